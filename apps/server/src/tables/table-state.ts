import type { ChatLine, Level, Proposal, TableStatus } from '@sablier/protocol'
import type { Away, Logged, Person } from './line.ts'

/** A seat: whose it is and who answers there now. */
export interface SeatState {
  person: Person | null
  /** With which line they came. */
  satAt: number
  /** The computer player that answers; with a person: in their place. */
  bot: Level | null
  away: Away | null
  entropy: string | null
}
/** An open vote; whoever proposes has agreed. */
export interface Vote {
  readonly id: string
  readonly by: number
  readonly proposal: Proposal
  readonly agreed: number[]
}

const CHAT_TAIL = 100
/** So many acts of so many people are known by their client ids. */
const KNOWN_ACTS = 100
const KNOWN_PEOPLE = 50

/** What a table is besides its game: derived line by line from the log. */
export class TableState {
  status: TableStatus = 'open'
  reason: string | null = null
  startedAt: number | null = null
  readonly seats: SeatState[]
  votes: Vote[] = []
  chat: ChatLine[] = []
  rematch: string | null = null
  /** It went on under other rules: the log alone does not bring back what was told before. */
  isContinued = false
  /** Whether seats may ask a computer player for advice. */
  hints = true
  /** Whom each person does not hear. */
  readonly muted = new Map<string, Set<string>>()
  /** The last acts of each person: a retry finds its first answer here. */
  private readonly acts = new Map<string, Acts>()

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => ({ person: null, satAt: 0, bot: null, away: null, entropy: null }))
  }

  /** Where an act was kept, if it was. */
  seqOf(person: string, clientId: string): number | undefined {
    return this.acts.get(person)?.seqs.get(clientId)
  }
  seatOf(person: string | null): number | null {
    if (person === null) return null
    const seat = this.seats.findIndex((s) => s.person?.id === person)
    return seat < 0 ? null : seat
  }
  /** The first person who sits: they may start the game. */
  get host(): number | null {
    const seat = this.seats.findIndex((s) => s.person !== null)
    return seat < 0 ? null : seat
  }
  get free(): number {
    return this.seats.filter((s) => !s.person && !s.bot).length
  }
  /** Its game has come to an end, or was ended. */
  get isOver(): boolean {
    return this.status === 'over' || this.status === 'closed'
  }
  /** Seats whose people answer for themselves. */
  get peoplePlaying(): number[] {
    return this.seats.flatMap((s, seat) => (s.person && !s.bot ? [seat] : []))
  }
  /** Seats that have to agree to a proposal and have not. */
  missing(vote: Vote): number[] {
    const { proposal } = vote
    const voiceless = proposal.kind === 'hand-over' ? proposal.seat : -1
    return this.peoplePlaying.filter((seat) => seat !== voiceless && !vote.agreed.includes(seat))
  }

  /** Takes one line in. What concerns the game itself is done elsewhere. */
  fold({ seq, at, person, clientId, line }: Logged): void {
    if (person !== null && clientId !== null) this.remember(person, clientId, seq)
    switch (line.kind) {
      case 'sat':
        this.change(line.seat, { person: line.by, satAt: seq, bot: null, away: null })
        break
      case 'left':
        this.change(line.seat, { person: null, bot: null, away: null, entropy: null })
        break
      case 'bot-seated':
        this.change(line.seat, { bot: line.level })
        break
      case 'entropy':
        this.change(line.seat, { entropy: line.text })
        break
      case 'no-hints':
        this.hints = false
        break
      case 'started':
        this.status = 'playing'
        this.startedAt = at
        for (const seat of this.seats) if (!seat.person && !seat.bot) seat.bot = 'novice'
        break
      case 'proposed':
        this.votes.push({ id: line.vote, by: line.seat, proposal: line.proposal, agreed: [line.seat] })
        break
      case 'voted':
        if (line.agree) this.votes.find(({ id }) => id === line.vote)?.agreed.push(line.seat)
        else this.votes = this.votes.filter(({ id }) => id !== line.vote)
        break
      case 'handed-over':
        this.change(line.seat, { bot: line.level, away: line.why })
        this.dropAnswered('hand-over', line.seat)
        break
      case 'undone-to':
        this.votes = this.votes.filter(({ proposal }) => proposal.kind !== 'undo-to')
        break
      case 'taken-back':
        this.change(line.seat, { bot: null, away: null })
        break
      case 'moved':
        this.change(line.seat, { person: line.to, satAt: seq })
        break
      case 'rematch':
        this.rematch = line.table
        break
      case 'chat':
      case 'phrase':
        this.say(seq, at, line)
        break
      case 'muted':
        this.mute(line.by, line.person, line.muted)
        break
      case 'closed':
        this.end('closed', line.reason)
        break
      case 'answered':
      case 'took':
      case 'undone':
        break
      case 'continued':
        this.isContinued = true
        break
    }
  }
  /** The table's play has come to its end. */
  end(status: TableStatus, reason: string | null): void {
    this.status = status
    this.reason = reason
    this.votes = []
  }

  private change(seat: number, changes: Partial<SeatState>): void {
    Object.assign(this.seats[seat] as SeatState, changes)
  }
  private dropAnswered(kind: Proposal['kind'], seat: number): void {
    this.votes = this.votes.filter(
      ({ proposal }) => !(proposal.kind === kind && 'seat' in proposal && proposal.seat === seat),
    )
  }
  private say(seq: number, at: number, line: Extract<Logged['line'], { kind: 'chat' | 'phrase' }>): void {
    const words = line.kind === 'chat' ? { text: line.text } : { phrase: line.phrase }
    this.chat.push({ seq, at, person: line.by.id, name: line.by.name, seat: line.seat, ...words })
    if (this.chat.length > CHAT_TAIL) this.chat.shift()
  }
  private mute(by: string, person: string, muted: boolean): void {
    const unheard = this.muted.get(by) ?? new Set()
    if (muted) unheard.add(person)
    else unheard.delete(person)
    if (unheard.size > 0) this.muted.set(by, unheard)
    else this.muted.delete(by)
  }
  private remember(person: string, clientId: string, seq: number): void {
    let own = this.acts.get(person)
    if (!own) {
      own = { seqs: new Map(), latest: seq }
      this.acts.set(person, own)
      if (this.acts.size > KNOWN_PEOPLE) this.forgetOne()
    }
    own.seqs.set(clientId, seq)
    own.latest = seq
    if (own.seqs.size <= KNOWN_ACTS) return
    for (const oldest of own.seqs.keys()) {
      own.seqs.delete(oldest)
      return
    }
  }
  /** Forgets the acts of whoever has done nothing for longest; nobody's who sits. */
  private forgetOne(): void {
    let silent: string | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [person, { latest }] of this.acts) {
      if (latest >= least || this.seatOf(person) !== null) continue
      silent = person
      least = latest
    }
    if (silent !== null) this.acts.delete(silent)
  }
}

/** Sequence numbers of somebody's last acts by client id, in the order in which they came. */
interface Acts {
  readonly seqs: Map<string, number>
  latest: number
}
