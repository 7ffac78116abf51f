import { each, when } from '@sablier/kernel'
import { abandon } from '../effects/abandon.ts'
import { activate } from '../effects/activate.ts'
import { add } from '../effects/add.ts'
import { haveMostDanger, haveNoDanger, mostDanger, otherPlayers } from '../effects/danger-groups.ts'
import { draw } from '../effects/draw.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { sufferDanger } from '../effects/get-danger.ts'
import { leap } from '../effects/leap.ts'
import { moveDanger } from '../effects/move-danger.ts'
import { recall } from '../effects/recall.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import { reset } from '../effects/reset.ts'
import { take } from '../effects/take.ts'
import { activated, sell } from './abilities.ts'
import { deckCards } from './deck-cards.ts'

/** The 63 Events: 26 abilities, each used once and then part of the PAST. */
export const EVENTS = deckCards('event', [
  {
    id: 'abandoned-plans',
    name: { en: 'Abandoned Plans', fr: 'Plans Abandonnés' },
    from: 'rulebook',
    ability: activated(abandon({})),
    cards: [
      ['S', 0, 'sl', 'ti'],
      ['L', 0, 'sw2', 'de'],
      ['GD', 0, 'ge2', 'rd'],
    ],
  },
  {
    id: 'push-your-luck',
    name: { en: 'Push Your Luck', fr: 'Jouer avec le Feu' },
    from: 'rulebook',
    ability: activated(getBasic({ n: { per: 'danger' } })),
    cards: [
      ['S', 0, 'la2', 'dl'],
      ['G', 0, 'sg', 'de'],
      ['L', 0, 'gl', 'rd'],
    ],
  },
  {
    id: 'that-was-a-mistake',
    name: { en: 'That was a Mistake', fr: 'C’était une Erreur' },
    from: 'rulebook',
    notInSolo: true,
    ability: activated(each({ group: mostDanger({}), effect: reduceDanger({ n: 2 }) })),
    cards: [
      ['L', 0, 'sl', 'dl'],
      ['G', 0, 'sw2', 'ac'],
    ],
  },
  {
    id: 'it-couldnt-be-worse',
    name: { en: 'It Couldn’t be Worse', fr: 'Ça ne Pouvait pas Être Pire' },
    from: 'rulebook',
    notInSolo: true,
    ability: activated(when({ test: haveMostDanger({}), effect: gain({ n: 2 }) })),
    cards: [
      ['T', 0, 'ge2', 'ti'],
      ['SG', 0, 'la2', 'dc'],
    ],
  },
  {
    id: 'grand-heist',
    name: { en: 'Grand Heist', fr: 'Le Grand Coup' },
    from: 'ours',
    ability: sell({ sword: 1, gem: 1, lamp: 1 }, 4),
    cards: [
      ['SG', 0, 'sg', 'ac'],
      ['GL', 0, 'gl', 'ti'],
      ['SLD', 0, 'sl', 'dc'],
    ],
  },
  {
    id: 'duel',
    name: { en: 'Duel', fr: 'Duel' },
    from: 'ours',
    ability: sell({ sword: 3 }, 4),
    cards: [
      ['SS', 0, 'sw2', 'rd'],
      ['SL', 0, 'ge2', 'dl'],
      ['SD', 0, 'la2', 'de'],
    ],
  },
  {
    id: 'black-market',
    name: { en: 'Black Market', fr: 'Marché Noir' },
    from: 'ours',
    ability: sell({ gem: 3 }, 4),
    cards: [
      ['GG', 0, 'sg', 'rd'],
      ['SG', 0, 'gl', 'dl'],
      ['GD', 0, 'sl', 'de'],
    ],
  },
  {
    id: 'night-escape',
    name: { en: 'Night Escape', fr: 'Fuite Nocturne' },
    from: 'ours',
    ability: sell({ lamp: 3 }, 4),
    cards: [
      ['LL', 0, 'sw2', 'ti'],
      ['GLD', 0, 'ge2', 'dc'],
      ['LD', 0, 'la2', 'ac'],
    ],
  },
  {
    id: 'lucky-find',
    name: { en: 'Lucky Find', fr: 'Trouvaille' },
    from: 'ours',
    ability: activated(getBasic({ n: 2 })),
    cards: [
      ['S', 0, 'sg', 'ti'],
      ['G', 0, 'gl', 'dc'],
      ['L', 0, 'sl', 'ac'],
    ],
  },
  {
    id: 'borrowed-time',
    name: { en: 'Borrowed Time', fr: 'Temps Emprunté' },
    from: 'ours',
    ability: activated(get({ tokens: { time: 2 } })),
    cards: [
      ['S', 0, 'sw2', 'dl'],
      ['G', 0, 'ge2', 'de'],
      ['L', 0, 'la2', 'rd'],
    ],
  },
  {
    id: 'smash-and-grab',
    name: { en: 'Smash and Grab', fr: 'Razzia' },
    from: 'ours',
    ability: activated(take({ upTo: 3 })),
    cards: [
      ['SD', 0, 'sg', 'dl'],
      ['GD', 0, 'gl', 'de'],
      ['LTD', 0, 'sl', 'rd'],
    ],
  },
  {
    id: 'purse-for-the-guard',
    name: { en: 'A Purse for the Guard', fr: 'Une Bourse pour le Garde' },
    from: 'ours',
    ability: activated(reduceDanger({ n: 2 })),
    cards: [
      ['SG', 0, 'sw2', 'dc'],
      ['GL', 0, 'ge2', 'ac'],
      ['LT', 0, 'la2', 'ti'],
    ],
  },
  {
    id: 'vision',
    name: { en: 'Vision', fr: 'Vision' },
    from: 'ours',
    ability: activated(draw({ n: 2 })),
    cards: [
      ['T', 0, 'sg', 'dc'],
      ['ST', 0, 'gl', 'ac'],
      ['GD', 0, 'sl', 'ti'],
    ],
  },
  {
    id: 'second-wind',
    name: { en: 'Second Wind', fr: 'Second Souffle' },
    from: 'ours',
    ability: activated(reset({ upTo: 2 })),
    cards: [
      ['ST', 0, 'sw2', 'de'],
      ['LT', 0, 'ge2', 'rd'],
    ],
  },
  {
    id: 'deja-vu',
    name: { en: 'Déjà Vu', fr: 'Déjà-vu' },
    from: 'ours',
    ability: activated(recall({})),
    cards: [
      ['T', 0, 'la2', 'dl'],
      ['S', 0, 'sg', 'de'],
    ],
  },
  {
    id: 'old-memories',
    name: { en: 'Old Memories', fr: 'Vieux Souvenirs' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'past', every: 3 } })),
    cards: [
      ['LTD', 0, 'gl', 'rd'],
      ['GLD', 0, 'sl', 'dl'],
    ],
  },
  {
    id: 'among-friends',
    name: { en: 'Among Friends', fr: 'Entre Amis' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'friend' } })),
    cards: [
      ['GT', 0, 'sw2', 'ac'],
      ['SG', 0, 'ge2', 'ti'],
    ],
  },
  {
    id: 'settling-scores',
    name: { en: 'Settling Scores', fr: 'Règlement de Comptes' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'foe' } })),
    cards: [
      ['ST', 0, 'la2', 'dc'],
      ['LD', 0, 'sg', 'ac'],
    ],
  },
  {
    id: 'long-road',
    name: { en: 'The Long Road', fr: 'La Longue Route' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'traveler' } })),
    cards: [
      ['L', 0, 'gl', 'ti'],
      ['ST', 0, 'sl', 'dc'],
    ],
  },
  {
    id: 'rooftop-run',
    name: { en: 'Rooftop Run', fr: 'Course sur les Toits' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'location' } })),
    cards: [
      ['SLD', 0, 'sw2', 'rd'],
      ['GD', 0, 'ge2', 'dl'],
    ],
  },
  {
    id: 'alarm',
    name: { en: 'Alarm', fr: 'L’Alerte' },
    from: 'ours',
    notInSolo: true,
    ability: activated(each({ group: otherPlayers({}), effect: sufferDanger({ n: 1 }) })),
    cards: [
      ['S', 0, 'la2', 'de'],
      ['GL', 0, 'sg', 'rd'],
    ],
  },
  {
    id: 'scapegoat',
    name: { en: 'Scapegoat', fr: 'Bouc Émissaire' },
    from: 'ours',
    notInSolo: true,
    ability: activated(moveDanger({ upTo: 2, onto: 'other' })),
    cards: [
      ['G', 0, 'gl', 'dl'],
      ['L', 0, 'sl', 'de'],
    ],
  },
  {
    id: 'leap-forward',
    name: { en: 'Leap Forward', fr: 'Bond en Avant' },
    from: 'ours',
    ability: activated(leap({})),
    cards: [
      ['LT', 0, 'sw2', 'ti'],
      ['GT', 0, 'ge2', 'dc'],
    ],
  },
  {
    id: 'inside-job',
    name: { en: 'Inside Job', fr: 'Un Complice dans la Place' },
    from: 'ours',
    ability: activated(activate({ upTo: 2, again: true })),
    cards: [
      ['ST', 0, 'la2', 'ac'],
      ['GD', 0, 'sg', 'ti'],
    ],
  },
  {
    id: 'hidden-stash',
    name: { en: 'Hidden Stash', fr: 'Magot Caché' },
    from: 'ours',
    ability: activated(add({ basic: 3, take: 2 })),
    cards: [
      ['SL', 0, 'gl', 'dc'],
      ['GD', 0, 'sl', 'ac'],
    ],
  },
  {
    id: 'clean-getaway',
    name: { en: 'Clean Getaway', fr: 'Sans Laisser de Traces' },
    from: 'ours',
    ability: activated(when({ test: haveNoDanger({}), effect: gain({ n: 3 }) })),
    cards: [
      ['SL', 0, 'sw2', 'dl'],
      ['GT', 0, 'ge2', 'de'],
    ],
  },
])
