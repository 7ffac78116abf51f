import { plain, type SeenEvent } from '@sablier/kernel'
import { type TableModel, textOf } from './table-context.tsx'

/** Dice that were thrown, by a seat or (-1) by nobody. */
export type Rolled = SeenEvent & {
  readonly seat: number
  readonly sides: number
  readonly values: readonly number[]
  readonly purpose: string
}

/** The dice thrown last, with those that were thrown just before them in the same throw: a player's and a creature's, say. */
export function latestRolls(events: readonly SeenEvent[]): { readonly at: number; readonly rolls: readonly Rolled[] } {
  const last = events.findLastIndex(({ type }) => type === 'rolled')
  let at = last
  while (at > 0 && isSameThrow(events[at - 1], events[at])) at--
  return { at, rolls: last < 0 ? [] : (events.slice(at, last + 1) as Rolled[]) }
}
const isSameThrow = (before: SeenEvent | undefined, event: SeenEvent | undefined): boolean =>
  before?.type === 'rolled' && before.entry === event?.entry && before.rule === event.rule

/** What dice were thrown for; empty where the game has no word for it. */
export function purposeOf({ purpose }: Pick<Rolled, 'purpose'>, model: Pick<TableModel, 'game' | 'reader'>): string {
  return model.game.text.words[purpose] ? plain(textOf(model, 'words', purpose)) : ''
}
