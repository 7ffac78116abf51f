import { pay, seq } from '@sablier/kernel'
import { copy } from '../effects/copy.ts'
import { demand } from '../effects/demand.ts'
import { discardOwn } from '../effects/discard-own.ts'
import { draw } from '../effects/draw.ts'
import { gainJeton } from '../effects/gain-jeton.ts'
import { giveJeton } from '../effects/give-jeton.ts'
import { makeDiscard } from '../effects/make-discard.ts'
import { guardRow, relief, tax } from '../effects/permanents.ts'
import { repeatUsed } from '../effects/repeat-used.ts'
import { spy } from '../effects/spy.ts'
import { another, anyone, fewerFighters } from '../effects/targets.ts'
import { playingCards } from './playing-card.ts'

/** The Kingdom family. */
export const ROYAUME = playingCards('royaume', [
  {
    id: 'le-roi',
    name: { en: 'The King', fr: 'Le Roi' },
    kind: 'activation',
    power: copy({ family: 'royaume' }),
    from: 'rulebook',
  },
  {
    id: 'la-reine',
    name: { en: 'The Queen', fr: 'La Reine' },
    kind: 'activation',
    power: repeatUsed({ family: 'royaume' }),
    from: 'rulebook',
  },
  {
    id: 'juge',
    name: { en: 'Judge', fr: 'Juge' },
    kind: 'activation',
    power: giveJeton({ number: 6, who: another({}) }),
    from: 'rulebook',
  },
  {
    id: 'collecteur-d-impots',
    name: { en: 'Tax Collector', fr: 'Collecteur d’impôts' },
    kind: 'permanent',
    power: tax({ exempt: 'royaume' }),
    from: 'rulebook',
  },
  {
    id: 'espionne',
    name: { en: 'Spy', fr: 'Espionne' },
    kind: 'one-shot-activation',
    power: spy({}),
    from: 'rulebook',
  },
  {
    id: 'guerisseuse',
    name: { en: 'Healer', fr: 'Guérisseuse' },
    kind: 'activation',
    power: pay({ cost: discardOwn({ n: 1 }), effect: giveJeton({ number: 2, who: anyone({}) }) }),
    from: 'ours',
  },
  {
    id: 'chevalier',
    name: { en: 'Knight', fr: 'Chevalier' },
    type: 'combattant',
    kind: 'activation',
    power: makeDiscard({ who: fewerFighters({}), n: 1 }),
    from: 'ours',
  },
  {
    id: 'capitaine-de-la-garde',
    name: { en: 'Captain of the Guard', fr: 'Capitaine de la garde' },
    type: 'combattant',
    kind: 'permanent',
    power: guardRow({}),
    from: 'ours',
  },
  {
    id: 'archere',
    name: { en: 'Archer', fr: 'Archère' },
    type: 'combattant',
    kind: 'one-shot-activation',
    power: makeDiscard({ who: another({}), n: 2 }),
    from: 'ours',
  },
  {
    id: 'chateau',
    name: { en: 'Castle', fr: 'Château' },
    type: 'terrain',
    kind: 'permanent',
    power: relief({}),
    from: 'ours',
  },
  {
    id: 'code-des-lois',
    name: { en: 'Code of Laws', fr: 'Code des lois' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: seq({ effects: [gainJeton({ number: 2 }), giveJeton({ number: 6, who: another({}) })] }),
    from: 'ours',
  },
  {
    id: 'fou-du-roi',
    name: { en: 'King’s Jester', fr: 'Fou du Roi' },
    kind: 'activation',
    power: copy({ reach: 'adjacent' }),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'bourgmestre',
    name: { en: 'Burgomaster', fr: 'Bourgmestre' },
    kind: 'activation',
    power: demand({}),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'chroniques-royales',
    name: { en: 'Royal Chronicles', fr: 'Chroniques royales' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: seq({ effects: [draw({ n: 2 }), giveJeton({ number: 4, who: another({}) })] }),
    advanced: true,
    from: 'ours',
  },
])
