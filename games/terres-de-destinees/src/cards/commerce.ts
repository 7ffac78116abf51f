import { seq } from '@sablier/kernel'
import { collect } from '../effects/collect.ts'
import { copy } from '../effects/copy.ts'
import { discardOwn } from '../effects/discard-own.ts'
import { draw } from '../effects/draw.ts'
import { drawPerFamily } from '../effects/draw-per-family.ts'
import { gainJeton } from '../effects/gain-jeton.ts'
import { giveCard } from '../effects/give-card.ts'
import { makeDiscard } from '../effects/make-discard.ts'
import { passLeft } from '../effects/pass-left.ts'
import { guardHand, rebate, saleProfit } from '../effects/permanents.ts'
import { stealJeton } from '../effects/steal-jeton.ts'
import { swapWithDiscard } from '../effects/swap-with-discard.ts'
import { another, holding } from '../effects/targets.ts'
import { playingCards } from './playing-card.ts'

/** The Trade family. */
export const COMMERCE = playingCards('commerce', [
  {
    id: 'maitre-marchand',
    name: { en: 'Master Merchant', fr: 'Maître Marchand' },
    kind: 'activation',
    power: copy({ reach: 'rented' }),
    from: 'rulebook',
  },
  {
    id: 'comptable',
    name: { en: 'Accountant', fr: 'Comptable' },
    kind: 'mandatory-activation',
    power: seq({ effects: [drawPerFamily({ family: 'commerce', most: 3 }), passLeft({})] }),
    from: 'rulebook',
  },
  {
    id: 'banquier',
    name: { en: 'Banker', fr: 'Banquier' },
    kind: 'activation',
    power: draw({ n: 1 }),
    from: 'ours',
  },
  {
    id: 'usurier',
    name: { en: 'Moneylender', fr: 'Usurier' },
    kind: 'mandatory-activation',
    power: seq({ effects: [giveCard({ n: 1, who: another({}) }), draw({ n: 2 })] }),
    from: 'ours',
  },
  {
    id: 'changeur',
    name: { en: 'Money Changer', fr: 'Changeur' },
    kind: 'activation',
    power: gainJeton({ number: 3 }),
    from: 'ours',
  },
  {
    id: 'contrebandier',
    name: { en: 'Smuggler', fr: 'Contrebandier' },
    kind: 'activation',
    power: swapWithDiscard({}),
    from: 'ours',
  },
  {
    id: 'mercenaire',
    name: { en: 'Mercenary', fr: 'Mercenaire' },
    type: 'combattant',
    kind: 'mandatory-activation',
    power: seq({ effects: [discardOwn({ n: 1 }), makeDiscard({ who: another({}), n: 1 })] }),
    from: 'ours',
  },
  {
    id: 'garde-de-caravane',
    name: { en: 'Caravan Guard', fr: 'Garde de caravane' },
    type: 'combattant',
    kind: 'permanent',
    power: guardHand({}),
    from: 'ours',
  },
  {
    id: 'marche',
    name: { en: 'Market', fr: 'Marché' },
    type: 'terrain',
    kind: 'permanent',
    power: saleProfit({}),
    from: 'ours',
  },
  {
    id: 'port',
    name: { en: 'Harbour', fr: 'Port' },
    type: 'terrain',
    kind: 'permanent',
    power: rebate({ from: 2 }),
    from: 'ours',
  },
  {
    id: 'livre-de-comptes',
    name: { en: 'Account Book', fr: 'Livre de comptes' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: seq({ effects: [gainJeton({ number: 3 }), gainJeton({ number: 4 })] }),
    from: 'ours',
  },
  {
    id: 'anneau-de-valeur',
    name: { en: 'Ring of Value', fr: 'Anneau de valeur' },
    kind: 'activation',
    power: collect({ n: 2, who: holding({ n: 3 }) }),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'receleur',
    name: { en: 'Fence', fr: 'Receleur' },
    kind: 'one-shot-activation',
    power: stealJeton({}),
    advanced: true,
    from: 'ours',
  },
  {
    id: 'charte-de-guilde',
    name: { en: 'Guild Charter', fr: 'Charte de guilde' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: drawPerFamily({ family: 'commerce', most: 3 }),
    advanced: true,
    from: 'ours',
  },
])
