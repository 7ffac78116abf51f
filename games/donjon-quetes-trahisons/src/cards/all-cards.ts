import type { Card, Hero, PlaceCard } from './card.ts'
import { CHARACTERS } from './characters.ts'
import { DUNGEON_CREATURES } from './dungeon-creatures.ts'
import { EVENTS } from './events.ts'
import { DRACONIC_OBJECTS, ORDINARY_OBJECTS } from './objects.ts'
import { QUESTS } from './quests.ts'
import { RESERVED_OBJECTS } from './reserved-objects.ts'
import { SPECIALS } from './specials.ts'
import { TYPED_MONSTERS } from './typed-monsters.ts'

/** The Temple: it belongs to nobody, and healing gems pile up on it. */
const TEMPLE = {
  id: 'temple-of-healing',
  name: { en: 'Temple of Healing', fr: 'Temple de soin' },
  copies: 1,
  from: 'rulebook',
  back: 'object',
  kind: 'place',
  says: {
    en: '2 gems heal all your wounds and stay here. With the Temple Key you may fight the Guardian (power 14) for them.',
    fr: '2 gemmes guérissent toutes vos blessures et restent ici. Avec la Clé du temple, on peut affronter le Gardien (puissance 14) pour les prendre.',
  },
} as const satisfies PlaceCard

/** The id of a card in the box. */
export type CardId =
  | (
      | (typeof TYPED_MONSTERS)[number]
      | (typeof DUNGEON_CREATURES)[number]
      | (typeof SPECIALS)[number]
      | (typeof EVENTS)[number]
      | (typeof QUESTS)[number]
      | (typeof ORDINARY_OBJECTS)[number]
      | (typeof RESERVED_OBJECTS)[number]
      | (typeof DRACONIC_OBJECTS)[number]
      | typeof TEMPLE
    )['id']
  | Hero

/** The 120 cards of the box, of 118 kinds. */
export const ALL_CARDS: readonly Card[] = [
  ...TYPED_MONSTERS,
  ...DUNGEON_CREATURES,
  ...SPECIALS,
  ...EVENTS,
  ...QUESTS,
  ...ORDINARY_OBJECTS,
  ...RESERVED_OBJECTS,
  ...DRACONIC_OBJECTS,
  TEMPLE,
  ...CHARACTERS,
]
