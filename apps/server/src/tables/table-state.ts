import type { ChatLine, Level, TableEnd, TableStatus, VoteMoment } from '@sablier/protocol'
import { chatLine } from './chat-line.ts'
import type { ConsentTimes } from './consent-times.ts'
import { KnownActs } from './known-acts.ts'
import type { Away, LogEntry, NumberedLogEntry, Person } from './log-entry.ts'
import { Notices, when } from './notices.ts'
import { endOf } from './table-end.ts'
import { missingIn, type Vote } from './votes.ts'

/** A seat: whose it is and who answers there now. */
export interface SeatState {
  person: Person | null
  /** The person for whom the seat is kept. */
  invited: Person | null
  /** With which line they came. */
  satAt: number
  /** The computer player that answers; with a person: in their place. */
  bot: Level | null
  away: Away | null
  entropy: string | null
  /** Its person has said that the game may begin. */
  isReady: boolean
  /** When its person last did something, over a socket or without one. */
  actedAt: number
  /** The clock has answered for its person, who has done nothing since. */
  isLate: boolean
  /** How many answers its person has given since one was given for them; null: none ever was. */
  ownAnswers: number | null
  /** How often this seat has asked for advice. */
  advised: number
}
const CHAT_TAIL = 100

/** Applies a log entry of one kind. */
type Fold<Entry> = (table: TableState, logEntry: Entry, numbered: NumberedLogEntry) => void

