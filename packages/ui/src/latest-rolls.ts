import type { SeenEvent, SeenEventOf } from '@sablier/kernel'

/** Dice that were thrown, by a seat or (-1) by nobody. */
export type Rolled = SeenEventOf<'rolled'>

/** The dice thrown last, with those that were thrown just before them in the same throw: a player's and a creature's, say. */
export function latestRolls(events: readonly SeenEvent[]): { readonly at: number; readonly rolls: readonly Rolled[] } {
  const last = events.findLastIndex(({ type }) => type === 'rolled')
  let at = last
  while (at > 0 && isSameThrow(events[at - 1], events[at])) at--
  const rolls = last < 0 ? [] : events.slice(at, last + 1).filter((event) => event.type === 'rolled')
  return { at, rolls }
}
const isSameThrow = (before: SeenEvent | undefined, event: SeenEvent | undefined): boolean =>
  before?.type === 'rolled' && before.entry === event?.entry && before.rule === event.rule
