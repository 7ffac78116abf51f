import { required } from '@sablier/kernel'
import type { Edge } from './tree.ts'

/** How many deviations an answer must lie behind the best one to leave before its round is over. */
const HOPELESS = 2.5
/** Worlds that every answer gets before any may leave early: more where there is time, so that rare turns are met. */
const FEWEST = 8
const ENOUGH = 32
/** A share of the win too small to look for: answers that differ by less are as good as each other. */
const ALIKE = 0.004

/** By how much one answer was better than another in the worlds that both were tried in. */
interface Gap {
  readonly mean: number
  /** How far the mean may lie from the truth, as a standard deviation. */
  readonly error: number
}

/**
 * Shares iterations among the answers to the first question. Everybody is tried in the same worlds, and answers are compared
 * world by world; where it narrows, hopeless ones leave at once and the worse half after each round, until one is left,
 * those left are alike, or the time is over.
 */
export class Contest {
  private round = 0
  private quota = 0
  private looked = 0
  private fewest = 0
  private readonly first: Edge | null

  /** The first answer is the policy's: another must be better by more than chance, `trust` deviations, to beat it. */
  constructor(
    private standing: Edge[],
    private readonly narrows: boolean,
    private readonly trust: number,
  ) {
    this.first = standing[0] ?? null
  }

  /** The answer to try next, when about so many iterations are left; null if nothing is left to find out. */
  next(left: number): Edge | null {
    const least = this.leastTried()
    if (!least) return null
    const tried = least.visits
    if (this.standing.length < 2) return tried > 0 ? null : least
    if (!this.narrows) return least
    if (this.fewest === 0) this.fewest = Math.max(FEWEST, Math.min(ENOUGH, left / (4 * this.standing.length)))
    if (tried >= this.fewest && tried >= 2 * this.looked) {
      this.looked = tried
      if (!this.dropHopeless()) return null
    }
    if (tried >= this.quota) {
      if (this.round > 0) this.halve()
      if (this.standing.length < 2) return null
      this.beginRound(left)
    }
    return this.leastTried()
  }

  /** The best answer so far: the policy's unless another is better by more than chance. */
  best(): Edge | null {
    let best: Edge | null = null
    for (const edge of this.standing) if (edge.visits > 0 && (!best || edge.mean > best.mean)) best = edge
    const { first } = this
    if (!best || !first || first === best || first.visits === 0 || !this.standing.includes(first)) return best
    const { mean, error } = gapBetween(best, first)
    return mean > this.trust * error ? best : first
  }

  private leastTried(): Edge | null {
    let least: Edge | null = null
    for (const edge of this.standing) if (!least || edge.visits < least.visits) least = edge
    return least
  }
  /** Lets the answers go that are surely worse; false if nothing is left to find out. */
  private dropHopeless(): boolean {
    const leader = required(this.ranked()[0])
    let undecided = false
    this.standing = this.standing.filter((edge) => {
      if (edge === leader) return true
      const { mean, error } = gapBetween(leader, edge)
      if (mean > HOPELESS * error && mean > 0) return false
      if (mean + HOPELESS * error > ALIKE) undecided = true
      return true
    })
    return undecided
  }
  private halve(): void {
    this.standing = this.ranked().slice(0, Math.ceil(this.standing.length / 2))
  }
  private ranked(): Edge[] {
    return this.standing.slice().sort((a, b) => this.worth(b) - this.worth(a))
  }
  private beginRound(left: number): void {
    const { length } = this.standing
    const rounds = Math.max(1, Math.ceil(Math.log2(length)))
    this.round++
    this.quota = (this.leastTried()?.visits ?? 0) + Math.max(1, Math.floor(left / (rounds * length)))
  }
  private worth(edge: Edge): number {
    if (edge !== this.first || edge.visits === 0) return edge.mean
    return edge.mean + (this.trust * edge.spread) / Math.sqrt(edge.visits)
  }
}

/** By how much an answer was better than another, world by world. */
export function gapBetween(one: Edge, other: Edge): Gap {
  const worlds = Math.min(one.visits, other.visits)
  let sum = 0
  let squares = 0
  for (let n = 0; n < worlds; n++) {
    const gap = required(one.outcomes[n]) - required(other.outcomes[n])
    sum += gap
    squares += gap * gap
  }
  const mean = sum / worlds
  const variance = worlds > 1 ? (squares - sum * mean) / (worlds - 1) : 0.25
  return { mean, error: Math.sqrt(Math.max(0, variance) / worlds) }
}

/** Deviations by which an answer must be ahead for chance not to explain it. */
const CLEARLY = 2

/** Whether an answer is better than another by more than chance can explain. */
export function clearlyBetter(one: Edge, other: Edge): boolean {
  const { mean, error } = gapBetween(one, other)
  return mean > ALIKE && mean > CLEARLY * error
}
