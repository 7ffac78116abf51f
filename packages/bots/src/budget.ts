/** How long a bot may think: a number of iterations, a time, or whichever ends first. */
export interface Budget {
  readonly iterations?: number
  readonly milliseconds?: number
}

/** Milliseconds since some fixed moment. The caller brings the clock; bots have none of their own. */
export type Now = () => number

/** Tells when thinking time is over. */
export interface Stopwatch {
  /** May iteration number `done` (counted from 0) still begin? */
  mayGoOn(done: number): boolean
}

/** A stopwatch for a budget; without a clock only iterations count. */
export function startStopwatch(budget: Budget, now: Now | null): Stopwatch {
  const limit = budget.iterations ?? (now && budget.milliseconds !== undefined ? Number.POSITIVE_INFINITY : 1)
  const until = now && budget.milliseconds !== undefined ? now() + budget.milliseconds : Number.POSITIVE_INFINITY
  return { mayGoOn: (done) => done < limit && (until === Number.POSITIVE_INFINITY || (now as Now)() < until) }
}
