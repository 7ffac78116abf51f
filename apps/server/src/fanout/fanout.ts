/** Wakes other processes up. The log stays the truth: what is missed here is read there. */
export interface Fanout {
  /** The log of a table has grown to this number. */
  publish(table: string, seq: number): void
  /** A note to all other processes that is true only now: who misses it asks again. */
  note(text: string): void
  /** Whether others cannot be heard just now. */
  isDeaf(): boolean
  close(): Promise<void>
}
/** What a process does when it is woken. */
export interface FanoutListener {
  wake(table: string, seq: number): void
  /** A note of another process. */
  heard(from: string, text: string): void
  /** The line was broken for a while: anything may have been missed. */
  wakeAll(): void
}

/** One process alone has nobody to wake. */
export const alone: Fanout = { publish: () => {}, note: () => {}, isDeaf: () => false, close: async () => {} }
