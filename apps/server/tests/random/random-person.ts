import { below, type Chance } from '@sablier/kernel'
import type { ClientTable, Proposal, VoteInfo } from '@sablier/protocol'
import type { Connection } from '../play/connection.ts'
import type { Fields } from '../play/fresh-id.ts'
import type { Guest } from '../play/guest.ts'

/** A time at a table, by the server's clock: from the first snapshot to hanging up. */
interface Stay {
  readonly from: number
  to: number
}

/** What everybody at a table goes by. */
export interface Surroundings {
  readonly table: string
  readonly now: () => number
  readonly chance: Chance
}

const LEVELS = ['novice', 'adept', 'master'] as const
/** Milliseconds outside in which the server looks round at least once, and in which every grace time passes. */
const LONG = 2200
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Somebody who comes, goes, answers, proposes, agrees and refuses at random, and remembers what they did. */
export class RandomPerson {
  readonly stays: Stay[] = []
  /** Votes they have said yes to. */
  readonly agreed = new Set<string>()
  /** What they have proposed, handed over or given up themselves. */
  readonly did = new Set<Proposal['kind'] | 'hand-self' | 'resign'>()
  private connection: Connection | null = null

  constructor(
    readonly guest: Guest,
    private readonly around: Surroundings,
  ) {}

  get faults(): readonly string[] {
    return this.guest.connections.flatMap(({ faults }) => faults)
  }
  get clientTable(): ClientTable | null {
    return this.connection?.clientTable ?? null
  }
  get isOver(): boolean {
    const status = this.clientTable?.table.status
    return status === 'over' || status === 'closed'
  }
  /** Whether they were at the table at any moment of a time. */
  wasHere(from: number, to: number): boolean {
    return this.stays.some((stay) => stay.from <= to && stay.to >= from)
  }

  async come(): Promise<void> {
    if (this.connection) return
    this.connection = await this.guest.sit(this.around.table)
    this.stays.push({ from: this.around.now(), to: Number.POSITIVE_INFINITY })
  }
  go(): void {
    const stay = this.stays.at(-1)
    if (!this.connection || !stay) return
    stay.to = this.around.now()
    this.connection.close()
    this.connection = null
  }

  /** Does one thing or waits a little. */
  async step(): Promise<void> {
    if (!this.connection) return this.oneIn(4) ? this.come() : pause(10)
    if (this.oneIn(40)) return this.leaveFor(this.oneIn(3) ? LONG : 0)
    // Stays and does nothing: clocks run out.
    if (this.oneIn(80)) return pause(LONG)
    const { table } = this.clientTable as ClientTable
    if (table.status === 'open') return this.wait(table)
    if (table.status !== 'playing' || table.you === null) return pause(5)
    return this.play(table, table.you)
  }
  /** Hangs up, and comes back after a while or whenever chance has it. */
  private leaveFor(ms: number): Promise<void> {
    this.go()
    return pause(ms)
  }
  /** Plays on without any mischief: whatever stands open is brought to its end. */
  async calm(): Promise<void> {
    await this.come()
    const { table } = this.clientTable as ClientTable
    // Whoever only waits takes their time: nobody is done before the others, who may make them host.
    if (table.status === 'open') return table.youHost ? this.act({ type: 'start' }) : pause(5)
    if (table.status !== 'playing' || table.you === null) return pause(5)
    const vote = this.asked(table, table.you)
    if (vote) return this.say(vote, false)
    if (table.seats[table.you]?.bot) return pause(5)
    return this.oneIn(30) ? this.act({ type: 'hand-over', level: 'novice' }, 'hand-self') : this.answer()
  }