/** The state of a table besides its game: derived from the log, entry by entry. */
export class TableState {
  status: TableStatus = 'open'
  reason: string | null = null
  /** How it came to its end. */
  ending: TableEnd | null = null
  startedAt: number | null = null
  readonly seats: SeatState[]
  votes: Vote[] = []
  readonly notices = new Notices()
  /** Null: it was opened before such times were kept. */
  times: ConsentTimes | null = null
  chat: ChatLine[] = []
  rematch: string | null = null
  /** It went on under other rules: the log alone does not bring back what was told before. */
  isContinued = false
  /** Whether advice was allowed or forbidden at this table; null: neither. */
  advice: boolean | null = null
  /** Since when nothing has happened here. */
  lastAt = 0
  /** People whom the host has asked to leave. */
  readonly removed = new Set<string>()
  /** How many log entries each person has brought about before the game begins. */
  readonly doneBeforeStart = new Map<string, number>()
  /** The person who became host after the one before had gone. */
  private passedTo: string | null = null
  /** The last acts of each person: a retry finds its first answer here. */
  private readonly acts = new KnownActs((person) => this.seatOf(person) !== null)

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({
      person: null,
      invited: null,
      satAt: 0,
      bot: null,
      away: null,
      entropy: null,
      isReady: false,
      actedAt: 0,
      isLate: false,
      ownAnswers: null,
      advised: 0,
    }))
  }

  /** Where an act was kept, if it was. */
  seqOf(person: string, clientId: string): number | undefined {
    return this.acts.seqOf(person, clientId)
  }
  seatOf(person: string | null): number | null {
    if (person === null) return null
    const seat = this.seats.findIndex((s) => s.person?.id === person)
    return seat < 0 ? null : seat
  }
  /** Whether a person sits here, is invited, or has said something. */
  mentions(person: string): boolean {
    const sits = this.seats.some((seat) => seat.person?.id === person || seat.invited?.id === person)
    return sits || this.chat.some((line) => line.person === person)
  }
  /** The seat that may begin the game: that of the person who was made host and still sits, else the first with a person. */
  get host(): number | null {
    const passed = this.seatOf(this.passedTo)
    if (passed !== null) return passed
    const seat = this.seats.findIndex((s) => s.person !== null)
    return seat < 0 ? null : seat
  }
  /** The seat that is kept for a person. */
  invitedTo(person: string | null): number | null {
    const seat = person === null ? -1 : this.seats.findIndex((s) => s.invited?.id === person)
    return seat < 0 ? null : seat
  }
  get free(): number {
    return this.seats.filter((s) => !s.person && !s.bot && !s.invited).length
  }
  /** Its game has come to an end, or was ended. */
  get isOver(): boolean {
    return this.status === 'over' || this.status === 'closed'
  }
  /** Seats whose people are asked in every vote, whoever answers for them: until they have left, resigned or were removed. */
  get voices(): number[] {
    return this.seats.flatMap((s, seat) => (s.person && s.away !== 'resigned' && s.away !== 'removed' ? [seat] : []))
  }
  /** Whether seats may ask a computer player for advice: among people only if they agreed. */
  get hints(): boolean {
    return this.advice ?? this.voices.length < 2
  }
  /** Seats that have to agree to a proposal and have not. */
  missing(vote: Vote): number[] {
    return missingIn(vote, this.voices)
  }

  /** Takes one line in. What concerns the game itself is done elsewhere. */
  fold(numbered: NumberedLogEntry): void {
    const { seq, at, person, clientId } = numbered
    if (person !== null && clientId !== null) this.acts.add(person, clientId, seq)
    this.lastAt = Math.max(this.lastAt, at)
    if (person !== null && this.status === 'open')
      this.doneBeforeStart.set(person, (this.doneBeforeStart.get(person) ?? 0) + 1)
    this.foldEntry(numbered)
    const own = this.seats[this.seatOf(person) ?? -1]
    if (own) Object.assign(own, { actedAt: at, isLate: false })
  }
  private foldEntry(numbered: NumberedLogEntry): void {
    const { logEntry } = numbered
    // The table has the fold of each kind under its name.
    const fold = TableState.FOLDS[logEntry.kind] as Fold<LogEntry>
    fold(this, logEntry, numbered)
  }
  private static readonly FOLDS: { readonly [K in LogEntry['kind']]: Fold<Extract<LogEntry, { kind: K }>> } = {
    sat: (t, { seat, by }, { seq }) => t.change(seat, { person: by, invited: null, satAt: seq, bot: null, away: null }),
    invited: (t, { seat, person }) => t.change(seat, { invited: person }),
    removed: (t, { seat }) => t.remove(seat),
    'host-passed': (t, { seat }) => {
      t.passedTo = t.seats[seat]?.person?.id ?? null
    },
    left: (t, { seat }) => t.change(seat, { person: null, bot: null, away: null, entropy: null, isReady: false }),
    'bot-seated': (t, { seat, level }) => t.change(seat, { bot: level, invited: null }),
    entropy: (t, { seat, text }) => t.change(seat, { entropy: text }),
    ready: (t, { seat, ready }) => t.change(seat, { isReady: ready }),
    'no-hints': (t) => {
      t.advice = false
    },
    hints: (t) => {
      t.advice = true
    },
    advised: (t, { seat }, numbered) => {
      t.change(seat, { advised: (t.seats[seat]?.advised ?? 0) + 1 })
      t.notices.add({ kind: 'advised', ...when(numbered), seat })
    },
    times: (t, { times }) => {
      t.times = times
    },
    started: (t, _, { at }) => t.start(at),
    proposed: (t, { vote: id, seat: by, proposal, moment = null, shown = [] }, numbered) => {
      const vote: Vote = { id, by, at: numbered.at, proposal, moment, agreed: [by], shown: [...shown] }
      t.votes.push(vote)
      t.notices.opened(numbered, vote)
    },
    voted: (t, { vote: id, seat, agree }, numbered) => {
      if (agree) t.vote(id)?.agreed.push(seat)
      else t.endVote(id, numbered, { outcome: 'refused', seat })
    },
    decided: (t, entry, numbered) => t.endVote(entry.vote, numbered, entry),
    came: (t, { seat }) => {
      for (const { shown } of t.votes) shown.push(seat)
    },
    'handed-over': (t, entry, numbered) => {
      const { seat, level, why } = entry
      t.change(seat, { bot: level, away: why })
      if (!t.voices.includes(seat)) t.dropVoice(seat)
      t.notices.add({ ...when(numbered), ...entry })
      t.outdate(numbered, ({ proposal }) => proposal.kind === 'hand-over' && proposal.seat === seat)
    },
    'undone-to': (t, { entries }, numbered) => t.stepBack(numbered, { entries, moment: null }),
    'stepped-back': (t, { entries, moment }, numbered) => t.stepBack(numbered, { entries, moment }),
    'taken-back': (t, entry, numbered) => {
      t.change(entry.seat, { bot: null, away: null })
      t.notices.add({ ...when(numbered), ...entry })
    },
    moved: (t, { seat, to }, { seq }) => {
      t.change(seat, { person: to, satAt: seq })
      // Somebody else is asked anew, and sees what is open.
      t.dropVoice(seat)
      for (const { shown } of t.votes) shown.push(seat)
    },
    rematch: (t, { table }) => {
      t.rematch = table
    },
    chat: (t, entry, numbered) => t.hear(chatLine(numbered, entry, t.seats)),
    phrase: (t, entry, numbered) => t.hear(chatLine(numbered, entry, t.seats)),
    'talked-in-private': (t, { seat, to }, numbered) =>
      t.notices.add({ kind: 'private-talk', ...when(numbered), seat, to }),
    closed: (t, entry, numbered) => t.close(numbered, entry.reason, endOf(entry)),
    answered: (t, { seat }, { person }) => t.answered(seat, person),
    took: (t, { seat }, { person }) => t.answered(seat, person),
    undone: (t, { seat }) => t.countAnswer(seat, -1),
    'clock-adjusted': () => {},
    muted: () => {},
    continued: (t) => {
      t.isContinued = true
    },
  }
  private start(at: number): void {
    this.status = 'playing'
    this.startedAt = at
    for (const seat of this.seats) {
      seat.invited = null
      if (!seat.person && !seat.bot) seat.bot = 'novice'
    }
  }
  private stepBack(numbered: NumberedLogEntry, to: { entries: number; moment: VoteMoment | null }): void {
    this.notices.add({ kind: 'stepped-back', ...when(numbered), ...to })
    this.outdate(numbered, ({ proposal }) => proposal.kind === 'undo-to')
  }
  private hear(line: ChatLine): void {
    this.chat.push(line)
    if (this.chat.length > CHAT_TAIL) this.chat.shift()
  }
  /** Null: the clock has answered for the person of the seat, or a computer player did. */
  private answered(seat: number, person: string | null): void {
    if (person === null && this.seats[seat]?.bot === null) this.change(seat, { isLate: true })
    this.countAnswer(seat, person === null ? 'for-them' : 1)
  }
  /** The game has come to its end, or cannot go on. */
  end(status: TableStatus, reason: string | null): void {
    this.status = status
    this.reason = reason
    this.votes = []
    if (status === 'over') this.ending = { why: 'played', by: null, winners: [] }
  }
  /** People have ended it. */
  private close(numbered: NumberedLogEntry, reason: string, ending: TableEnd): void {
    this.end(ending.winners.length > 0 ? 'over' : 'closed', reason)
    this.ending = ending
    this.notices.over(numbered, ending)
  }
  private vote(id: string): Vote | undefined {
    return this.votes.find((vote) => vote.id === id)
  }
  private endVote(id: string, numbered: NumberedLogEntry, how: Parameters<Notices['ended']>[2]): void {
    const vote = this.vote(id)
    if (vote) this.notices.ended(numbered, vote, how)
    this.dropVotes((other) => other === vote)
  }

  /** A person who is asked to leave cannot come back; an invitation is only withdrawn. */
  private remove(seat: number): void {
    const { person } = this.seats[seat] ?? {}
    if (person) this.removed.add(person.id)
    this.change(seat, { person: null, invited: null, bot: null, away: null, entropy: null, isReady: false })
  }
  private change(seat: number, changes: Partial<SeatState>): void {
    Object.assign(this.seats[seat] as SeatState, changes)
  }
  /** Counts the answers that a person can call their own. */
  private countAnswer(seat: number, count: 1 | -1 | 'for-them'): void {
    const { ownAnswers = null } = this.seats[seat] ?? {}
    if (count === 'for-them') this.change(seat, { ownAnswers: 0 })
    else if (ownAnswers !== null) this.change(seat, { ownAnswers: ownAnswers + count })
  }
  /** Withdraws every yes of a seat. */
  private dropVoice(seat: number): void {
    for (const vote of this.votes) vote.agreed = vote.agreed.filter((other) => other !== seat)
  }
  /** Votes that have no object any more end, and everybody is told. */
  private outdate(numbered: NumberedLogEntry, isOutdated: (vote: Vote) => boolean): void {
    for (const vote of this.votes.filter(isOutdated)) this.notices.ended(numbered, vote, { outcome: 'outdated' })
    this.dropVotes(isOutdated)
  }
  private dropVotes(isDone: (vote: Vote) => boolean): void {
    this.votes = this.votes.filter((vote) => !isDone(vote))
  }
}
