import type { Match, Seat } from '@sablier/kernel'
import type { ForecastBody, ForecastReply, HintReply, LookReply } from '@sablier/protocol'
import type { BotPort } from '../bots/bot-port.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import type { PastMatches } from '../tables/past-matches.ts'
import type { Desk } from './desk.ts'
import { PersonLimit } from './person-limit.ts'

/** A look costs as much as so many entries, even where nothing has to be replayed. */
const LOOK = 250

/** Answers questions about a game without changing it: past positions, hints and forecasts. */
export class Advice {
  /** In entries that have to be replayed. */
  private readonly looks = new PersonLimit(1000, 30 * LOOK)
  private readonly hints = new PersonLimit(0.5, 4)
  private readonly forecasts = new PersonLimit(8, 40)

  constructor(
    private readonly desk: Desk,
    private readonly bots: BotPort,
    private readonly pastMatches: PastMatches,
  ) {}

  /** The game as a person saw it after so many entries. */
  async look(id: string, person: string, invite: string | undefined, entries: number): Promise<LookReply> {
    const table = await this.desk.settled(id, person, invite)
    const { core } = table
    this.looks.take(person, LOOK + this.pastMatches.cost(id, core, entries))
    const past = await this.pastMatches.at(id, core, entries)
    return { view: past.show(table.viewerOf(person)).payload }
  }
  /** A strong player's opinion on the open ask of a person's seat. */
  async hint(id: string, person: string): Promise<HintReply> {
    const { match, seat, allowed } = await this.asked(id, person)
    if (!allowed)
      throw new ActRefusal('not-now', 'Advice needs the consent of everybody at the table', { detail: 'hints-off' })
    this.hints.take(person)
    // Told before it is given: nobody has it unseen.
    await this.desk.note(id, { kind: 'advised', seat })
    return { lastOwn: match.lastOf(seat), hint: await this.bots.hint(match, seat) }
  }
  /** The effects of an answer to the open ask of a person's seat. A forecast ranks nothing, so it needs nobody's consent. */
  async forecast(id: string, person: string, { answer }: ForecastBody): Promise<ForecastReply> {
    this.forecasts.take(person)
    const { match, seat } = await this.asked(id, person)
    const lastOwn = match.lastOf(seat)
    return { lastOwn, forecast: await this.bots.forecast(match, seat, answer) }
  }
  /** The match and the seat of a person who is asked there. */
  private async asked(id: string, person: string): Promise<{ match: Match; seat: Seat; allowed: boolean }> {
    const { core } = await this.desk.settled(id, person, undefined)
    const { match, state, waiting } = core
    const seat = state.seatOf(person)
    if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
    if (!match || !waiting.includes(seat) || state.seats[seat]?.bot)
      throw new ActRefusal('not-now', 'You are not asked', { detail: 'not-asked' })
    return { match, seat, allowed: state.hints }
  }
}
