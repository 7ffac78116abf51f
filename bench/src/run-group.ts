import { type GameBot, scoreBot } from '@sablier/bots'
import { type AnyGame, checkOptions } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { SHELF } from '@sablier/shelf'
import {
  type Measured,
  measureRates,
  processorTime as now,
  type Rate,
  type Rounds,
  ratioOf,
  type Subject,
} from './measure.ts'
import { measureGrowth } from './measures/growth.ts'
import { fullPlayouts, MINIATURE, peerPlayouts, silentPlayouts } from './measures/playouts.ts'
import { forks, middlePositions, resamples } from './measures/positions.ts'
import { miniatureSearch, peerSearch, searchOf } from './measures/searches.ts'

/** What is measured side by side: the silent kernel, the kernel with everything on, search, growth, or one game by id. */
export interface Group {
  readonly name: string
  readonly rounds: Rounds
  /** Whether tree searches are measured too. */
  readonly search: boolean
}

/** What one group found. */
export interface GroupReport {
  readonly rates: Readonly<Record<string, Rate>>
  readonly spreads: Readonly<Record<string, Measured>>
  readonly costAfter?: Readonly<Record<number, number>>
}

/** Which ratio is taken of which rates. */
type Pairs = Readonly<Record<string, readonly [of: string, by: string]>>

const PEER = 'boardgame.io'
const PEER_SEARCH = 'boardgame.io search'
const TABLE = { game: lanterns as AnyGame, seats: MINIATURE.seats, options: { nights: MINIATURE.nights } }

/** A search thinks at many moments in each round, and runs through far more code than a playout: both take longer. */
const SEARCH_LONGER = 2
const SEARCH_WARMUP = 4

/** The groups of the kernel's own figures; every game of the shelf is one more. */
export const KERNEL_GROUPS = ['silent', 'everything', 'search', 'growth'] as const

/** Measures one group, its peer beside it in every round. */
export async function runGroup({ name, rounds, search }: Group): Promise<GroupReport> {
  switch (name) {
    case 'silent': {
      const positions = middlePositions(lanterns)
      const subjects = [
        peerPlayouts(now),
        silentPlayouts('silent', TABLE, now),
        forks(positions, now),
        resamples(positions, now),
      ]
      const pairs: Pairs = { silent: ['silent', PEER], fork: ['silent', 'fork'], resample: ['silent', 'resample'] }
      return await measure(subjects, pairs, rounds)
    }
    case 'everything':
      return await measure(
        [peerPlayouts(now), fullPlayouts(lanterns, now)],
        { everything: ['everything', PEER] },
        rounds,
      )
    case 'search':
      return await measure(
        [peerSearch(now), miniatureSearch(lanterns, now)],
        { search: ['search', PEER_SEARCH] },
        {
          ...rounds,
          milliseconds: rounds.milliseconds * SEARCH_LONGER,
          warmup: rounds.warmup * SEARCH_WARMUP,
        },
      )
    case 'growth': {
      const { costAfter, ratio } = measureGrowth(rounds, now)
      return { rates: {}, spreads: { growth: ratio }, costAfter }
    }
    default:
      return await measureGame(await loadGame(name), rounds, search)
  }
}

interface Loaded {
  readonly game: AnyGame
  readonly bot: GameBot
}

async function loadGame(id: string): Promise<Loaded> {
  const entry = SHELF.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`There is no game ${id} on the shelf`)
  const { game, bot = scoreBot } = await entry.load()
  return { game, bot }
}

async function measureGame({ game, bot }: Loaded, rounds: Rounds, search: boolean): Promise<GroupReport> {
  const seats = Math.min(game.seats.max, MINIATURE.seats)
  const table = { game, seats, options: checkOptions(game, seats) }
  const found = `${game.id} search`
  const subjects = [peerPlayouts(now), silentPlayouts(game.id, table, now)]
  if (search) subjects.push(peerSearch(now), searchOf(found, { ...table, bot }, now))
  return await measure(subjects, { [game.id]: [game.id, PEER], [found]: [found, PEER_SEARCH] }, rounds)
}

async function measure(subjects: readonly Subject[], pairs: Pairs, rounds: Rounds): Promise<GroupReport> {
  const rates = await measureRates(subjects, rounds, now)
  const spreads: Record<string, Measured> = {}
  for (const [name, [of, by]] of Object.entries(pairs)) {
    const [rate, peer] = [rates.get(of), rates.get(by)]
    if (rate && peer) spreads[name] = ratioOf(rate, peer)
  }
  return { rates: Object.fromEntries(rates), spreads }
}
