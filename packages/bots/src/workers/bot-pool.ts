import type { Answer, Forecast, Match, Seat } from '@sablier/kernel'
import type { Budget } from '../budget.ts'
import type { Decided } from '../decide.ts'
import type { Hint } from '../hint.ts'
import type { Level } from '../level-id.ts'

/** A decision or a hint to be worked out elsewhere. */
export interface BotTask {
  readonly match: Match
  readonly seat: Seat
  readonly level: Level
  readonly seed: string
  readonly budget?: Budget
  /** Milliseconds from now after which there is an answer, whatever happens. */
  readonly limit?: number
}

/** An answer to be tried elsewhere. */
export interface ForecastTask {
  readonly match: Match
  readonly seat: Seat
  readonly answer: Answer
  /** Milliseconds from now after which it is given up. */
  readonly limit: number
}

/** Something being worked out. Cancelling it makes the outcome null; the worker is free again at once. */
export interface BotJob<T> {
  readonly outcome: Promise<T | null>
  cancel(): void
}

/** Computer players that think beside the caller: worker threads on a server, Web Workers in a browser. */
export interface BotPool {
  /** Always answers within its limit, legally if the seat is asked; null only if cancelled. */
  decide(task: BotTask): BotJob<Decided>
  /** Null if cancelled, if the seat is not asked or if no estimate was ready in time. */
  hint(task: Omit<BotTask, 'level'>): BotJob<Hint>
  /** The effects of an answer; null if cancelled, too late, or illegal. */
  forecast(task: ForecastTask): BotJob<Forecast>
  /** Ends all workers; open jobs are cancelled. */
  close(): void
}
