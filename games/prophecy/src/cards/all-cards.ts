import type { Guild } from '../board.ts'
import type { Card } from './card.ts'
import { CERTIFICATES } from './certificates.ts'
import { CHANCE_CARDS, ECONOMIC_CRISIS } from './chance-cards.ts'
import { CHARACTERS } from './characters.ts'
import { COMMON_GEAR } from './common-gear.ts'
import { COMMON_POTIONS_AND_SCROLLS } from './common-potions-and-scrolls.ts'
import { DARK_CREATURES } from './dark-creatures.ts'
import { EXTRA_CREATURES } from './extra-creatures.ts'
import { EXTRA_ITEMS } from './extra-items.ts'
import { EXTRA_OPPORTUNITIES } from './extra-opportunities.ts'
import { LIVING_CREATURES } from './living-creatures.ts'
import { OPPORTUNITIES } from './opportunities.ts'
import { RARE_ITEMS } from './rare-items.ts'

/** The id of a card in the box. */
export type CardId =
  | (
      | (typeof CHARACTERS)[number]
      | (typeof CHANCE_CARDS)[number]
      | typeof ECONOMIC_CRISIS
      | (typeof LIVING_CREATURES)[number]
      | (typeof DARK_CREATURES)[number]
      | (typeof EXTRA_CREATURES)[number]
      | (typeof OPPORTUNITIES)[number]
      | (typeof EXTRA_OPPORTUNITIES)[number]
      | (typeof COMMON_GEAR)[number]
      | (typeof COMMON_POTIONS_AND_SCROLLS)[number]
      | (typeof EXTRA_ITEMS)[number]
      | (typeof RARE_ITEMS)[number]
    )['id']
  | `certificate_${Guild}`

/** Every card in the box. */
export const ALL_CARDS: readonly Card[] = [
  ...CHARACTERS,
  ...CHANCE_CARDS,
  ECONOMIC_CRISIS,
  ...LIVING_CREATURES,
  ...DARK_CREATURES,
  ...EXTRA_CREATURES,
  ...OPPORTUNITIES,
  ...EXTRA_OPPORTUNITIES,
  ...COMMON_GEAR,
  ...COMMON_POTIONS_AND_SCROLLS,
  ...EXTRA_ITEMS,
  ...RARE_ITEMS,
  ...CERTIFICATES,
]
