import type { Use } from './processor-time.ts'

/** How often a worker is looked at. */
export const LOOK_MS = 500
/** A worker that sleeps through so many looks waits for something that never comes. */
const LOOKS_ASLEEP = 20

/**
 * Says when a worker has had its time. A busy machine gives it little, so its processor time counts;
 * where the system does not tell it, the time between looks counts instead.
 */
export class Patience {
  readonly #limitMs: number
  readonly #first: Use | undefined
  #last: Use | undefined
  #asleep = 0
  #looks = 0

  constructor(limitMs: number, first: Use | undefined) {
    this.#limitMs = limitMs
    this.#first = first
    this.#last = first
  }

  /** Takes a look into account; true when the time is over. */
  isOver(use: Use | undefined): boolean {
    this.#looks++
    if (!use || !this.#first) return this.#looks * LOOK_MS > this.#limitMs
    this.#asleep = use.isAsleep && use.ms === this.#last?.ms ? this.#asleep + 1 : 0
    this.#last = use
    return this.#asleep >= LOOKS_ASLEEP || use.ms - this.#first.ms > this.#limitMs
  }
}
