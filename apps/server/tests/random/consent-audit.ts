import type { ToldProposal } from '@sablier/protocol'
import type { LogEntry, NumberedLogEntry, Person } from '../../src/tables/log-entry.ts'
import type { RandomPerson } from './random-person.ts'

type Decided = Extract<LogEntry, { kind: 'decided' }>
interface Proposed {
  readonly by: number
  readonly proposal: ToldProposal
}

/** Reads the log of a table against what its people remember: whatever was done in somebody's name without them is named. */
export class ConsentAudit {
  readonly faults: string[] = []
  private readonly seats: (Person | null)[]
  private readonly voiceless = new Set<number>()
  private readonly votes = new Map<string, Proposed>()
  /** The vote that was agreed on last, until it is carried out. */
  private agreed: Proposed | null = null

  constructor(
    seats: number,
    private readonly people: readonly RandomPerson[],
    private readonly grace: number,
  ) {
    this.seats = new Array<Person | null>(seats).fill(null)
  }

  read({ logEntry: entry, at, seq }: NumberedLogEntry): void {
    const fault = this.check(entry, at)
    if (fault) this.faults.push(`${seq} ${entry.kind}: ${fault}`)
  }

  private check(entry: LogEntry, at: number): string | null {
    switch (entry.kind) {
      case 'sat':
        this.seats[entry.seat] = entry.by
        return null
      case 'left':
      case 'removed':
        this.seats[entry.seat] = null
        return null
      case 'proposed':
        this.votes.set(entry.vote, { by: entry.seat, proposal: entry.proposal })
        return this.at(entry.seat)?.did.has(entry.proposal.kind) ? null : 'its author has not proposed it'
      case 'decided':
        return this.decided(entry, at)
      case 'stepped-back':
        return this.agreed?.proposal.kind === 'undo-to' ? null : 'nobody agreed to go back'
      case 'hints':
        return this.agreed?.proposal.kind === 'advice' ? null : 'nobody agreed to advice'
      case 'handed-over':
        return this.handedOver(entry, at)
      case 'closed':
        return this.closed(entry)
      default:
        return null
    }
  }
  private at(seat: number): RandomPerson | undefined {
    return this.people.find(({ guest }) => guest.me === this.seats[seat]?.id)
  }
  private decided({ vote, outcome, lapsed = [] }: Decided, at: number): string | null {
    const open = this.votes.get(vote)
    if (outcome !== 'agreed' || !open) return open ? null : 'there was no such vote'
    this.agreed = open
    const { proposal, by } = open
    if (this.voiceless.has(by)) return 'its author had no voice any more'
    const target = proposal.kind === 'remove' ? proposal.seat : -1
    const asked = this.seats.flatMap((person, seat) =>
      person && !this.voiceless.has(seat) && seat !== by && seat !== target ? [seat] : [],
    )
    const wanting = [by, ...asked].filter((seat) => seat === by || this.at(seat)?.agreed.has(vote))
    if (proposal.kind === 'remove' && wanting.length < 2) return 'one alone removed another'
    for (const seat of asked) {
      if (this.at(seat)?.agreed.has(vote)) continue
      if (!lapsed.includes(seat)) return `seat ${seat} has not agreed`
      if (proposal.kind !== 'hand-over' && proposal.kind !== 'close') return `the voice of seat ${seat} cannot lapse`
      if (this.at(seat)?.wasHere(at, at)) return `seat ${seat} was there and not waited for`
    }
    return null
  }
  private handedOver({ seat, why }: Extract<LogEntry, { kind: 'handed-over' }>, at: number): string | null {
    const person = this.at(seat)
    if (why === 'asked') return person?.did.has('hand-self') ? null : 'they have not asked for it'
    if (why === 'clock') return null
    if (why === 'vote') {
      if (this.agreed?.proposal.kind !== 'hand-over') return 'nobody agreed to it'
      return person?.wasHere(at - this.grace, at) ? 'they were there within the grace time' : null
    }
    this.voiceless.add(seat)
    if (why === 'removed') return this.agreed?.proposal.kind === 'remove' ? null : 'nobody agreed to it'
    return person?.did.has('resign') ? null : 'they have not resigned'
  }
  private closed({ reason, by = -1 }: Extract<LogEntry, { kind: 'closed' }>): string | null {
    if (reason === 'vote') return this.agreed?.proposal.kind === 'close' ? null : 'nobody agreed to stop'
    if (reason === 'resigned') return this.at(by)?.did.has('resign') ? null : 'nobody has resigned'
    if (reason !== 'stopped') return null
    const others = this.seats.some((person, seat) => person && seat !== by && !this.voiceless.has(seat))
    return others ? 'somebody else still had a voice' : null
  }
}
