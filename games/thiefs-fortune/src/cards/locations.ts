import { each, may, pay } from '@sablier/kernel'
import { draw } from '../effects/draw.ts'
import { exchange } from '../effects/exchange.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { moveDanger } from '../effects/move-danger.ts'
import { changeSpace } from '../effects/move-in-row.ts'
import { payBasic } from '../effects/pay-basic.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { richer } from '../effects/richer.ts'
import { steal } from '../effects/steal.ts'
import { lootLimit, reacts, shield } from './abilities.ts'
import { deckCards } from './deck-cards.ts'

/** The 51 Locations: 23 abilities that work by themselves. */
export const LOCATIONS = deckCards('location', [
  {
    id: 'inn',
    name: { en: 'Inn', fr: 'Auberge' },
    from: 'rulebook',
    ability: reacts({ on: 'spent-time' }, may({ effect: changeSpace({ rows: ['character'] }) })),
    cards: [
      ['LT', 1, 'pl', 'ti'],
      ['L', 2, 'sw', 'de'],
    ],
  },
  {
    id: 'well',
    name: { en: 'Well', fr: 'Puits' },
    from: 'rulebook',
    ability: reacts({ on: 'spent-time' }, may({ effect: changeSpace({ rows: ['location'] }) })),
    cards: [
      ['GT', 1, 'ge', 'rd'],
      ['G', 2, 'la', 'dl'],
    ],
  },
  {
    id: 'armory',
    name: { en: 'Armory', fr: 'Arsenal' },
    from: 'rulebook',
    ability: shield('sword'),
    cards: [
      ['SD', 2, 'ps', 'de'],
      ['SD', 3, 'pg', 'rd'],
    ],
  },
  {
    id: 'treasure-room',
    name: { en: 'Treasure Room', fr: 'Salle du Trésor' },
    from: 'rulebook',
    ability: shield('gem'),
    cards: [
      ['GD', 2, 'pl', 'dl'],
      ['GD', 3, 'sw', 'ac'],
    ],
  },
  {
    id: 'library',
    name: { en: 'Library', fr: 'Bibliothèque' },
    from: 'rulebook',
    ability: shield('lamp'),
    cards: [
      ['LD', 2, 'ge', 'ti'],
      ['TD', 3, 'la', 'dc'],
    ],
  },
  {
    id: 'water-clock',
    name: { en: 'Water Clock', fr: 'Clepsydre' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'event' }, get({ tokens: { time: 1 } })),
    cards: [
      ['ST', 1, 'ps', 'ac'],
      ['L', 1, 'pg', 'ti'],
      ['LD', 2, 'pl', 'dc'],
    ],
  },
  {
    id: 'caravanserai',
    name: { en: 'Caravanserai', fr: 'Caravansérail' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'traveler' }, get({ tokens: { time: 1 } })),
    cards: [
      ['GT', 1, 'sw', 'rd'],
      ['L', 1, 'ge', 'dl'],
      ['LT', 2, 'la', 'de'],
    ],
  },
  {
    id: 'back-alley',
    name: { en: 'Back Alley', fr: 'Ruelle Obscure' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'foe' }, gain({ n: 1 })),
    cards: [
      ['SD', 0, 'ps', 'rd'],
      ['LD', 1, 'pg', 'dl'],
      ['GD', 2, 'pl', 'de'],
    ],
  },
  {
    id: 'tea-house',
    name: { en: 'Tea House', fr: 'Maison de Thé' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'friend' }, getBasic({ n: 1 })),
    cards: [
      ['L', 1, 'sw', 'ti'],
      ['T', 1, 'ge', 'dc'],
      ['G', 2, 'la', 'ac'],
    ],
  },
  {
    id: 'forge',
    name: { en: 'Forge', fr: 'Forge' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'character' }, get({ tokens: { sword: 1 } })),
    cards: [
      ['S', 1, 'ps', 'ti'],
      ['LT', 1, 'pg', 'dc'],
    ],
  },
  {
    id: 'goldsmiths-row',
    name: { en: 'Goldsmiths’ Row', fr: 'Rue des Orfèvres' },
    from: 'ours',
    ability: reacts(
      { on: 'entered', of: 'location' },
      may({ effect: pay({ cost: payTokens({ tokens: { gem: 1 } }), effect: gain({ n: 2 }) }) }),
    ),
    cards: [
      ['G', 1, 'pl', 'ac'],
      ['ST', 1, 'sw', 'dl'],
    ],
  },
  {
    id: 'lantern-stall',
    name: { en: 'Lantern Stall', fr: 'Étal de Lanternes' },
    from: 'ours',
    notInSolo: true,
    ability: reacts({ on: 'entered', of: 'event' }, each({ group: richer({}), effect: payBasic({ n: 1 }) })),
    cards: [
      ['L', 1, 'ge', 'de'],
      ['GT', 1, 'la', 'rd'],
    ],
  },
  {
    id: 'bazaar',
    name: { en: 'Bazaar', fr: 'Bazar' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'character' }, may({ effect: exchange({ upTo: 1 }) })),
    cards: [
      ['G', 2, 'ps', 'dl'],
      ['G', 2, 'pg', 'de'],
      ['L', 2, 'pl', 'rd'],
    ],
  },
  {
    id: 'training-yard',
    name: { en: 'Training Yard', fr: 'Cour d’Armes' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'foe' }, get({ tokens: { sword: 1 } })),
    cards: [
      ['T', 1, 'sw', 'dc'],
      ['GT', 2, 'ge', 'ac'],
    ],
  },
  {
    id: 'guild-hall',
    name: { en: 'Guild Hall', fr: 'Salle de la Guilde' },
    from: 'ours',
    ability: reacts(
      { on: 'activated', of: 'friend' },
      may({ effect: pay({ cost: payBasic({ n: 1 }), effect: draw({ n: 1 }) }) }),
    ),
    cards: [
      ['G', 1, 'la', 'ti'],
      ['LT', 2, 'ps', 'dc'],
    ],
  },
  {
    id: 'oasis',
    name: { en: 'Oasis', fr: 'Oasis' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'traveler' }, get({ tokens: { lamp: 1 } })),
    cards: [
      ['L', 1, 'pg', 'ac'],
      ['ST', 2, 'pl', 'ti'],
    ],
  },
  {
    id: 'observatory',
    name: { en: 'Observatory', fr: 'Observatoire' },
    from: 'ours',
    ability: reacts(
      { on: 'activated', of: 'event' },
      may({ effect: pay({ cost: payTokens({ tokens: { time: 1 } }), effect: draw({ n: 1 }) }) }),
    ),
    cards: [
      ['T', 1, 'sw', 'de'],
      ['LD', 2, 'ge', 'rd'],
    ],
  },
  {
    id: 'shrine',
    name: { en: 'Shrine', fr: 'Sanctuaire' },
    from: 'ours',
    ability: reacts(
      { on: 'activated', of: 'event' },
      may({ effect: pay({ cost: payTokens({ tokens: { lamp: 1 } }), effect: gain({ n: 1 }) }) }),
    ),
    cards: [
      ['G', 1, 'la', 'dl'],
      ['LD', 2, 'ps', 'de'],
    ],
  },
  {
    id: 'docks',
    name: { en: 'Docks', fr: 'Quais' },
    from: 'ours',
    notInSolo: true,
    ability: reacts({ on: 'spent-time' }, steal({})),
    cards: [
      ['ST', 1, 'pg', 'rd'],
      ['GTD', 3, 'pl', 'dl'],
    ],
  },
  {
    id: 'mausoleum',
    name: { en: 'Mausoleum', fr: 'Mausolée' },
    from: 'ours',
    ability: reacts({ on: 'pushed' }, gain({ n: 1 })),
    cards: [
      ['LD', 0, 'sw', 'ac'],
      ['SD', 1, 'ge', 'ti'],
    ],
  },
  {
    id: 'dungeon',
    name: { en: 'Dungeon', fr: 'Cachots' },
    from: 'ours',
    ability: reacts(
      { on: 'danger-placed' },
      may({ effect: pay({ cost: payBasic({ n: 1 }), effect: gain({ n: 1 }) }) }),
    ),
    cards: [
      ['TD', 2, 'la', 'dc'],
      ['SD', 3, 'ps', 'ac'],
    ],
  },
  {
    id: 'hideout',
    name: { en: 'Hideout', fr: 'Planque' },
    from: 'ours',
    notInSolo: true,
    ability: reacts({ on: 'passed' }, moveDanger({ upTo: 1, onto: 'other' })),
    cards: [
      ['L', 1, 'pg', 'ti'],
      ['GD', 2, 'pl', 'dc'],
    ],
  },
  {
    id: 'secret-passage',
    name: { en: 'Secret Passage', fr: 'Passage Secret' },
    from: 'ours',
    ability: lootLimit(1),
    cards: [
      ['G', 0, 'sw', 'rd'],
      ['LT', 1, 'ge', 'dl'],
    ],
  },
])
