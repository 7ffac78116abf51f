/** What is going on with a card, shown by its frame and by a seal. */
export interface CardState {
  /** It can be chosen now: a golden ring. */
  readonly can?: boolean
  /** It is chosen; a number says in which place. */
  readonly chosen?: boolean | number
  /** It is used up for now: turned and dimmed. */
  readonly engaged?: boolean
  readonly damaged?: boolean
  /** It cannot be chosen now although others can: greyed. */
  readonly notNow?: boolean
  /** It came just now. */
  readonly fresh?: boolean
}

/** The state as one word after another, for `data-state`; empty when nothing is going on. */
export function stateWords({ can, chosen, engaged, damaged, notNow, fresh }: CardState): string {
  const isChosen = chosen !== undefined && chosen !== false
  const words = [
    can && !isChosen && 'can',
    isChosen && 'chosen',
    engaged && 'engaged',
    damaged && 'damaged',
    notNow && 'not-now',
    fresh && 'fresh',
  ]
  return words.filter(Boolean).join(' ')
}
