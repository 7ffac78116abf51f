import { wrap } from 'comlink'
import type { ToldGame } from '../end/told-game.ts'
import type { ReplayHost } from './replay-host.ts'

/** A worker that can replay records. */
export const replayWorker = (): Worker => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' })

const NOTHING: ToldGame = { scores: [], chances: [] }

/** How a game went whose record lies at an address; nothing if it cannot be had. */
export async function storyOfRecord(address: string): Promise<ToldGame> {
  const worker = replayWorker()
  try {
    const host = wrap<ReplayHost>(worker)
    const reply = await fetch(address)
    if (!reply.ok) return NOTHING
    await host.open(await reply.text())
    return await host.story()
  } catch {
    return NOTHING
  } finally {
    worker.terminate()
  }
}
