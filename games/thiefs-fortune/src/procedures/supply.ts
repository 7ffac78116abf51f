import type { Resource } from '../resource.ts'
import type { Table } from '../shape.ts'

/** The tokens in the box, by the rulebook's list of components. */
export const IN_THE_BOX: Readonly<Record<Resource, number>> = { sword: 32, gem: 32, lamp: 32, time: 36, danger: 36 }

/** How many tokens of a kind are out of the Supply: in Stockpiles, on Danger Tracks and on cards. */
export function tokensOut(t: Pick<Table, 'zone' | 'mark' | 'track' | 'seats'>, kind: Resource): number {
  let n = 0
  for (const piece of t.zone('common-future').pieces) n += t.mark(kind, piece)
  for (const seat of t.seats) {
    n += t.track(kind, seat)
    for (const piece of t.zone('future', seat).pieces) n += t.mark(kind, piece)
  }
  return n
}

/** What the box has left of a kind; less than none where substitutes would be needed. */
export const supplyLeft = (t: Parameters<typeof tokensOut>[0], kind: Resource): number =>
  IN_THE_BOX[kind] - tokensOut(t, kind)
