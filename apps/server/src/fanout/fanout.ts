/** Wakes other processes. The log stays the truth: a missed message is found there. */
export interface Fanout {
  /** The log of a table has grown to this number. */
  publish(table: string, seq: number): void
  /** A message to all other processes that holds only now: whoever misses it asks again. */
  note(text: string): void
  /** Are the other processes out of reach just now? */
  isDeaf(): boolean
  close(): Promise<void>
}
/** What a process does when it is woken. */
export interface FanoutListener {
  wake(table: string, seq: number): void
  /** A note of another process. */
  heard(from: string, text: string): void
  /** The connection was broken for a while: anything may have been missed. */
  wakeAll(): void
}

/** One process alone has nobody to wake. */
export const alone: Fanout = { publish: () => {}, note: () => {}, isDeaf: () => false, close: async () => {} }
