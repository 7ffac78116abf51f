import { each, pay, seq, when } from '@sablier/kernel'
import { abandon } from '../effects/abandon.ts'
import { activate } from '../effects/activate.ts'
import { haveMostDanger, haveNoDanger, mostDanger, otherPlayers } from '../effects/danger-groups.ts'
import { draw } from '../effects/draw.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { sufferDanger } from '../effects/get-danger.ts'
import { leap } from '../effects/leap.ts'
import { moveDanger } from '../effects/move-danger.ts'
import { payBasic } from '../effects/pay-basic.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { recall } from '../effects/recall.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import { reset } from '../effects/reset.ts'
import { richer } from '../effects/richer.ts'
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
      ['S', 0, 'pl', 'ti'],
      ['L', 0, 'sw', 'de'],
      ['GD', 0, 'ge', 'rd'],
    ],
  },
  {
    id: 'push-your-luck',
    name: { en: 'Push Your Luck', fr: 'Jouer avec le Feu' },
    from: 'rulebook',
    ability: activated(getBasic({ n: { per: 'danger' } })),
    cards: [
      ['S', 0, 'la', 'dl'],
      ['G', 0, 'ps', 'de'],
      ['L', 0, 'pg', 'rd'],
    ],
  },
  {
    id: 'that-was-a-mistake',
    name: { en: 'That was a Mistake', fr: 'C’était une Erreur' },
    from: 'rulebook',
    notInSolo: true,
    ability: activated(each({ group: mostDanger({}), effect: reduceDanger({ n: 2 }) })),
    cards: [
      ['L', 0, 'pl', 'dl'],
      ['T', 0, 'sw', 'ac'],
    ],
  },
  {
    id: 'it-couldnt-be-worse',
    name: { en: 'It Couldn’t be Worse', fr: 'Ça ne Pouvait pas Être Pire' },
    from: 'rulebook',
    notInSolo: true,
    ability: activated(when({ test: haveMostDanger({}), effect: gain({ n: 2 }) })),
    cards: [
      ['T', 0, 'ge', 'ti'],
      ['S', 0, 'la', 'dc'],
    ],
  },
  {
    id: 'grand-heist',
    name: { en: 'Grand Heist', fr: 'Le Grand Coup' },
    from: 'ours',
    ability: sell({ sword: 1, gem: 1, lamp: 1 }, 4),
    cards: [
      ['S', 0, 'ps', 'ac'],
      ['G', 0, 'pg', 'ti'],
      ['SD', 0, 'pl', 'dc'],
    ],
  },
  {
    id: 'duel',
    name: { en: 'Duel', fr: 'Duel' },
    from: 'ours',
    ability: activated(
      pay({
        cost: payTokens({ tokens: { sword: 2 } }),
        effect: seq({
          effects: [gain({ n: 3 }), each({ group: otherPlayers({}), effect: payTokens({ tokens: { sword: 1 } }) })],
        }),
      }),
    ),
    cards: [
      ['S', 0, 'sw', 'rd'],
      ['L', 0, 'ge', 'dl'],
      ['SD', 0, 'la', 'de'],
    ],
  },
  {
    id: 'black-market',
    name: { en: 'Black Market', fr: 'Marché Noir' },
    from: 'ours',
    ability: sell({ gem: 3 }, 4),
    cards: [
      ['T', 0, 'ps', 'rd'],
      ['G', 0, 'pg', 'dl'],
      ['GD', 0, 'pl', 'de'],
    ],
  },
  {
    id: 'night-escape',
    name: { en: 'Night Escape', fr: 'Fuite Nocturne' },
    from: 'ours',
    ability: activated(
      pay({
        cost: payTokens({ tokens: { lamp: 2 } }),
        effect: seq({ effects: [gain({ n: 2 }), reduceDanger({ n: 2 })] }),
      }),
    ),
    cards: [
      ['L', 0, 'sw', 'ti'],
      ['GD', 0, 'ge', 'dc'],
      ['LD', 0, 'la', 'ac'],
    ],
  },
  {
    id: 'lucky-find',
    name: { en: 'Lucky Find', fr: 'Trouvaille' },
    from: 'ours',
    ability: activated(seq({ effects: [getBasic({ n: 1 }), gain({ n: 1 })] })),
    cards: [
      ['S', 0, 'ps', 'ti'],
      ['G', 0, 'pg', 'dc'],
      ['T', 0, 'pl', 'ac'],
    ],
  },
  {
    id: 'borrowed-time',
    name: { en: 'Borrowed Time', fr: 'Temps Emprunté' },
    from: 'ours',
    ability: activated(
      seq({
        effects: [
          get({ tokens: { time: 2 } }),
          each({ group: otherPlayers({}), effect: payTokens({ tokens: { time: 1 } }) }),
        ],
      }),
    ),
    cards: [
      ['S', 0, 'sw', 'dl'],
      ['G', 0, 'ge', 'de'],
      ['L', 0, 'la', 'rd'],
    ],
  },
  {
    id: 'smash-and-grab',
    name: { en: 'Smash and Grab', fr: 'Razzia' },
    from: 'ours',
    ability: activated(take({ upTo: 3 })),
    cards: [
      ['SD', 0, 'ps', 'dl'],
      ['GD', 0, 'pg', 'de'],
      ['LTD', 0, 'pl', 'rd'],
    ],
  },
  {
    id: 'purse-for-the-guard',
    name: { en: 'A Purse for the Guard', fr: 'Une Bourse pour le Garde' },
    from: 'ours',
    ability: activated(pay({ cost: payBasic({ n: 1 }), effect: reduceDanger({ n: 3 }) })),
    cards: [
      ['S', 0, 'sw', 'dc'],
      ['L', 0, 'ge', 'ac'],
      ['LT', 0, 'la', 'ti'],
    ],
  },
  {
    id: 'vision',
    name: { en: 'Vision', fr: 'Vision' },
    from: 'ours',
    ability: activated(draw({ n: 2 })),
    cards: [
      ['T', 0, 'ps', 'dc'],
      ['ST', 0, 'pg', 'ac'],
      ['TD', 0, 'pl', 'ti'],
    ],
  },
  {
    id: 'second-wind',
    name: { en: 'Second Wind', fr: 'Second Souffle' },
    from: 'ours',
    ability: activated(reset({ upTo: 2 })),
    cards: [
      ['ST', 0, 'sw', 'de'],
      ['LT', 0, 'ge', 'rd'],
    ],
  },
  {
    id: 'deja-vu',
    name: { en: 'Déjà Vu', fr: 'Déjà-vu' },
    from: 'ours',
    ability: activated(recall({})),
    cards: [
      ['T', 0, 'la', 'dl'],
      ['S', 0, 'ps', 'de'],
    ],
  },
  {
    id: 'old-memories',
    name: { en: 'Old Memories', fr: 'Vieux Souvenirs' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'past', every: 3 } })),
    cards: [
      ['LTD', 0, 'pg', 'rd'],
      ['GD', 0, 'pl', 'dl'],
    ],
  },
  {
    id: 'among-friends',
    name: { en: 'Among Friends', fr: 'Entre Amis' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'friend' } })),
    cards: [
      ['GT', 0, 'sw', 'ac'],
      ['G', 0, 'ge', 'ti'],
    ],
  },
  {
    id: 'settling-scores',
    name: { en: 'Settling Scores', fr: 'Vendetta' },
    from: 'ours',
    ability: activated(
      seq({ effects: [gain({ n: { per: 'foe' } }), each({ group: richer({}), effect: payBasic({ n: 1 }) })] }),
    ),
    cards: [
      ['ST', 0, 'la', 'dc'],
      ['LD', 0, 'ps', 'ac'],
    ],
  },
  {
    id: 'long-road',
    name: { en: 'The Long Road', fr: 'La Longue Route' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'traveler' } })),
    cards: [
      ['L', 0, 'pg', 'ti'],
      ['ST', 0, 'pl', 'dc'],
    ],
  },
  {
    id: 'rooftop-run',
    name: { en: 'Rooftop Run', fr: 'Course sur les Toits' },
    from: 'ours',
    ability: activated(gain({ n: { per: 'location' } })),
    cards: [
      ['LD', 0, 'sw', 'rd'],
      ['GD', 0, 'ge', 'dl'],
    ],
  },
  {
    id: 'alarm',
    name: { en: 'Alarm', fr: 'L’Alerte' },
    from: 'ours',
    notInSolo: true,
    ability: activated(
      seq({ effects: [gain({ n: 1 }), each({ group: otherPlayers({}), effect: sufferDanger({ n: 1 }) })] }),
    ),
    cards: [
      ['T', 0, 'la', 'de'],
      ['G', 0, 'ps', 'rd'],
    ],
  },
  {
    id: 'scapegoat',
    name: { en: 'Scapegoat', fr: 'Bouc Émissaire' },
    from: 'ours',
    notInSolo: true,
    ability: activated(moveDanger({ upTo: 2, onto: 'other' })),
    cards: [
      ['G', 0, 'pg', 'dl'],
      ['L', 0, 'pl', 'de'],
    ],
  },
  {
    id: 'leap-forward',
    name: { en: 'Leap Forward', fr: 'Bond en Avant' },
    from: 'ours',
    ability: activated(leap({})),
    cards: [
      ['LT', 0, 'sw', 'ti'],
      ['GT', 0, 'ge', 'dc'],
    ],
  },
  {
    id: 'inside-job',
    name: { en: 'Inside Job', fr: 'Un Complice dans la Place' },
    from: 'ours',
    ability: activated(activate({ upTo: 2, again: true })),
    cards: [
      ['ST', 0, 'la', 'ac'],
      ['GD', 0, 'ps', 'ti'],
    ],
  },
  {
    id: 'hidden-stash',
    name: { en: 'Hidden Stash', fr: 'Magot Caché' },
    from: 'ours',
    ability: activated(pay({ cost: payBasic({ n: 5 }), effect: gain({ n: 4 }) })),
    cards: [
      ['S', 0, 'pg', 'dc'],
      ['GD', 0, 'pl', 'ac'],
    ],
  },
  {
    id: 'clean-getaway',
    name: { en: 'Clean Getaway', fr: 'Sans Laisser de Traces' },
    from: 'ours',
    ability: activated(when({ test: haveNoDanger({}), effect: gain({ n: 3 }) })),
    cards: [
      ['S', 0, 'sw', 'dl'],
      ['GT', 0, 'ge', 'de'],
    ],
  },
])
