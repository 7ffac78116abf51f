import type { AnyTable, FairShare, Gauge } from '@sablier/bots'
import type { AnyGame } from '@sablier/kernel'
import { CardTally } from '../sim/card-tally.ts'
import { spreadOf } from '../sim/tally.ts'
import { type Interval, intervalOf } from './interval.ts'

/** A share of the wins over the fair one: 1 is fair. */
export interface ShareReport extends Interval {
  readonly kind: string
  readonly id: string
  readonly dealt: number
}

/** How many of those who could met or kept something. */
export interface RateReport extends Interval {
  readonly id: string
  readonly tries: number
}

interface Sum {
  readonly kind: string
  tries: number
  fair: number
  won: number
}

/** Counts what a series of games came to. */
export class BalanceTally {
  readonly cards: CardTally
  games = 0
  private readonly ends = new Map<string, number>()
  private readonly shares = new Map<string, Sum>()
  private readonly goals = new Map<string, { tries: number; met: number }>()
  private readonly numbers = new Map<string, number[]>()
  /** By kind of component: the most in use at once, game by game. */
  private readonly peaks = new Map<string, number[]>()
  private highest: Record<string, number> = {}

  constructor(
    game: AnyGame,
    private readonly seats: number,
    private readonly gauge: Gauge | undefined,
  ) {
    this.cards = new CardTally(game, seats)
  }

  /** Looks at the table after an answer. */
  stood(t: AnyTable): void {
    this.cards.stood(t.state)
    for (const kind of Object.keys(this.gauge?.box ?? {}))
      this.highest[kind] = Math.max(this.highest[kind] ?? 0, this.gauge?.inUse?.(t, kind) ?? 0)
  }

  /** Reads what a finished game came to. */
  ended(t: AnyTable): void {
    const { reason = 'none', winners = [], scores = [] } = t.state.result ?? {}
    this.games++
    this.cards.ended(t.state)
    this.ends.set(reason, (this.ends.get(reason) ?? 0) + 1)
    for (const share of this.gauge?.shares(t) ?? []) this.addShare(share)
    for (const seat of t.seats)
      this.addShare({
        kind: 'seat',
        id: `seat ${seat + 1}`,
        fair: 1 / this.seats,
        won: winners.includes(seat) ? 1 / winners.length : 0,
      })
    for (const { id, met } of this.gauge?.goals?.(t) ?? []) {
      const goal = this.goals.get(id) ?? { tries: 0, met: 0 }
      this.goals.set(id, { tries: goal.tries + 1, met: goal.met + (met ? 1 : 0) })
    }
    for (const score of scores) push(this.numbers, 'score', score)
    for (const [name, value] of Object.entries(this.gauge?.numbers?.(t) ?? {})) push(this.numbers, name, value)
    for (const [kind, most] of Object.entries(this.highest)) push(this.peaks, kind, most)
    this.highest = {}
  }

  private addShare({ kind, id, fair, won }: FairShare): void {
    const sum = this.shares.get(id) ?? { kind, tries: 0, fair: 0, won: 0 }
    this.shares.set(id, { kind, tries: sum.tries + 1, fair: sum.fair + fair, won: sum.won + won })
  }

  report() {
    return {
      games: this.games,
      ends: [...this.ends].map(([id, n]) => ({ id, tries: this.games, ...intervalOf(n, this.games) })),
      shares: this.seats === 1 ? [] : [...this.shares].map(([id, sum]) => shareReport(id, sum)),
      goals: [...this.goals].map(([id, { tries, met }]) => ({ id, tries, ...intervalOf(met, tries) })),
      numbers: Object.fromEntries([...this.numbers].map(([name, values]) => [name, spreadOf(values)])),
      ...(this.gauge?.box ? { box: this.boxReport(this.gauge.box) } : {}),
      cards: this.cards.reports(),
    }
  }

  /** In how many games the components did, for each kind and for all, and the most in use at once. */
  private boxReport(box: Readonly<Record<string, number>>) {
    const fits = (kind: string, game: number): boolean => (this.peaks.get(kind)?.[game] ?? 0) <= (box[kind] ?? 0)
    const games = Array.from({ length: this.games }, (_, game) => game)
    const kinds = Object.keys(box)
    const rate = (id: string, test: (game: number) => boolean): RateReport => ({
      id,
      tries: this.games,
      ...intervalOf(games.filter(test).length, this.games),
    })
    return {
      all: rate('all', (game) => kinds.every((kind) => fits(kind, game))),
      kinds: kinds.map((kind) => ({
        ...rate(kind, (game) => fits(kind, game)),
        inBox: box[kind] ?? 0,
        most: mostInUse(this.peaks.get(kind) ?? []),
      })),
    }
  }
}

export type BalanceReport = ReturnType<BalanceTally['report']>

/** The most in use at once: in half of the games, in 99 of 100, in all. */
function mostInUse(peaks: readonly number[]): readonly number[] {
  const sorted = peaks.toSorted((a, b) => a - b)
  return [0.5, 0.99, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
}

function shareReport(id: string, { kind, tries, fair, won }: Sum): ShareReport {
  const { share, low, high } = intervalOf(won, tries)
  const even = fair / tries
  return { kind, id, dealt: tries, share: share / even, low: low / even, high: high / even }
}

function push(lists: Map<string, number[]>, name: string, value: number): void {
  const list = lists.get(name)
  if (list) list.push(value)
  else lists.set(name, [value])
}
