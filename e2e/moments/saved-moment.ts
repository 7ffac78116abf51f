import type { Entry, OptionValues } from '@sablier/kernel'
import type { Moment } from './moment.ts'
import { openSource, playSource } from './play-source.ts'

/** A local game as the client keeps it in `localStorage` (apps/web/src/saved/saved-games.ts). */
export interface SavedMoment {
  readonly id: string
  readonly game: string
  readonly version: string
  readonly players: readonly { readonly name: string; readonly level: string | null }[]
  readonly options: OptionValues
  readonly secret: string
  readonly entropy: readonly string[]
  readonly entries: readonly Entry[]
  readonly over: boolean
  readonly at: number
}

const NAMES = ['Marguerite', 'Ada', 'Bartholomew', 'Chi', 'Désirée', 'Ewen']

/**
 * A moment as a saved game. Every seat is a person's: computer players would go on at once, and the moment would be gone. Only
 * when the game is over do they sit on the other seats, so that the end is seen from a seat.
 */
export async function savedMoment({ name, game: id, source, entries: count, ask }: Moment): Promise<SavedMoment> {
  const opened = await openSource(id, source)
  const { game, seats, options, secret, entropy } = opened
  for (const { ask: asked, entries } of playSource(opened, 'plays' in source ? source.plays : 'sensibly')) {
    if (entries.length < count) continue
    if ((asked?.text ?? null) !== ask)
      throw new Error(
        `${id} ${name}: the game asks ${asked?.text}, not ${ask}. Find the moments anew: npm run tables -- --find`,
      )
    return {
      id: 'moment',
      game: id,
      version: game.version,
      players: Array.from({ length: seats }, (_, seat) => ({
        name: NAMES[seat] ?? `Seat ${seat}`,
        level: ask === null && seat > 0 ? 'novice' : null,
      })),
      options,
      secret,
      entropy,
      entries: entries.slice(),
      over: ask === null,
      at: 1,
    }
  }
  throw new Error(`${id} ${name}: the game has no moment ${count}. Find the moments anew: npm run tables -- --find`)
}
