import { wrap } from 'comlink'
import type { ScorePoint } from '../table/score-story.ts'
import type { ReplayHost } from './replay-host.ts'

/** A worker that can replay records. */
export const replayWorker = (): Worker => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })

/** How the scores went in a game whose record lies at an address; nothing if it cannot be had. */
export async function scoresOfRecord(address: string): Promise<ScorePoint[]> {
  const worker = replayWorker()
  try {
    const host = wrap<ReplayHost>(worker)
    const reply = await fetch(address)
    if (!reply.ok) return []
    await host.open(await reply.text())
    return await host.scores()
  } catch {
    return []
  } finally {
    worker.terminate()
  }
}
