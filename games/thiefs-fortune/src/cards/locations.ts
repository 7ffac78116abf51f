import { may, pay } from '@sablier/kernel'
import { exchange } from '../effects/exchange.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { changeSpace } from '../effects/move-in-row.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
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
      ['LT', 1, 'sl', 'ti'],
      ['SL', 2, 'sw2', 'de'],
    ],
  },
  {
    id: 'well',
    name: { en: 'Well', fr: 'Puits' },
    from: 'rulebook',
    ability: reacts({ on: 'spent-time' }, may({ effect: changeSpace({ rows: ['location'] }) })),
    cards: [
      ['GT', 1, 'ge2', 'rd'],
      ['SG', 2, 'la2', 'dl'],
    ],
  },
  {
    id: 'armory',
    name: { en: 'Armory', fr: 'Arsenal' },
    from: 'rulebook',
    ability: shield('sword'),
    cards: [
      ['SD', 2, 'sg', 'de'],
      ['SSD', 3, 'gl', 'rd'],
    ],
  },
  {
    id: 'treasure-room',
    name: { en: 'Treasure Room', fr: 'Salle du Trésor' },
    from: 'rulebook',
    ability: shield('gem'),
    cards: [
      ['GD', 2, 'sl', 'dl'],
      ['GGD', 3, 'sw2', 'ac'],
    ],
  },
  {
    id: 'library',
    name: { en: 'Library', fr: 'Bibliothèque' },
    from: 'rulebook',
    ability: shield('lamp'),
    cards: [
      ['LD', 2, 'ge2', 'ti'],
      ['LLD', 3, 'la2', 'dc'],
    ],
  },
  {
    id: 'water-clock',
    name: { en: 'Water Clock', fr: 'Clepsydre' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'event' }, get({ tokens: { time: 1 } })),
    cards: [
      ['ST', 1, 'sg', 'ac'],
      ['GL', 1, 'gl', 'ti'],
      ['LD', 2, 'sl', 'dc'],
    ],
  },
  {
    id: 'caravanserai',
    name: { en: 'Caravanserai', fr: 'Caravansérail' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'traveler' }, get({ tokens: { time: 1 } })),
    cards: [
      ['GT', 1, 'sw2', 'rd'],
      ['SL', 1, 'ge2', 'dl'],
      ['LT', 2, 'la2', 'de'],
    ],
  },
  {
    id: 'back-alley',
    name: { en: 'Back Alley', fr: 'Ruelle Obscure' },
    from: 'found',
    ability: reacts({ on: 'entered', of: 'foe' }, gain({ n: 1 })),
    cards: [
      ['SD', 0, 'sg', 'rd'],
      ['LD', 1, 'gl', 'dl'],
      ['GD', 2, 'sl', 'de'],
    ],
  },
  {
    id: 'tea-house',
    name: { en: 'Tea House', fr: 'Maison de Thé' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'friend' }, getBasic({ n: 1 })),
    cards: [
      ['L', 1, 'sw2', 'ti'],
      ['SG', 1, 'ge2', 'dc'],
      ['GL', 2, 'la2', 'ac'],
    ],
  },
  {
    id: 'forge',
    name: { en: 'Forge', fr: 'Forge' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'character' }, get({ tokens: { sword: 1 } })),
    cards: [
      ['S', 1, 'sg', 'ti'],
      ['LT', 1, 'gl', 'dc'],
    ],
  },
  {
    id: 'goldsmiths-row',
    name: { en: 'Goldsmiths’ Row', fr: 'Rue des Orfèvres' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'location' }, get({ tokens: { gem: 2 } })),
    cards: [
      ['G', 1, 'sl', 'ac'],
      ['ST', 1, 'sw2', 'dl'],
    ],
  },
  {
    id: 'lantern-stall',
    name: { en: 'Lantern Stall', fr: 'Étal de Lanternes' },
    from: 'ours',
    ability: reacts({ on: 'entered', of: 'event' }, get({ tokens: { lamp: 1 } })),
    cards: [
      ['L', 1, 'ge2', 'de'],
      ['GT', 1, 'la2', 'rd'],
    ],
  },
  {
    id: 'bazaar',
    name: { en: 'Bazaar', fr: 'Bazar' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'character' }, may({ effect: exchange({ upTo: 1 }) })),
    cards: [
      ['SG', 2, 'sg', 'dl'],
      ['GL', 2, 'gl', 'de'],
      ['SL', 2, 'sl', 'rd'],
    ],
  },
  {
    id: 'training-yard',
    name: { en: 'Training Yard', fr: 'Cour d’Armes' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'foe' }, get({ tokens: { sword: 1 } })),
    cards: [
      ['SS', 1, 'sw2', 'dc'],
      ['GT', 2, 'ge2', 'ac'],
    ],
  },
  {
    id: 'guild-hall',
    name: { en: 'Guild Hall', fr: 'Salle de la Guilde' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'friend' }, get({ tokens: { gem: 1 } })),
    cards: [
      ['GG', 1, 'la2', 'ti'],
      ['LT', 2, 'sg', 'dc'],
    ],
  },
  {
    id: 'oasis',
    name: { en: 'Oasis', fr: 'Oasis' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'traveler' }, get({ tokens: { lamp: 1 } })),
    cards: [
      ['LL', 1, 'gl', 'ac'],
      ['ST', 2, 'sl', 'ti'],
    ],
  },
  {
    id: 'observatory',
    name: { en: 'Observatory', fr: 'Observatoire' },
    from: 'ours',
    ability: reacts({ on: 'activated', of: 'event' }, get({ tokens: { time: 1 } })),
    cards: [
      ['T', 1, 'sw2', 'de'],
      ['LD', 2, 'ge2', 'rd'],
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
      ['GL', 1, 'la2', 'dl'],
      ['LLD', 2, 'sg', 'de'],
    ],
  },
  {
    id: 'docks',
    name: { en: 'Docks', fr: 'Quais' },
    from: 'ours',
    ability: reacts({ on: 'spent-time' }, getBasic({ n: 1 })),
    cards: [
      ['ST', 1, 'gl', 'rd'],
      ['GTD', 3, 'sl', 'dl'],
    ],
  },
  {
    id: 'mausoleum',
    name: { en: 'Mausoleum', fr: 'Mausolée' },
    from: 'ours',
    ability: reacts({ on: 'pushed' }, gain({ n: 1 })),
    cards: [
      ['LD', 0, 'sw2', 'ac'],
      ['SD', 1, 'ge2', 'ti'],
    ],
  },
  {
    id: 'dungeon',
    name: { en: 'Dungeon', fr: 'Cachots' },
    from: 'ours',
    ability: reacts({ on: 'danger-placed' }, get({ tokens: { time: 1 } })),
    cards: [
      ['GD', 2, 'la2', 'dc'],
      ['SD', 3, 'sg', 'ac'],
    ],
  },
  {
    id: 'hideout',
    name: { en: 'Hideout', fr: 'Planque' },
    from: 'ours',
    ability: reacts({ on: 'passed' }, reduceDanger({ n: 1 })),
    cards: [
      ['SL', 1, 'gl', 'ti'],
      ['GD', 2, 'sl', 'dc'],
    ],
  },
  {
    id: 'secret-passage',
    name: { en: 'Secret Passage', fr: 'Passage Secret' },
    from: 'ours',
    ability: lootLimit(1),
    cards: [
      ['SG', 0, 'sw2', 'rd'],
      ['LT', 1, 'ge2', 'dl'],
    ],
  },
])
