import { ACHIEVEMENTS } from './achievements.ts'
import type { Card } from './card.ts'
import { CHARACTERS } from './characters.ts'
import { EVENTS } from './events.ts'
import { LOCATIONS } from './locations.ts'
import { STARTING_CARDS } from './starting-cards.ts'

/** The id of a card in the box. */
export type CardId = (
  | (typeof LOCATIONS)[number]
  | (typeof CHARACTERS)[number]
  | (typeof EVENTS)[number]
  | (typeof STARTING_CARDS)[number]
  | (typeof ACHIEVEMENTS)[number]
)['id']

/** Every card in the box: 51 Locations, 57 Characters, 63 Events, 12 Starting cards and 7 Achievements. */
export const ALL_CARDS: readonly Card[] = [...LOCATIONS, ...CHARACTERS, ...EVENTS, ...STARTING_CARDS, ...ACHIEVEMENTS]
