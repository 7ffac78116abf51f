import { type Ask, type Entry, type Match, Refusal, type Seat, seedFrom } from '@sablier/kernel'
import type { Clock, Options } from '@sablier/protocol'
import type { MatchRow } from '../storage/schema.ts'
import { type ConsentTimes, timesFor, USUAL_TIMES } from './consent-times.ts'
import { EventLog } from './event-log.ts'
import { GAME_KINDS, type LogEntry, type NumberedLogEntry } from './log-entry.ts'
import type { Past } from './past.ts'
import { NOTHING_STORED, type ResumePoint, type Stored } from './resume-point.ts'
import type { Rules } from './rules.ts'
import { TableState } from './table-state.ts'
import { ThinkTime } from './think-time.ts'

const NOBODY: readonly Seat[] = []

/** A table as its log says: its seats, its game and where it stands. Knows no storage and nobody who watches. */
export class TableCore {
  seq = 0
  readonly state: TableState
  readonly time: ThinkTime
  readonly options: Options
  /** How long the table waits to begin after the last thing that happened. */
  openMs = 24 * 3600_000
  /** Null before the game begins and where its rules are gone. */
  match: Match | null = null
  /** For each line: below which entry number the events told before it still hold. */
  kept: number[] = [0]
  /** What was told so far, as far as it was taken down. */
  private recorded = new EventLog()
  /** How much of it is stored beside the log. */
  stored: Stored = NOTHING_STORED
  /** Since how many entries the open ask of each seat stands. */
  askedSince: number[]
  private readonly asks: (Ask | null)[]
  private asked: readonly Seat[] = NOBODY

  constructor(
    readonly row: MatchRow,
    /** Null: they are gone, the table can only be read. */
    readonly rules: Rules | null,
  ) {
    this.state = new TableState(row.seats)
    this.time = new ThinkTime(JSON.parse(row.clock) as Clock, row.seats, (seat) => !!this.state.seats[seat]?.bot)
    this.options = JSON.parse(row.options) as Options
    this.askedSince = new Array<number>(row.seats).fill(0)
    this.asks = new Array<Ask | null>(row.seats).fill(null)
  }

  get entries(): number {
    return this.match?.entries.length ?? 0
  }
  /** Seats the table waits for. */
  get waiting(): readonly Seat[] {
    return this.state.status === 'playing' ? this.asked : NOBODY
  }
  /** After which times an absent person is not waited for. */
  get times(): ConsentTimes {
    return this.state.times ?? timesFor(this.time.clock, USUAL_TIMES)
  }
  /** What the seats added to the dice, in seat order. */
  get entropy(): string[] {
    return this.state.seats.map(({ entropy }) => entropy ?? '')
  }
  /** Whether an answer to the view after so many entries still meets the same ask. */
  isFresh(seat: Seat, entries: number): boolean {
    return entries >= (this.askedSince[seat] ?? 0) && entries <= this.entries
  }

  /** Whether the game can go back to an earlier moment: where it went on under other rules, these may not lead there. */
  leadsTo(entries: number): boolean {
    return !this.state.isContinued || (this.match?.earlier(entries) ?? null) !== null
  }

  /** How many events have been told so far. */
  get eventCount(): number {
    return this.match?.eventCount ?? 0
  }
  /** What was told so far. */
  get eventLog(): EventLog {
    if (this.match) this.recorded.follow(this.match)
    return this.recorded
  }

  /** Forgets what was told as far as it can be brought back from where it is stored. */
  forgetStored(): void {
    const { status, isContinued } = this.state
    if (status === 'playing' && !isContinued) this.recorded.forget(this.stored.eventCount)
  }

