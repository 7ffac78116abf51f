import type { Entry, OptionValues } from '@sablier/kernel'
import type { Moment, Plays, Source } from './moment.ts'
import { MOST_ENTRIES, openSource, playSource, type SourceGame } from './play-source.ts'

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

/** How many other games are searched when the kept one no longer asks what it asked. */
const OTHER_GAMES = 60

/**
 * A moment as a saved game. Every seat is a person's: computer players would go on at once, and the moment would be gone. Only
 * when the game is over do they sit on the other seats, so that the end is seen from a seat. After a change of the rules the game
 * may ask something else here: then it is the next moment that asks the same, in this game or another one of as many seats.
 */
export async function savedMoment(moment: Moment, id = 'moment'): Promise<SavedMoment> {
  for (const source of [moment.source, ...otherSources(moment)]) {
    const opened = await openSource(moment.game, source)
    const entries = entriesOf(opened, moment, 'plays' in source ? source.plays : 'sensibly')
    if (entries) return savedGame(opened, entries, { id, over: moment.ask === null })
  }
  throw new Error(
    `${moment.game} ${moment.name}: nothing asks ${moment.ask}. Find the moments anew: npm run tables -- --find`,
  )
}

function otherSources({ seats, source }: Moment): Source[] {
  const known = 'secret' in source ? source : { seats, plays: 'sensibly' as const }
  return Array.from({ length: OTHER_GAMES }, (_, n) => ({ ...known, secret: `table ${n}` }))
}

/** The entries up to a moment: where it was kept, else the next time the same is asked, else the last time before. */
function entriesOf(
  opened: SourceGame,
  { entries: count, ask }: Pick<Moment, 'entries' | 'ask'>,
  plays: Plays,
): Entry[] | null {
  let before: Entry[] | null = null
  for (const { ask: asked, entries } of playSource(opened, plays)) {
    if (entries.length > MOST_ENTRIES) break
    if ((asked?.text ?? null) !== ask) continue
    if (entries.length >= count) return entries.slice()
    before = entries.slice()
  }
  return before
}

function savedGame(
  { game, seats, options, secret, entropy }: SourceGame,
  entries: readonly Entry[],
  { id, over }: Pick<SavedMoment, 'id' | 'over'>,
): SavedMoment {
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat] ?? `Seat ${seat}`,
    level: over && seat > 0 ? 'novice' : null,
  }))
  return { id, game: game.id, version: game.version, players, options, secret, entropy, entries, over, at: 1 }
}
