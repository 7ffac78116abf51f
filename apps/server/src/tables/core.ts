import { type Ask, type Checkpoint, type Entry, type Match, Refusal, type Seat, seedFrom } from '@sablier/kernel'
import type { Clock, Options } from '@sablier/protocol'
import type { MatchRow } from '../storage/schema.ts'
import { type ConsentTimes, timesFor, USUAL_TIMES } from './consent-times.ts'
import { EventLog } from './event-log.ts'
import { FarBack, NEAR } from './far-back.ts'
import { GAME_KINDS, type LogEntry, type NumberedLogEntry } from './log-entry.ts'
import type { Past } from './past.ts'
import { NOTHING_STORED, type ResumePoint, type Stored } from './resume-point.ts'
import type { Rules } from './rules.ts'
import { TableState } from './table-state.ts'
import { ThinkTime } from './think-time.ts'

const NOBODY: readonly Seat[] = []

/** A table folded from its log: seats, game and state. Knows neither storage nor watchers. */
export class TableCore {
  seq = 0
  readonly state: TableState
  readonly time: ThinkTime
  readonly options: Options
  /** How long the table waits to begin after the last thing that happened. */
  openMs = 24 * 3600_000
  /** The most log entries that the table may have before the game begins. */
  mostBeforeStart = Number.POSITIVE_INFINITY
  /** Null before the game begins and where its rules are gone. */
  match: Match | null = null
  /** By sequence number: events of entries below this number are still valid after that log entry. */
  kept: number[] = [0]
  /** The event log as far as it was collected. */
  private recorded = new EventLog()
  /** How much of it is stored. */
  stored: Stored = NOTHING_STORED
  /** It was replayed from its first answer when it was loaded. */
  isReplayed = false
  /** The number of entries when each seat's open ask was put. */
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
  /** How long the table waits for an absent person. */
  get times(): ConsentTimes {
    return this.state.times ?? timesFor(this.time.clock, USUAL_TIMES)
  }
  /** The seats' contributions to the dice, in seat order. */
  get entropy(): string[] {
    return this.state.seats.map(({ entropy }) => entropy ?? '')
  }
  /** Is an answer to the view at this entry count still an answer to the same ask? */
  isFresh(seat: Seat, entries: number): boolean {
    return entries >= (this.askedSince[seat] ?? 0) && entries <= this.entries
  }

  /** Can the game go back to this moment? A game that continued under other rules may not. */
  leadsTo(entries: number): boolean {
    return this.isNear(entries) && (!this.state.isContinued || this.earlier(entries) !== null)
  }
  /** The game at an earlier moment; null: the present rules do not lead there. */
  earlier(entries: number): Match | null {
    return this.isNear(entries) ? (this.match?.earlier(entries) ?? null) : null
  }
  /** Notes what a replay in slices has found out about the way back to a moment: the phase it lies in, or that none leads there. */
  prepareBack(entries: number, found: { readonly phase: Checkpoint; readonly hash: string | undefined } | null): void {
    const { match } = this
    if (!match) return
    if (!found) this.wayBack = { from: entries, to: entries, leads: false }
    else if (match.hashes[found.phase.count - 1] === found.hash) {
      match.bring(found.phase)
      this.wayBack = { from: found.phase.count, to: entries, leads: true }
    }
  }
  /** False: it is known that nothing leads back there. Throws where that has to be found out first. */
  private isNear(entries: number): boolean {
    const { match, wayBack } = this
    if (wayBack && entries >= wayBack.from && entries <= wayBack.to) return wayBack.leads
    if (match && match.replayedTo(entries) > NEAR) throw new FarBack(entries)
    return true
  }
  /** The moments to which going back was prepared last. */
  private wayBack: { readonly from: number; readonly to: number; readonly leads: boolean } | null = null

  /** The number of events so far. */
  get eventCount(): number {
    return this.match?.eventCount ?? 0
  }
  /** The event log so far. */
  get eventLog(): EventLog {
    this.collectEvents()
    return this.recorded
  }
  /** Puts the events since the last time into the event log. */
  collectEvents(): void {
    if (this.match) this.recorded.follow(this.match)
  }

  /** Forgets the events that can be read from the storage again. */
  forgetStored(): void {
    const { status, isContinued } = this.state
    if (status === 'playing' && !isContinued) this.recorded.forget(this.stored.eventCount)
  }

  /** Applies a new log entry. An entry that the rules refuse changes nothing. */
  add(logEntry: LogEntry, at: number, person: string | null, clientId: string | null): NumberedLogEntry {
    this.play(logEntry, this.seq + 1)
    const hash = GAME_KINDS.has(logEntry.kind) ? (this.match?.hash ?? null) : null
    const numbered = { seq: this.seq + 1, at, person, clientId, logEntry, hash }
    this.settle(numbered)
    return numbered
  }
  /** Replays a stored log entry. Refuses it if the game's hash differs. */
  replay(numbered: NumberedLogEntry): void {
    this.play(numbered.logEntry, numbered.seq)
    if (numbered.hash !== null && this.match && this.match.hash !== numbered.hash)
      throw new Refusal(`Line ${numbered.seq}: the game at this point is another one`)
    this.settle(numbered)
  }
  /** Applies a stored log entry without replaying the game. */
  recall(numbered: NumberedLogEntry): void {
    this.settle(numbered)
  }
  /** Resumes the game from a stored resume point. */
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
  /** Continues a stored game under other rules. */
  continueFrom(match: Match, at: number): void {
    this.match = match
    if (match.over && this.state.status === 'playing') this.state.end('over', match.result?.reason ?? null)
    this.noteAsks()
    this.time.pass(at, null, this.waiting)
  }

  /** Drops the game from memory; the log brings it back. */
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
        match?.take(logEntry.seat, logEntry.offer, logEntry.said)
        break
      case 'undone':
        if (match) this.unchanged = commonLength(match, () => (this.takenBack = match.undo(logEntry.seat)))
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
  /** The entry that was taken back last. */
  private takenBack: Entry | null = null
  /** The phase before the last log entry. */
  private phase = 0
  /** After an undo, the stored part beyond it no longer counts. */
  private cutStored(): void {
    this.wayBack = null
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
      this.passTime(logEntry, at)
    } else if (logEntry.kind === 'handed-over') this.time.handOver(logEntry.seat, at, logEntry.waited ?? 0)
    else if (logEntry.kind === 'taken-back') this.time.takeBack(logEntry.seat, at, this.phase)
    else if (logEntry.kind === 'clock-adjusted') this.time.skip(logEntry.by, at)
  }
  private passTime(logEntry: LogEntry, at: number): void {
    const { phase, waiting, takenBack } = this
    if (logEntry.kind === 'undone')
      this.time.undone(at, { seat: logEntry.seat, isAnswer: takenBack !== null && 'answer' in takenBack }, waiting)
    else if (logEntry.kind === 'answered')
      this.time.pass(at, { seat: logEntry.seat, waited: logEntry.waited ?? 0, phase }, waiting)
    // An offer that was taken up leaves the open question open.
    else this.time.pass(at, null, waiting)
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

/** The number of leading entries that a change leaves alone. */
function commonLength(match: Match, change: () => void): number {
  const before: readonly Entry[] = match.entries.slice()
  change()
  let same = 0
  while (same < match.entries.length && match.entries[same] === before[same]) same++
  return same
}
