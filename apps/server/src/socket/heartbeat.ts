/** A connection that is pinged now and then. */
export interface Pinged {
  try(): void
}

/**
 * Milliseconds between beats, and the number of beats between two pings of a connection. A connection that has not answered by
 * its next turn is dead: a loss is noticed after four to eight seconds.
 */
const BEAT = 500
const BEATS = 8

/** Pings every connection in turn, some at each beat: thousands at once would hold up every move. */
export class Heartbeat {
  private readonly parts = Array.from({ length: BEATS }, () => new Set<Pinged>())
  private readonly timer: NodeJS.Timeout
  private added = 0
  private beats = 0

  constructor() {
    this.timer = setInterval(() => this.beat(), BEAT)
    this.timer.unref()
  }
  add(connection: Pinged): void {
    this.parts[this.added++ % BEATS]?.add(connection)
  }
  delete(connection: Pinged): void {
    for (const part of this.parts) part.delete(connection)
  }
  stop(): void {
    clearInterval(this.timer)
  }
  private beat(): void {
    for (const connection of this.parts[this.beats++ % BEATS] ?? []) connection.try()
  }
}
