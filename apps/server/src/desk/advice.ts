import type { HintReply, LookReply } from '@sablier/protocol'
import type { BotPort } from '../bots/bot-port.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { pastMatch } from '../tables/past-match.ts'
import type { Desk } from './desk.ts'
import { PersonLimit } from './person-limit.ts'

/** What people ask about a game without touching it: how it looked before, and what a good player would do. */
export class Advice {
  private readonly looks = new PersonLimit(4, 30)
  private readonly hints = new PersonLimit(0.5, 4)

  constructor(
    private readonly desk: Desk,
    private readonly bots: BotPort,
  ) {}

  /** The game as a person saw it after so many entries. */
  async look(id: string, person: string, invite: string | undefined, entries: number): Promise<LookReply> {
    this.looks.take(person)
    const table = await this.desk.settled(id, person, invite)
    return { view: pastMatch(table.core, entries).show(table.viewerOf(person)).payload }
  }
  /** What a strong player would think of the open ask of a person's seat. */
  async hint(id: string, person: string): Promise<HintReply> {
    const { core } = await this.desk.settled(id, person, undefined)
    const { match, state, waiting } = core
    const seat = state.seatOf(person)
    if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
    if (!state.hints)
      throw new ActRefusal('not-now', 'Advice needs the consent of everybody at the table', { detail: 'hints-off' })
    if (!match || !waiting.includes(seat) || state.seats[seat]?.bot)
      throw new ActRefusal('not-now', 'You are not asked', { detail: 'not-asked' })
    this.hints.take(person)
    // Told before it is given: nobody has it unseen.
    await this.desk.note(id, { kind: 'advised', seat })
    return { lastOwn: match.lastOf(seat), hint: await this.bots.hint(match, seat) }
  }
}
