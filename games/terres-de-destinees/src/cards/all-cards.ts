import type { Card, DestinCard, PlayingCard } from './card.ts'
import { COMMERCE } from './commerce.ts'
import { COMMON_DESTINS, SECRET_DESTINS } from './destins.ts'
import { JETONS } from './jetons.ts'
import { MAGIE } from './magie.ts'
import { NECROMANCIE } from './necromancie.ts'
import { ROYAUME } from './royaume.ts'

/** The 44 main and 12 advanced playing cards. */
export const PLAYING_CARDS: readonly PlayingCard[] = [...ROYAUME, ...COMMERCE, ...NECROMANCIE, ...MAGIE]
export const DESTINS: readonly DestinCard[] = [...COMMON_DESTINS, ...SECRET_DESTINS]

/** The id of a card in the box. */
export type CardId = (
  | (typeof ROYAUME)[number]
  | (typeof COMMERCE)[number]
  | (typeof NECROMANCIE)[number]
  | (typeof MAGIE)[number]
  | (typeof COMMON_DESTINS)[number]
  | (typeof SECRET_DESTINS)[number]
  | (typeof JETONS)[number]
)['id']

/** Everything in the box. */
export const ALL_CARDS: readonly Card[] = [...PLAYING_CARDS, ...DESTINS, ...JETONS]
