import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameBot } from '@sablier/bots'
import {
  type AnyGame,
  type Ask,
  below,
  type Chance,
  checkOptions,
  type Entry,
  type OptionValues,
  parseRecord,
  Simulation,
  seedChance,
  seedFrom,
} from '@sablier/kernel'
import { randomTaking } from '@sablier/kernel/testing'
import { findGame } from '@sablier/shelf'
import type { Plays, Source } from './moment.ts'
import { ROOT } from './root.ts'

/** What a game of a source is made of. */
export interface SourceGame {
  readonly game: AnyGame
  readonly bot: GameBot | null
  readonly seats: number
  readonly options: OptionValues
  readonly secret: string
  readonly entropy: readonly string[]
  /** The answers of a recorded game; null: they are made while it is played. */
  readonly recorded: readonly Entry[] | null
}

export const recordedFolder = (game: string): string => join(ROOT, 'games', game, 'tests/recorded')
/** Past so many decisions a simulated game is given up. */
export const MOST_ENTRIES = 5000
/** Players look at standing offers once in so many decisions. */
const OFFER_EVERY = 6

/** Opens the game of a source. */
export async function openSource(id: string, source: Source): Promise<SourceGame> {
  const box = await findGame(id)?.load()
  if (!box) throw new Error(`There is no game ${id}`)
  const { game, bot = null } = box
  if ('secret' in source) {
    const { secret, seats, options = {} } = source
    return { game, bot, seats, options: checkOptions(game, seats, options), secret, entropy: [], recorded: null }
  }
  const record = parseRecord(readFileSync(join(recordedFolder(id), `${source.recorded}.json`), 'utf8'))
  const { seats, options, secret, entropy, stepsBack } = record
  if (stepsBack) throw new Error(`${source.recorded} steps back: a saved game cannot say so`)
  const recorded = record.entries.map(({ hash: _, ...entry }) => entry as Entry)
  return { game, bot, seats, options, secret, entropy, recorded }
}

/** Plays a source; stops at every question, with the entries so far. Ends when the game is over. */
export function* playSource(
  { game, bot, seats, options, secret, entropy, recorded }: SourceGame,
  plays: Plays,
): Generator<{ readonly ask: Ask | null; readonly entries: readonly Entry[] }> {
  const simulation = Simulation.start(game, seats, options, seedFrom(secret, entropy))
  const chance = seedChance(`${secret} answers`)
  const policy = plays === 'sensibly' ? bot : null
  const takes = plays === 'taking offers'
  const entries: Entry[] = []
  for (;;) {
    const { ask } = simulation
    yield { ask, entries }
    const entry = recorded
      ? recorded[entries.length]
      : (takes && randomTake(simulation, chance)) || nextEntry(simulation, policy, chance)
    if (!entry) return
    simulation.enter(entry)
    entries.push(entry)
  }
}

function nextEntry(simulation: Simulation, bot: GameBot | null, chance: Chance): Entry | null {
  const { ask, table } = simulation
  if (!ask) return null
  if (bot?.takes && below(chance, OFFER_EVERY) === 0) {
    const seat = below(chance, table.seats.length)
    const offers = simulation.offers(seat)
    const taking = offers.length > 0 ? bot.takes(table, seat, offers) : null
    if (taking) return { seat, ...taking }
  }
  const choice = bot ? bot.policy(table, ask, chance) : ask.randomChoice(chance)
  return { seat: ask.seat, answer: ask.encode(choice) }
}

/** Now and then somebody takes up what stands open to them. */
function randomTake(simulation: Simulation, chance: Chance): Entry | null {
  if (!simulation.ask || below(chance, OFFER_EVERY) > 0) return null
  const seat = below(chance, simulation.table.seats.length)
  const offers = simulation.offers(seat)
  const offer = offers[below(chance, Math.max(1, offers.length))]
  const taking = offer ? randomTaking(offer, chance) : null
  return taking ? { seat, ...taking } : null
}
