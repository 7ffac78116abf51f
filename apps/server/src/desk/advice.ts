import { Match } from '@sablier/kernel'
import type { HintReply, LookReply } from '@sablier/protocol'
import type { BotPort } from '../bots/bot-port.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import type { TableCore } from '../tables/core.ts'
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
    return { outlook: pastMatch(table.core, entries).show(table.viewerOf(person)).outlook }
  }
  /** What a strong player would think of the open ask of a person's seat. */
  async hint(id: string, person: string): Promise<HintReply> {
    const { core } = await this.desk.settled(id, person, undefined)
    const { match, state, waiting } = core
    const seat = state.seatOf(person)
    if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
    if (!state.hints) throw new ActRefusal('not-now', 'This table was opened without hints')
    if (!match || !waiting.includes(seat) || state.seats[seat]?.bot)
      throw new ActRefusal('not-now', 'You are not asked')
    this.hints.take(person)
    return { lastOwn: match.lastOf(seat), hint: await this.bots.hint(match, seat) }
  }
}

/** The match as it was after so many of its entries. */
function pastMatch({ match }: TableCore, count: number): Match {
  if (!match || count > match.entries.length) throw new ActRefusal('not-now', 'There is no such moment')
  const { game, seats, options, seed, entries, hashes } = match
  const past = replayed({ game, seats, options, seed }, entries.slice(0, count), hashes)
  if (!past || past.hashes.at(-1) !== hashes[count - 1])
    throw new ActRefusal('read-only', 'The rules have changed since this moment')
  return past
}

/** Null where the entries do not fit the rules any more. It listens: what is asked is put into words only for those who do. */
function replayed(
  spec: ConstructorParameters<typeof Match>[0],
  entries: Match['entries'],
  hashes: Match['hashes'],
): Match | null {
  try {
    return Match.replay(spec, entries, { hashes })
  } catch {
    return null
  }
}
