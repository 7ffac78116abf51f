import { type GameBot, scoreBot } from '@sablier/bots'
import type { AnyGame } from '@sablier/kernel'
import { checkOptions } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { SHELF } from '@sablier/shelf'
import { type Measured, measureRates, type Now, type Rate, type Rounds, ratioOf, type Subject } from './measure.ts'
import { measureGrowth } from './measures/growth.ts'
import { fullPlayouts, MINIATURE, peerPlayouts, silentPlayouts } from './measures/playouts.ts'
import { forks, middlePositions, resamples } from './measures/positions.ts'
import { type GameLengths, measureLengths } from './measures/same-game.ts'
import { miniatureSearch, peerSearch, searchOf } from './measures/searches.ts'

/** How long and how often everything is measured. */
export interface BenchPlan extends Rounds {
  /** Whether the tree searches are measured too. */
  readonly search: boolean
  /** Ids of the games to measure besides the miniature; all of the shelf when left out. */
  readonly games?: readonly string[]
  readonly now: Now
  readonly tell?: (done: number, total: number) => void
}

/** Everything a run found. Absolute rates depend on the machine; the ratios are what counts. */
export interface BenchReport {
  /** `silent`, `everything`, `search` and each game: times boardgame.io's rate. `fork`, `resample`: silent decisions' worth. `growth`: cost at 10,000 answers by cost at 100. */
  readonly ratios: Readonly<Record<string, number>>
  readonly spreads: Readonly<Record<string, Measured>>
  readonly rates: Readonly<Record<string, Rate>>
  /** Microseconds a decision with everything on, after so many answers. */
  readonly costAfter: Readonly<Record<number, number>>
  /** Decisions of a random game of the miniature in both engines. */
  readonly lengths: GameLengths
  readonly plan: Rounds & { readonly seats: number }
}

/** Runs every benchmark beside boardgame.io, interleaved, and reports the ratios. */
export async function runBench(plan: BenchPlan): Promise<BenchReport> {
  const { rounds, milliseconds, warmup, now } = plan
  const games = await loadGames(plan.games)
  const subjects = [...miniatureSubjects(plan), ...games.flatMap((loaded) => gameSubjects(loaded, plan))]
  const total = subjects.length * (rounds + 1)
  const rates = await measureRates(subjects, plan, now, (done) => plan.tell?.(done, total))
  const { costAfter, ratio: growth } = measureGrowth(rounds, now)
  const spreads = {
    ...ratiosOf(
      rates,
      games.map(({ game }) => game.id),
    ),
    growth,
  }
  return {
    ratios: Object.fromEntries(Object.entries(spreads).map(([name, { median }]) => [name, round(median)])),
    spreads,
    rates: Object.fromEntries(rates),
    costAfter,
    lengths: measureLengths(),
    plan: { rounds, milliseconds, warmup, seats: MINIATURE.seats },
  }
}

const round = (ratio: number): number => Math.round(ratio * 100) / 100

interface Loaded {
  readonly game: AnyGame
  readonly bot: GameBot
}

async function loadGames(wanted: readonly string[] | undefined): Promise<Loaded[]> {
  const entries = SHELF.filter(({ id }) => !wanted || wanted.includes(id))
  const loaded = await Promise.all(entries.map((entry) => entry.load()))
  return loaded.map(({ game, bot = scoreBot }) => ({ game, bot }))
}

function miniatureSubjects({ now, search }: BenchPlan): Subject[] {
  const positions = middlePositions(lanterns)
  const table = { game: lanterns, seats: MINIATURE.seats, options: { nights: MINIATURE.nights } }
  return [
    peerPlayouts(now),
    silentPlayouts('silent', table, now),
    fullPlayouts(lanterns, now),
    forks(positions, now),
    resamples(positions, now),
    ...(search ? [peerSearch(now), miniatureSearch(lanterns, now)] : []),
  ]
}

function gameSubjects({ game, bot }: Loaded, { now, search }: BenchPlan): Subject[] {
  const seats = Math.min(game.seats.max, MINIATURE.seats)
  const table = { game, seats, options: checkOptions(game, seats) }
  return [
    silentPlayouts(game.id, table, now),
    ...(search ? [searchOf(`${game.id} search`, { ...table, bot }, now)] : []),
  ]
}

/** Each rate beside its peer, round by round. */
function ratiosOf(rates: ReadonlyMap<string, Rate>, games: readonly string[]): Record<string, Measured> {
  const found: Record<string, Measured> = {}
  const set = (name: string, rate: string, to: string): void => {
    const [of, by] = [rates.get(rate), rates.get(to)]
    if (of && by) found[name] = ratioOf(of, by)
  }
  set('silent', 'silent', 'boardgame.io')
  set('everything', 'everything', 'boardgame.io')
  set('fork', 'silent', 'fork')
  set('resample', 'silent', 'resample')
  set('search', 'search', 'boardgame.io search')
  for (const id of games) {
    set(id, id, 'boardgame.io')
    set(`${id} search`, `${id} search`, 'boardgame.io search')
  }
  return found
}
