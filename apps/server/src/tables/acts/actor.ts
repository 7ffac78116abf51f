import type { Act, RefusalDetail, TableStatus } from '@sablier/protocol'
import { ActRefusal } from '../act-refusal.ts'
import type { TableCore } from '../core.ts'
import type { LogEntry, Person } from '../log-entry.ts'
import type { SeatState } from '../table-state.ts'
import type { Around } from '../votes.ts'

/** Somebody who does something at a table. */
export interface Actor {
  readonly person: Person
  readonly invite?: string | undefined
}
/** Turns an act into log entries, or refuses it. Changes nothing by itself. */
export type Acting<A extends Act> = (table: TableCore, actor: Actor, act: A, around: Around) => LogEntry[]

/** The seat of an actor; whoever has none is refused. */
export function seatOf(table: TableCore, actor: Actor): { seat: number; state: SeatState } {
  const seat = table.state.seatOf(actor.person.id)
  if (seat === null) throw new ActRefusal('not-seated', 'You do not sit at this table')
  return { seat, state: table.state.seats[seat] as SeatState }
}
export function hostOnly(table: TableCore, actor: Actor): void {
  const { seat } = seatOf(table, actor)
  if (seat !== table.state.host) throw new ActRefusal('not-host', 'Only the host may do this')
}
/** Refuses unless the table is in one of these states. */
export function during(table: TableCore, ...statuses: string[]): void {
  const { status, reason } = table.state
  if (statuses.includes(status)) return
  if (status === 'read-only') throw new ActRefusal('read-only', reason ?? 'This table can only be read')
  throw new ActRefusal('not-now', `The table is ${status}`, { detail: STATUS_DETAIL[status] })
}
const STATUS_DETAIL = {
  open: 'game-not-begun',
  playing: 'game-running',
  over: 'game-over',
  closed: 'table-closed',
} as const satisfies Partial<Record<TableStatus, RefusalDetail>>
