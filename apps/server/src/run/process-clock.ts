import { performance } from 'node:perf_hooks'

/**
 * The time by which tables go: the wall clock as it stood when the process began, carried on by a clock that nobody can
 * set. A step of the machine's clock changes nobody's time to think.
 */
export function processClock(
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): () => number {
  const began = wall() - steady()
  return () => Math.round(began + steady())
}
