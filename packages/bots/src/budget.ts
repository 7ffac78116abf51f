/** How long a bot may think: a number of iterations, a time, or whichever ends first. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Milliseconds since some fixed moment. The caller brings the clock; bots have none of their own. */
export type Now = () => number

/** Tells how much thinking is left. */
export interface Stopwatch {
  /** How many iterations may still be made after so many; where only a time is the limit, at the pace so far. */
  left(done: number): number
}

/** A stopwatch for a budget; without a clock only iterations count. */
export function startStopwatch(budget: Budget, now: Now | null): Stopwatch {
  const { iterations, milliseconds } = budget
  if (!now || milliseconds === undefined) return { left: (done) => (iterations ?? 1) - done }
  const start = now()
  return {
    left(done) {
      const used = now() - start
      if (used >= milliseconds) return 0
      if (iterations !== undefined) return iterations - done
      return used > 0 ? Math.ceil((done / used) * (milliseconds - used)) + 1 : Number.POSITIVE_INFINITY
    },
  }
}
