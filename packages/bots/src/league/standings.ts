import { required } from '@sablier/kernel'
import { LEVELS, type Level } from '../level-id.ts'
import { addWork, type Outcome, type Work } from './outcome.ts'
import { type Rating, rate, type Score, wilson } from './rating.ts'
import { pairingOf } from './schedule.ts'

/** How a level did against a table of the next weaker one. */
export interface PairStanding {
  readonly stronger: Level
  readonly weaker: Level
  readonly seats: number
  readonly games: number
  /** The share of wins of the stronger level's one seat. */
  readonly rate: number
  readonly interval: readonly [number, number]
  /** A seat's share of the win among equal players. */
  readonly fair: number
  /** Where a level met itself: by how much the budget of the one seat was divided. */
  readonly divided: number | null
  /** Of the deals played from every seat, how many one and the same seat won each time: there the deal decided. */
  readonly byDeal: number
  readonly deals: number
}

/** The result of a league. */
export interface Standings {
  readonly ratings: readonly Rating[]
  readonly pairs: readonly PairStanding[]
  readonly work: Readonly<Partial<Record<Level, Work>>>
  readonly games: number
  readonly unfinished: number
  readonly failures: readonly string[]
}

/** Sums up the matches of a league. */
export function standingsOf(outcomes: readonly Outcome[]): Standings {
  const pairs = new Map<string, Outcome[]>()
  const work: Partial<Record<Level, Work>> = {}
  for (const outcome of outcomes) {
    const name = pairingOf(outcome.fixture)
    pairs.set(name, [...(pairs.get(name) ?? []), outcome])
    if (outcome.fixture.divided !== undefined) continue
    for (const level of LEVELS) if (outcome.work[level]) work[level] = addWork(work[level], outcome.work[level])
  }
  const met = LEVELS.filter((level) => work[level])
  return {
    ratings: rate(met, [...pairs.values()].filter(([first]) => first?.fixture.divided === undefined).map(duels)),
    pairs: [...pairs.values()].map(pairStanding),
    work,
    games: outcomes.length,
    unfinished: outcomes.filter(({ result }) => !result).length,
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

/** How one pairing stands. */
export function pairStanding(outcomes: readonly Outcome[]): PairStanding {
  const { stronger, weaker, seats, divided = null } = required(outcomes[0]).fixture
  const wins = outcomes.reduce((sum, { share }) => sum + share, 0)
  const games = outcomes.length
  const deals = wholeDeals(outcomes)
  return {
    stronger,
    weaker,
    seats,
    divided,
    games,
    rate: wins / games,
    interval: wilson(wins, games),
    fair: 1 / seats,
    byDeal: deals.filter((deal) => new Set(deal.map(({ result }) => result?.winners.join())).size === 1).length,
    deals: deals.length,
  }
}

/** The matches deal by deal, of deals played from every seat. */
function wholeDeals(outcomes: readonly Outcome[]): Outcome[][] {
  const deals = new Map<string, Outcome[]>()
  for (const outcome of outcomes) deals.set(outcome.fixture.seed, [...(deals.get(outcome.fixture.seed) ?? []), outcome])
  return [...deals.values()].filter((deal) => deal.length === deal[0]?.fixture.seats)
}

function duels(outcomes: readonly Outcome[]): Score {
  const { stronger, weaker, seats } = required(outcomes[0]).fixture
  return {
    a: stronger,
    b: weaker,
    points: outcomes.reduce((sum, { beaten }) => sum + beaten / (seats - 1), 0),
    games: outcomes.length,
  }
}
