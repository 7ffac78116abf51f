import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'

type TravelRule = Parameters<Table['cite']>[0]

/** Puts a pawn into a space and tells how it got there. */
export function moveTo(t: Table, seat: Seat, to: number, { rule, how }: { rule: TravelRule; how: string }): void {
  t.cite(rule).setTrack('position', to, seat)
  t.cite(rule).say(how, { seat: { seat }, space: `space.${to}` })
}
