import type { BotOrder, BotReply } from './message.ts'

/** One worker as the pool sees it, whatever it runs on. */
export interface WorkerPort {
  post(order: BotOrder): void
  /** Called once each before the first order. */
  onReply(take: (reply: BotReply) => void): void
  onFailure(take: (failure: string) => void): void
  /** Ends the worker at once, even in the middle of its work. */
  end(): void
}

/** Calls back after some milliseconds unless told not to. */
export type After = (milliseconds: number, call: () => void) => () => void

/** The parts of a pool. */
export interface PoolSetup {
  readonly spawn: () => WorkerPort
  /** How many workers think at the same time. */
  readonly size: number
  readonly after: After
  readonly now: () => number
}
