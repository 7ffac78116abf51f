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
export function startStopwatch({ iterations, milliseconds }: Budget, now: Now | null): Stopwatch {
  if (!now || milliseconds === undefined) return new Counter(iterations ?? 1)
  return new Timer(milliseconds, iterations, now)
}

class Counter implements Stopwatch {
  constructor(private readonly iterations: number) {}

  left(done: number): number {
    return this.iterations - done
  }
}

class Timer implements Stopwatch {
  private readonly start: number

  constructor(
    private readonly milliseconds: number,
    private readonly iterations: number | undefined,
    private readonly now: Now,
  ) {
    this.start = now()
  }

  left(done: number): number {
    const { milliseconds, iterations } = this
    const used = this.now() - this.start
    if (used >= milliseconds) return 0
    if (iterations !== undefined) return iterations - done
    return used > 0 ? Math.ceil((done / used) * (milliseconds - used)) + 1 : Number.POSITIVE_INFINITY
  }
}
