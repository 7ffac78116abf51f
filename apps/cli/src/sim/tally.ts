import type { AnyGame, CardBase } from '@sablier/kernel'
import { CardTally } from './card-tally.ts'
import type { PlayedGame } from './play-game.ts'

/** The middle and the edges of a list of numbers; a tenth lies below `low` and a tenth above `high`. */
export interface Spread {
  readonly min: number
  readonly low: number
  readonly median: number
  readonly mean: number
  readonly high: number
  readonly max: number
  /** The standard deviation. */
  readonly deviation: number
}
const NO_SPREAD: Spread = { min: 0, low: 0, median: 0, mean: 0, high: 0, max: 0, deviation: 0 }

/** The spread of a list; all zero for an empty one. */
export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return NO_SPREAD
  const sorted = values.toSorted((a, b) => a - b)
  const at = (n: number): number => sorted[n] ?? 0
  const middle = (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const squares = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length
  const last = sorted.length - 1
  return {
    min: at(0),
    low: at(Math.round(last / 10)),
    median: middle,
    mean: round(mean),
    high: at(last - Math.round(last / 10)),
    max: at(last),
    deviation: round(Math.sqrt(squares)),
  }
}
const round = (value: number): number => Math.round(value * 100) / 100

/** Counts what happened over many games. */
export class Tally {
  readonly ends: Record<string, number> = {}
  readonly faults: { readonly seed: string; readonly message: string }[] = []
  readonly lengths: number[] = []
  private readonly scores: number[][]
  private readonly wins: number[]
  private readonly uses: number[]
  readonly cards: CardTally

  constructor(
    private readonly game: AnyGame,
    readonly seats: number,
  ) {
    this.scores = Array.from({ length: seats }, () => [])
    this.wins = new Array<number>(seats).fill(0)
    this.uses = game.cards.map(() => 0)
    this.cards = new CardTally(game, seats)
  }

  add({ decisions, begin, end }: PlayedGame): void {
    const { result } = end
    if (!result) return
    this.lengths.push(decisions)
    this.ends[result.reason] = (this.ends[result.reason] ?? 0) + 1
    for (const [seat, scores] of this.scores.entries()) scores.push(result.scores[seat] ?? 0)
    for (const seat of result.winners) this.wins[seat] = (this.wins[seat] ?? 0) + 1 / result.winners.length
    const moved = new Set<number>()
    for (const [piece, home] of end.home.entries()) if (home !== begin[piece]) moved.add(end.face[piece] ?? -1)
    for (const face of moved) this.uses[face] = (this.uses[face] ?? 0) + 1
  }

  /** Scores and shares of the wins, seat by seat. */
  seatReports() {
    const games = Math.max(1, this.lengths.length)
    return this.scores.map((scores, seat) => ({
      seat,
      winShare: Math.round(((this.wins[seat] ?? 0) / games) * 1000) / 1000,
      ...spreadOf(scores),
    }))
  }
  /** The share of the win that a seat got in the mean: one half of two players, in a solo game as often as it is won. */
  private get par(): number {
    const wins = this.wins.reduce((sum, won) => sum + won, 0)
    return Math.round((wins / Math.max(1, this.lengths.length * this.seats)) * 1000) / 1000
  }
  /** In how many games a copy of each card ended elsewhere than set-up had put it, and how those fared who had it. */
  cardReports() {
    const used = Object.fromEntries(
      this.game.cards.map((card: CardBase, face: number) => [card.id, this.uses[face] ?? 0]),
    )
    const unused = this.game.cards
      .filter((_: CardBase, face: number) => !this.uses[face])
      .map((card: CardBase) => card.id)
    return { kinds: this.game.cards.length, unused, used, par: this.par, byName: this.cards.reports() }
  }
}
