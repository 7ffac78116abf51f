import type { Edge } from './tree.ts'

/**
 * Shares iterations among the answers to the first question. Everybody is tried in the same worlds; where it narrows, the
 * worse half leaves after each round, until one is left or the time is over.
 */
export class Contest {
  private round = 0
  private quota = 0

  /** The first answer is the policy's: another must be better by more than chance, `trust` deviations, to beat it. */
  constructor(
    private standing: Edge[],
    private readonly narrows: boolean,
    private readonly trust: number,
  ) {
    this.first = standing[0] ?? null
  }
  private readonly first: Edge | null

  /** The answer to try next, when about so many iterations are left; null if nothing is left to find out. */
  next(left: number): Edge | null {
    if (this.standing.length < 2 && (this.standing[0]?.visits ?? 0) > 0) return null
    let least = this.leastTried()
    if (this.narrows && least && least.visits >= this.quota) {
      if (this.round > 0) this.narrow()
      this.beginRound(left)
      if (this.standing.length < 2) return null
      least = this.leastTried()
    }
    return least
  }

  /** The best answer so far. */
  best(): Edge | null {
    let best: Edge | null = null
    for (const edge of this.standing) if (edge.visits > 0 && (!best || this.worth(edge) > this.worth(best))) best = edge
    return best
  }

  private leastTried(): Edge | null {
    let least: Edge | null = null
    for (const edge of this.standing) if (!least || edge.visits < least.visits) least = edge
    return least
  }
  private narrow(): void {
    const ranked = this.standing.slice().sort((a, b) => this.worth(b) - this.worth(a))
    this.standing = ranked.slice(0, Math.ceil(ranked.length / 2))
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
