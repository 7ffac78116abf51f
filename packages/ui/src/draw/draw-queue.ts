/** A frame that took longer than this draws too much. */
const SLOW_MS = 36
/** A frame this quick could draw more. */
const QUICK_MS = 20
const MOST = 16

/** When the browser shows the next frame; null: nothing is shown here, as in tests without a page. */
type NextFrame = ((then: (now: number) => void) => unknown) | null

/**
 * Shares out what is heavy to draw among frames, so that a full table opens and a hand is dealt without a frame that keeps the
 * page from reacting. How much goes into a frame follows from how long the last ones took.
 */
export class DrawQueue {
  private perFrame = 4
  private left = this.perFrame
  private last: number | null = null
  private scheduled = false
  private readonly waiting = new Set<() => void>()

  constructor(private readonly nextFrame: NextFrame) {}

  /**
   * True if there is room in the frame that is drawn; else one waits for a later one. A table may be drawn during several frames
   * and is then shown in one: there is room again after `shown`.
   */
  take(): boolean {
    if (!this.nextFrame) return true
    if (this.left <= 0 || this.waiting.size > 0) return false
    this.left--
    return true
  }
  /** What was taken is on the page. */
  shown(): void {
    this.schedule()
  }
  /** Runs `draw` in a later frame; returns how to give that up. */
  wait(draw: () => void): () => void {
    this.waiting.add(draw)
    this.schedule()
    return () => this.waiting.delete(draw)
  }

  private schedule(): void {
    if (this.scheduled || !this.nextFrame) return
    this.scheduled = true
    this.nextFrame((now) => this.frame(now))
  }
  private frame(now: number): void {
    this.scheduled = false
    if (this.last !== null) this.heed(now - this.last)
    const busy = this.waiting.size > 0
    this.left = this.perFrame
    for (const draw of this.waiting) {
      if (this.left-- <= 0) break
      this.waiting.delete(draw)
      draw()
    }
    this.last = busy ? now : null
    if (busy) this.schedule()
  }
  private heed(ms: number): void {
    if (ms > SLOW_MS) this.perFrame = Math.max(1, Math.floor(this.perFrame / 2))
    else if (ms < QUICK_MS) this.perFrame = Math.min(MOST, this.perFrame + 1)
  }
}
