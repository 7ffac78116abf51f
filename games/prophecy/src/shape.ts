import { defineShape, everyone, fact, mark, nobody, type Table as TableOf, track, zone } from '@sablier/kernel'
import { RULES } from '../rulebook/rules.ts'
import { GUILDS, RING_SIZE } from './board.ts'
import type { Card } from './cards/card.ts'

const deck = () => zone({ sees: nobody, order: 'stack' })
const discard = () => zone({ sees: everyone, order: 'stack' })
const perSeat = (min = 0, start = 0) => track({ per: 'seat', min, start })

/** Everything that lies on the table. */
export const shape = defineShape({
  rules: RULES,
  phases: ['characters', 'chance', 'movement', 'encounter', 'services', 'ending'],
  zones: {
    'adventure-deck': deck(),
    'adventure-discard': discard(),
    'chance-deck': deck(),
    'chance-discard': discard(),
    'common-deck': deck(),
    'common-discard': discard(),
    'rare-deck': deck(),
    'rare-discard': discard(),
    'character-deck': deck(),
    /** One pile per guild, in the order of `GUILDS`. */
    'certificate-pile': zone({ per: GUILDS.length, sees: nobody, order: 'stack' }),
    /** The adventure card lying face up in a space. */
    space: zone({ per: RING_SIZE, sees: everyone, order: 'row' }),
    /** The adventure card lying face down in a space. */
    covered: zone({ per: RING_SIZE, sees: nobody, order: 'row' }),
    'city-shop': zone({ sees: everyone, order: 'row' }),
    'village-shop': zone({ sees: everyone, order: 'row' }),
    /** Items turned up to choose from. */
    display: zone({ sees: everyone, order: 'row' }),
    character: zone({ per: 'seat', sees: everyone, order: 'row' }),
    items: zone({ per: 'seat', sees: everyone, order: 'row' }),
    /** Adventure cards that their text lets a player keep. */
    kept: zone({ per: 'seat', sees: everyone, order: 'row' }),
    certificates: zone({ per: 'seat', sees: everyone, order: 'row' }),
  },
  tracks: {
    /** Red cubes on the right: Strength and Health. */
    strength: perSeat(),
    /** Red cubes on the left. */
    'lost-strength': perSeat(),
    /** Blue cubes on the right: Willpower and Magic. */
    willpower: perSeat(),
    /** Blue cubes on the left. */
    'lost-willpower': perSeat(),
    gold: perSeat(),
    experience: perSeat(),
    /** The space of the pawn, -1 once it left the board. */
    position: perSeat(-1, -1),
    /** Turns begun with a chance card. */
    turns: perSeat(),
    /** 0 for the living; the dead count 1, 2, 3 in the order of their deaths. */
    fallen: perSeat(),
    /** Turns without a chance card that the active player still has to come. */
    'extra-turns': track(),
    /** 1 if the active player stayed where they were this turn. */
    stayed: track(),
    /** 1 once the service of the space that works once per turn was used. */
    'service-used': track(),
    /** Magic spent this turn. */
    'magic-spent': track(),
    /** What potions add to every strength fight of this turn, and to every willpower fight. */
    'strength-bonus': track(),
    'willpower-bonus': track(),
  },
  marks: { damaged: mark() },
  facts: {
    /** The seat that took the first turn. */
    first: fact(0),
  },
})

export type Table = TableOf<typeof shape, Card>
export type Phase = (typeof shape.phases)[number]

/** By which rule the place decides who sees what lies in it. */
export const SIGHT_RULES = {
  'adventure-deck': 'setup.decks_face_down',
  'adventure-discard': 'setup.discards_face_up',
  covered: 'chance.terrain_face_down',
  space: 'adventure.reveal',
  'city-shop': 'trade.shop_public',
  'village-shop': 'trade.shop_public',
  character: 'sheet.public',
  certificates: 'certificate.face_down',
} as const
