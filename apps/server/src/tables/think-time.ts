import type { Clock } from '@sablier/protocol'

const DAY = 24 * 3600_000
/** The most that is not counted of the time before a question can be answered on screen. */
export const SHOWING_MS = 5000
/** A person who takes their seat back with less than this in the bank gets this much, once a phase. */
export const RETURN_MS = 10_000

/** For how many answers in a row the time of the question is remembered. */
const UNDONE_AT_MOST = 50

/** The seat that answered, how long the question had not been on its screen, and the phase in which it was asked. */
export interface Answered {
  readonly seat: number
  readonly waited: number
  readonly phase: number
}

/** How long each seat has thought and may still think; follows from the times in the log. */
export class ThinkTime {
  /** Since when each seat is waited for; null: it is not. */
  since: (number | null)[]
  /** The time left in the bank of a live clock. */
  banks: number[]
  /** The last phase for which each seat was granted time; -1: none yet. */
  granted: number[]
  /** How long the open question had not been on screen; null: nobody has said that it is. Not in the log: it goes there with the answer. */
  private waited: (number | null)[]
  /** Since when each seat had been asked what it has answered: taken back, it has been asked since then. Not kept over a rest. */
  private readonly answeredSince: (number | null)[][]

  constructor(
    readonly clock: Clock,
    seats: number,
    /** Whether a computer player answers for a seat: its time does not run. */
    private readonly isHeld: (seat: number) => boolean = () => false,
  ) {
    this.since = new Array<number | null>(seats).fill(null)
    this.banks = new Array<number>(seats).fill(clock.kind === 'live' ? clock.minutes * 60_000 : 0)
    this.granted = new Array<number>(seats).fill(-1)
    this.waited = new Array<number | null>(seats).fill(null)
    this.answeredSince = Array.from({ length: seats }, () => [])
  }

  /** The game has moved on: somebody answered (null: an offer was taken up, or people went back together), and these seats are waited for now. */
  pass(at: number, answered: Answered | null, waiting: readonly number[]): void {
    if (answered) this.noteAnswered(answered.seat)
    for (let seat = 0; seat < this.since.length; seat++) {
      if (this.since[seat] === null || (seat !== answered?.seat && waiting.includes(seat))) continue
      if (!this.isHeld(seat)) {
        this.use(seat, at, seat === answered?.seat ? answered.waited : 0)
        if (seat === answered?.seat) this.grant(seat, answered.phase)
      }
      this.since[seat] = null
      this.waited[seat] = null
    }
    for (const seat of waiting) this.since[seat] ??= at
  }
  /**
   * A seat has taken its answer back: the time since then was its own. Whoever was asked because of it was asked for nothing and
   * has used nothing.
   */
  undone(at: number, { seat: by, isAnswer }: { seat: number; isAnswer: boolean }, waiting: readonly number[]): void {
    let from = at
    for (let seat = 0; seat < this.since.length; seat++) {
      const since = this.since[seat] ?? null
      if (since === null || waiting.includes(seat)) continue
      from = Math.min(from, since)
      this.since[seat] = null
      this.waited[seat] = null
    }
    for (const seat of waiting) this.since[seat] ??= seat === by ? from : at
    const asked = isAnswer ? this.answeredSince[by]?.pop() : null
    if (this.since[by] === null) return
    // Time used from a bank is already deducted; days begin with the question.
    if (this.clock.kind === 'days') this.since[by] = asked ?? this.since[by] ?? at
    // It was on their screen before.
    this.waited[by] = 0
  }
  /** Goes on as it was kept. */
  recall(since: (number | null)[], banks: number[], granted?: number[]): void {
    this.since = since
    this.banks = banks
    if (granted) this.granted = granted
  }
  /** A computer player answers for a seat from now on: what its person has used is gone. */
  handOver(seat: number, at: number, waited: number): void {
    if (this.since[seat] === null) return
    this.use(seat, at, waited)
    if (this.clock.kind === 'live') this.since[seat] = at
    this.waited[seat] = 0
  }
  /** A person answers again, with what was left; whoever had next to nothing gets a moment to answer, once in a phase. */
  takeBack(seat: number, at: number, phase: number): void {
    if (this.clock.kind === 'live' && this.since[seat] !== null) this.since[seat] = at
    if (this.leftAt(seat, at) >= RETURN_MS || phase <= (this.granted[seat] ?? -1)) return
    this.granted[seat] = phase
    if (this.clock.kind === 'live') this.banks[seat] = RETURN_MS
    else if (this.clock.kind === 'days') this.since[seat] = at + RETURN_MS - this.clock.days * DAY
  }
  /** The open question of a seat can be answered on screen now. Only the first word counts. */
  shown(seat: number, at: number): void {
    const since = this.since[seat] ?? null
    if (since !== null) this.waited[seat] ??= Math.min(SHOWING_MS, Math.max(0, at - since))
  }
  /** The part of the time since a seat was asked that does not count. */
  waitedFor(seat: number): number {
    return this.waited[seat] ?? 0
  }
  /** Skips a time that counts for nobody: no server ran, or the machine's clock was set. No question begins in the future. */
  skip(ms: number, at: number): void {
    this.since = this.since.map((since) => since && Math.min(since + ms, at))
  }
  /** When a seat has thought too long; null: never. */
  deadline(seat: number): number | null {
    const since = this.since[seat] ?? null
    if (since === null || this.clock.kind === 'none') return null
    return since + this.waitedFor(seat) + (this.clock.kind === 'days' ? this.clock.days * DAY : (this.banks[seat] ?? 0))
  }
  /** Whether its time is over, also if what led to the question was being shown all that time. */
  isOver(seat: number, now: number): boolean {
    const deadline = this.deadline(seat)
    if (deadline === null) return false
    return now >= deadline + (this.waited[seat] == null ? SHOWING_MS : 0)
  }

  /** The time left to a seat that may be asked just now. */
  private leftAt(seat: number, at: number): number {
    if (this.clock.kind === 'live') return this.banks[seat] ?? 0
    return (this.deadline(seat) ?? Number.POSITIVE_INFINITY) - at
  }
  private noteAnswered(seat: number): void {
    const { [seat]: times = [] } = this.answeredSince
    times.push(this.since[seat] ?? null)
    if (times.length > UNDONE_AT_MOST) times.shift()
  }
  private use(seat: number, at: number, waited: number): void {
    const used = Math.max(0, at - (this.since[seat] ?? at) - Math.max(0, Math.min(SHOWING_MS, waited)))
    this.banks[seat] = Math.max(0, (this.banks[seat] ?? 0) - used)
  }
  /** Once in each phase in which it was asked, and not again for a phase that was gone back to. */
  private grant(seat: number, phase: number): void {
    if (this.clock.kind !== 'live' || phase <= (this.granted[seat] ?? -1)) return
    this.banks[seat] = (this.banks[seat] ?? 0) + this.clock.increment * 1000
    this.granted[seat] = phase
  }
}
