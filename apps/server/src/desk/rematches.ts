import type { Act } from '@sablier/protocol'
import { ActRefusal, theyDoNotMeet } from '../tables/act-refusal.ts'
import type { Actor } from '../tables/acts/actor.ts'
import type { TableCore } from '../tables/core.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { Person } from '../tables/log-entry.ts'
import type { DeskParts } from './desk-parts.ts'
import type { TablePlan } from './new-table.ts'
import type { TableOpener } from './table-opener.ts'

/** Leads everybody who wants a rematch to one and the same new table. */
export class Rematches {
  /** Tables that are being opened, by the table that is over. */
  private readonly opening = new Map<string, Promise<string>>()

  constructor(
    private readonly parts: DeskParts,
    private readonly opener: TableOpener,
  ) {}

  /** Opens the table of the rematch, or joins the one somebody else has opened; gives the number of the log entry. */
  async join(table: LiveTable, actor: Actor, act: Act): Promise<number> {
    const { id, core } = table
    mustBeAllowed(core, actor.person.id)
    const open = () => this.open(core, actor.person)
    // A player who may not open one does not keep the others from it.
    const opening = this.opening.get(id)?.catch(open) ?? open()
    this.opening.set(id, opening)
    try {
      return await this.link(id, await opening, { actor, act })
    } finally {
      if (this.opening.get(id) === opening) this.opening.delete(id)
    }
  }

  /** Writes the new table into the log of the old one, unless another process was first, and seats the person there. */
  private async link(id: string, opened: string, { actor, act }: { actor: Actor; act: Act }): Promise<number> {
    const { registry } = this.parts
    // The table may have left memory meanwhile.
    const live = await registry.table(id)
    const seq = await registry.work(
      live,
      ({ state }) => (state.rematch === null ? [{ kind: 'rematch', table: opened }] : []),
      actor.person.id,
      act.clientId,
    )
    const { rematch } = live.core.state
    if (rematch !== opened) await this.shut(opened)
    await this.takeInvitedSeat(rematch ?? opened, actor.person)
    return seq
  }
  /** Seats a person who asks for the rematch too; nobody is seated unasked. */
  private async takeInvitedSeat(table: string, by: Person): Promise<void> {
    const { registry, relations } = this.parts
    const live = await registry.table(table)
    if (live.core.state.seatOf(by.id) === null) await relations.mustMeet(live.core, by.id)
    await registry.work(live, (core) => {
      const { state } = core
      const seat = state.status === 'open' ? state.invitedTo(by.id) : null
      if (seat !== null && relations.isParted(core, by.id)) throw theyDoNotMeet()
      return seat === null ? [] : [{ kind: 'sat', seat, by }]
    })
  }
  /** Closes a table that lost to the one of another process. */
  private async shut(table: string): Promise<void> {
    const { registry } = this.parts
    await registry.work(await registry.table(table), () => [{ kind: 'closed', reason: 'empty' }])
  }
  private async open({ state, row, time }: TableCore, by: Person): Promise<string> {
    if (state.rematch !== null) return state.rematch
    const { table } = await this.opener.open(await this.opener.rules(row.game), by, {
      options: JSON.parse(row.options) as TablePlan['options'],
      visibility: row.visibility,
      clock: time.clock,
      // A person whom the others removed is not asked back.
      seats: state.seats.map(({ person, bot, away }) => (away === 'removed' ? null : (person ?? bot))),
      hints: state.advice ?? undefined,
      openedFrom: row.opened_from,
    })
    return table
  }
}

function mustBeAllowed({ state }: TableCore, person: string): void {
  const seat = state.seatOf(person)
  if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
  if (state.seats[seat]?.away === 'removed')
    throw new ActRefusal('not-now', 'The others have removed this person', { detail: 'removed-by-vote' })
  if (!state.isOver) throw new ActRefusal('not-now', 'The game is not over', { detail: 'game-not-over' })
}
