import { findGame } from '@sablier/shelf'
import { readMoments } from './kept-moments.ts'
import type { Moment } from './moment.ts'

/** For every kind of question of a game a kept moment that asks it; the kinds that no kept game asks. */
export async function askedMoments(id: string): Promise<{ readonly moments: Moment[]; readonly neverAsked: string[] }> {
  const box = await findGame(id)?.load()
  if (!box) throw new Error(`There is no game ${id}`)
  const kept = readMoments().filter(({ game }) => game === id)
  const moments: Moment[] = []
  const neverAsked: string[] = []
  for (const kind of Object.keys(box.game.text.asks)) {
    const asking = kept.filter(({ ask }) => ask === kind)
    // A short game is opened sooner.
    const first = asking.sort((a, b) => a.entries - b.entries)[0]
    if (first) moments.push(first)
    else neverAsked.push(kind)
  }
  return { moments, neverAsked }
}
