/** Wakes other processes. The log stays the truth: a missed message is found there. */
export interface Fanout {
  /** A table is in memory from now on: what other processes say about it is listened to. */
  follow(table: string): void
  /** It is not any more. */
  leave(table: string): void
  /** The log of a table has grown to this number. */
  publish(table: string, seq: number): void
  /** A message to all other processes that holds only now: whoever misses it asks again. */
  note(text: string): void
  /** The same about a table, to the processes that have it in memory. */
  noteAt(table: string, text: string): void
  /** Can what others do at a table not be heard just now? */
  isDeaf(table: string): boolean
  close(): Promise<void>
}
/** The reactions of a process to messages from others. */
export interface FanoutListener {
  wake(table: string, seq: number): void
  /** A note of another process. */
  heard(from: string, text: string): void
  /** These tables were not listened to for a while: anything may have been missed. */
  missed(tables: Iterable<string>): void
  /** The same for what is said to all. */
  missedAll(): void
}

/** One process alone has nobody to wake. */
export const alone: Fanout = {
  follow: () => {},
  leave: () => {},
  publish: () => {},
  note: () => {},
  noteAt: () => {},
  isDeaf: () => false,
  close: async () => {},
}
