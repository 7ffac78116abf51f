import { parentPort } from 'node:worker_threads'
import { decide, hint } from '@sablier/bots'
import { Match } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import type { BotJob, BotReady, BotReply } from './bot-job.ts'

/** Decides in a thread of its own. The search looks only at worlds dealt anew from what the seat may know. */
async function work(job: BotJob): Promise<BotReply> {
  const { id, kind, game, seats, options, saved, seat, level, seed, budget } = job
  const loaded = await findGame(game)?.load()
  if (!loaded?.bot) return { id, entry: null, failure: `${game} has no computer player` }
  parentPort?.postMessage({ ready: id } satisfies BotReady)
  const match = new Match({ game: loaded.game, seats, options, seed: '' }, { listen: false, from: saved })
  const now = () => performance.now()
  const { bot } = loaded
  if (kind === 'hint') return { id, entry: null, hint: hint({ match, seat, bot, seed, budget, now }), failure: null }
  const { entry, report } = decide({ match, seat, level, bot, seed, budget, now })
  return { id, entry, failure: report.failure }
}

parentPort?.on('message', (job: BotJob) => {
  work(job)
    .catch((error: unknown): BotReply => ({ id: job.id, entry: null, failure: String(error) }))
    .then((reply) => parentPort?.postMessage(reply))
    .catch(() => process.exit(1))
})
