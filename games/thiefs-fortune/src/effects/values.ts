import type { Tokens } from '../resource.ts'

/** What things are worth in Fortune Points, roughly: a common measure for computer players. */
export const VALUES = {
  basic: 0.5,
  time: 0.6,
  danger: -1.1,
  card: 1.1,
  /** A card that still has to be emptied. */
  drawn: 0.8,
  fortune: 1,
  activation: 1.4,
  move: 0.3,
} as const

/** What tokens are worth together. */
export const worthOfTokens = ({ sword = 0, gem = 0, lamp = 0, time = 0 }: Tokens): number =>
  (sword + gem + lamp) * VALUES.basic + time * VALUES.time