  private async wait(table: ClientTable['table']): Promise<void> {
    const free = table.seats.findIndex(({ person, bot, invited }) => !person && !bot && !invited)
    if (table.you === null) return free < 0 ? pause(5) : this.act({ type: 'sit', seat: free })
    if (this.oneIn(12)) return this.act({ type: 'leave' })
    if (this.oneIn(8)) return this.act({ type: 'entropy', text: `${this.around.chance[0]}` })
    if (this.oneIn(8)) return this.act({ type: 'ready', ready: this.oneIn(2) })
    if (!table.youHost) return this.oneIn(20) ? this.act({ type: 'start' }) : pause(5)
    if (this.oneIn(20)) return this.act({ type: 'remove', seat: this.below(table.seats.length) })
    if (free >= 0 && this.oneIn(4)) return this.act({ type: 'seat-bot', seat: free, level: 'novice' })
    const away = table.seats.flatMap(({ person }, seat) => (person && this.oneIn(2) ? [seat] : []))
    return this.oneIn(5) ? this.act({ type: 'start', ...(this.oneIn(3) && { without: away }) }) : pause(5)
  }
  private async play(table: ClientTable['table'], you: number): Promise<void> {
    const vote = this.asked(table, you)
    if (vote && this.oneIn(2)) return this.say(vote, !this.oneIn(4))
    const withdrawn = table.votes.find(({ by }) => by === you)
    if (withdrawn && this.oneIn(10)) return this.act({ type: 'vote', vote: withdrawn.id, agree: false })
    const isMissed = (this.clientTable?.presence.absent.length ?? 0) > 0
    if (this.oneIn(isMissed ? 8 : 25)) return this.propose(table)
    if (this.oneIn(150)) return this.act({ type: 'resign' }, 'resign')
    if (this.oneIn(60)) return this.act({ type: 'hand-over', level: 'novice' }, 'hand-self')
    if (this.oneIn(30)) return this.act({ type: 'undo' })
    if (this.oneIn(40)) return this.act({ type: 'chat', text: 'well' })
    if (table.seats[you]?.bot && this.oneIn(5)) return this.act({ type: 'take-back' })
    return this.answer()
  }
  private async answer(): Promise<void> {
    const { connection } = this
    const view = connection?.clientTable?.view
    if (!connection?.isAsked || !view || this.oneIn(30)) return pause(5)
    if (this.oneIn(2)) connection.send({ type: 'shown', entries: view.entries })
    const options = view.ask?.kind === 'pick' ? view.ask.options : []
    const answer = options[this.below(options.length)]?.id ?? connection.someAnswer()
    await this.act({ type: 'answer', entries: view.entries, answer })
  }
  private async propose(table: ClientTable['table']): Promise<void> {
    const absent = this.clientTable?.presence.absent ?? []
    const seat = absent[this.below(2 * absent.length)]?.seat ?? this.below(table.seats.length)
    const level = LEVELS[this.below(LEVELS.length)] ?? 'novice'
    const entries = this.below(Math.max(1, this.clientTable?.view?.entries ?? 1))
    const proposals: Proposal[] = [
      { kind: 'undo-to', entries },
      { kind: 'hand-over', seat, level },
      { kind: 'remove', seat, level },
      { kind: 'advice' },
      { kind: this.oneIn(3) ? 'close' : 'advice' },
    ]
    const proposal = proposals[this.below(proposals.length)] as Proposal
    await this.act({ type: 'propose', proposal }, proposal.kind)
  }
  private asked({ votes }: ClientTable['table'], you: number): VoteInfo | undefined {
    return votes.find(({ missing }) => missing.includes(you))
  }
  private async say({ id }: VoteInfo, agree: boolean): Promise<void> {
    // Remembered before it is sent: what the line loses may still have arrived.
    if (agree) this.agreed.add(id)
    await this.act({ type: 'vote', vote: id, agree })
  }
  /** Sends an act; whether it is refused is the server's business, that it is answered is not. */
  private async act(act: Fields, did?: Proposal['kind'] | 'hand-self' | 'resign'): Promise<void> {
    if (did) this.did.add(did)
    if (this.connection) await this.connection.act(act)
    else await pause(5)
  }
  private below(n: number): number {
    return n > 0 ? below(this.around.chance, n) : 0
  }
  private oneIn(n: number): boolean {
    return below(this.around.chance, n) === 0
  }
}