  /** Takes in a line that was thought of just now. A line the rules refuse changes nothing. */
  add(logEntry: LogEntry, at: number, person: string | null, clientId: string | null): NumberedLogEntry {
    this.play(logEntry, this.seq + 1)
    const hash = GAME_KINDS.has(logEntry.kind) ? (this.match?.hash ?? null) : null
    const numbered = { seq: this.seq + 1, at, person, clientId, logEntry, hash }
    this.settle(numbered)
    return numbered
  }
  /** Takes in a log entry of the log. Where the game comes out differently, it is refused. */
  replay(numbered: NumberedLogEntry): void {
    this.play(numbered.logEntry, numbered.seq)
    if (numbered.hash !== null && this.match && this.match.hash !== numbered.hash)
      throw new Refusal(`Line ${numbered.seq}: the game at this point is another one`)
    this.settle(numbered)
  }
  /** Takes in a line of a game that is not played again. */
  recall(numbered: NumberedLogEntry): void {
    this.settle(numbered)
  }
  /** Puts the game, and what it needs from before, where it was when a resume point was stored. */
  wake(match: Match, past: Past, eventLog: EventLog, { seq, askedSince, since, banks, granted }: ResumePoint): void {
    this.seq = seq
    this.match = match
    this.recorded = eventLog
    this.kept = past.kept
    if (match.over && this.state.status === 'playing') this.state.end('over', match.result?.reason ?? null)
    this.noteAsks()
    this.askedSince = askedSince
    this.time.recall(since, banks, granted)
  }
  /** Puts the game where it was stored under other rules. */
  continueFrom(match: Match, at: number): void {
    this.match = match
    if (match.over && this.state.status === 'playing') this.state.end('over', match.result?.reason ?? null)
    this.noteAsks()
    this.time.pass(at, null, this.waiting)
  }

  /** Lets go of the game, questions included; the log brings it back. */
  rest(): void {
    this.match = null
    this.recorded = new EventLog()
    this.asks.fill(null)
  }

  private play(logEntry: LogEntry, seq: number): void {
    const before = this.entries
    const { match } = this
    this.unchanged = before
    this.phase = match?.phaseBegan ?? 0
    switch (logEntry.kind) {
      case 'started':
        this.match = this.rules?.begin(this.row, seedFrom(this.row.secret, this.entropy)) ?? null
        break
      case 'answered':
        match?.answer(logEntry.seat, logEntry.answer)
        break
      case 'took':
        match?.take(logEntry.seat, logEntry.offer)
        break
      case 'undone':
        if (match) this.unchanged = commonLength(match, () => match.undo(logEntry.seat))
        this.cutStored()
        break
      case 'undone-to':
        match?.undoTo(logEntry.entries)
        this.unchanged = Math.min(before, logEntry.entries)
        this.cutStored()
        break
      case 'stepped-back':
        match?.stepBack(logEntry.entries, seq)
        this.unchanged = Math.min(before, logEntry.entries)
        this.cutStored()
        break
      default:
    }
  }
  private unchanged = 0
  /** The phase in which the last line found the game. */
  private phase = 0
  /** Of what is stored, what was taken back does not count any more. */
  private cutStored(): void {
    if (!this.match) return
    const { eventCount } = this.match.checkpoint
    const stale = this.stored.stale || this.entries < this.stored.entries
    this.stored = { ...this.stored, eventCount: Math.min(this.stored.eventCount, eventCount), stale }
  }

  private settle(numbered: NumberedLogEntry): void {
    const { logEntry, at } = numbered
    this.seq = numbered.seq
    this.state.fold(numbered)
    this.kept.push(logEntry.kind === 'started' || !this.match ? 0 : this.unchanged + 1)
    if (GAME_KINDS.has(logEntry.kind)) {
      if (this.match?.over) this.state.end('over', this.match.result?.reason ?? null)
      this.noteAsks()
      const answered = logEntry.kind === 'answered' || logEntry.kind === 'took' ? logEntry : null
      const { phase } = this
      this.time.pass(at, answered && { seat: answered.seat, waited: answered.waited ?? 0, phase }, this.waiting)
    } else if (logEntry.kind === 'handed-over') this.time.handOver(logEntry.seat, at, logEntry.waited ?? 0)
    else if (logEntry.kind === 'taken-back') this.time.takeBack(logEntry.seat, at, this.phase)
    else if (logEntry.kind === 'clock-adjusted') this.time.skip(logEntry.by)
  }
  private noteAsks(): void {
    const open = this.match?.asks() ?? []
    this.asked = open.map(({ seat }) => seat)
    for (let seat = 0; seat < this.asks.length; seat++) {
      const ask = open[this.asked.indexOf(seat)] ?? null
      if (ask === this.asks[seat]) continue
      this.asks[seat] = ask
      this.askedSince[seat] = this.entries
    }
  }
}

/** How many entries are the same before and after a change. */
function commonLength(match: Match, change: () => void): number {
  const before: readonly Entry[] = match.entries.slice()
  change()
  let same = 0
  while (same < match.entries.length && match.entries[same] === before[same]) same++
  return same
}
