/** The five tokens, in the order in which they are listed everywhere. */
export const RESOURCES = ['sword', 'gem', 'lamp', 'time', 'danger'] as const
export type Resource = (typeof RESOURCES)[number]

/** Swords, Gems and Lamps: they pay Bribes and score at the end. */
export const BASIC_RESOURCES = ['sword', 'gem', 'lamp'] as const
export type BasicResource = (typeof BASIC_RESOURCES)[number]

/** What can lie in a Stockpile: everything but Danger. */
export const KEPT = ['sword', 'gem', 'lamp', 'time'] as const
export type Kept = (typeof KEPT)[number]

/** Whether a token pays Bribes and counts for the final points. */
export const isBasic = (resource: Resource): resource is BasicResource => resource !== 'time' && resource !== 'danger'

/** Numbers of tokens by kind. */
export type Tokens = Readonly<Partial<Record<Kept, number>>>

/** The kinds of a token list with their numbers, in the usual order. */
export function tokenEntries(tokens: Tokens): [Kept, number][] {
  return Object.entries(tokens) as [Kept, number][]
}
