import { type Ask, type Entry, type Match, Refusal, type Seat, seedFrom } from '@sablier/kernel'
import type { Clock, Options } from '@sablier/protocol'
import type { MatchRow } from '../storage/schema.ts'
import { type Bookmark, NOTHING_STORED, type Stored } from './bookmark.ts'
import { type ConsentTimes, timesFor, USUAL_TIMES } from './consent-times.ts'
import { GAME_LINES, type Line, type Logged } from './line.ts'
import type { Past } from './past.ts'
import type { Rules } from './rules.ts'
import { Story } from './story.ts'
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
  private taken = new Story()
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
  get told(): number {
    return this.match?.told ?? 0
  }
  /** What was told so far. */
  get story(): Story {
    if (this.match) this.taken.follow(this.match)
    return this.taken
  }

  /** Forgets what was told as far as it can be brought back from where it is stored. */
  forgetStored(): void {
    const { status, isContinued } = this.state
    if (status === 'playing' && !isContinued) this.taken.forget(this.stored.told)
  }

  /** Takes in a line that was thought of just now. A line the rules refuse changes nothing. */
  add(line: Line, at: number, person: string | null, clientId: string | null): Logged {
    this.play(line, this.seq + 1)
    const hash = GAME_LINES.has(line.kind) ? (this.match?.hash ?? null) : null
    const logged = { seq: this.seq + 1, at, person, clientId, line, hash }
    this.settle(logged)
    return logged
  }
  /** Takes in a line of the log. Where the game comes out differently, it is refused. */
  replay(logged: Logged): void {
    this.play(logged.line, logged.seq)
    if (logged.hash !== null && this.match && this.match.hash !== logged.hash)
      throw new Refusal(`Line ${logged.seq}: the game at this point is another one`)
    this.settle(logged)
  }
  /** Takes in a line of a game that is not played again. */
  recall(logged: Logged): void {
    this.settle(logged)
  }
  /** Puts the game, and what it needs from before, where it was when a bookmark was stored. */
  wake(match: Match, past: Past, story: Story, { seq, askedSince, since, banks, granted }: Bookmark): void {
    this.seq = seq
    this.match = match
    this.taken = story
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
    this.taken = new Story()
    this.asks.fill(null)
  }

  private play(line: Line, seq: number): void {
    const before = this.entries
    const { match } = this
    this.unchanged = before
    this.phase = match?.phaseBegan ?? 0
    switch (line.kind) {
      case 'started':
        this.match = this.rules?.begin(this.row, seedFrom(this.row.secret, this.entropy)) ?? null
        break
      case 'answered':
        match?.answer(line.seat, line.answer)
        break
      case 'took':
        match?.take(line.seat, line.offer)
        break
      case 'undone':
        if (match) this.unchanged = commonLength(match, () => match.undo(line.seat))
        this.cutStored()
        break
      case 'undone-to':
        match?.undoTo(line.entries)
        this.unchanged = Math.min(before, line.entries)
        this.cutStored()
        break
      case 'stepped-back':
        match?.stepBack(line.entries, seq)
        this.unchanged = Math.min(before, line.entries)
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
    const { told } = this.match.checkpoint
    const stale = this.stored.stale || this.entries < this.stored.entries
    this.stored = { ...this.stored, told: Math.min(this.stored.told, told), stale }
  }

  private settle(logged: Logged): void {
    const { line, at } = logged
    this.seq = logged.seq
    this.state.fold(logged)
    this.kept.push(line.kind === 'started' || !this.match ? 0 : this.unchanged + 1)
    if (GAME_LINES.has(line.kind)) {
      if (this.match?.over) this.state.end('over', this.match.result?.reason ?? null)
      this.noteAsks()
      const answered = line.kind === 'answered' || line.kind === 'took' ? line : null
      const { phase } = this
      this.time.pass(at, answered && { seat: answered.seat, waited: answered.waited ?? 0, phase }, this.waiting)
    } else if (line.kind === 'handed-over') this.time.handOver(line.seat, at, line.waited ?? 0)
    else if (line.kind === 'taken-back') this.time.takeBack(line.seat, at, this.phase)
    else if (line.kind === 'clock-adjusted') this.time.skip(line.by)
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
