import type { Bilingual, Provenance } from '@sablier/kernel'
import type { Goal } from '../effects/effect.ts'
import {
  allKinds,
  gainedByPowers,
  handLead,
  ofFamily,
  ofOneFamily,
  ofType,
  otherEliminated,
  otherSaved,
  ownJetons,
} from '../effects/goals.ts'
import type { DestinCard } from './card.ts'

const destins = <const Id extends string>(
  scope: DestinCard['scope'],
  prints: readonly { id: Id; name: Bilingual; goal: Goal; from: Provenance }[],
): (DestinCard & { readonly id: Id })[] =>
  prints.map((print) => ({ is: 'destin', scope, copies: 1, back: `${scope}-destin`, ...print }))

/** Objectives open to everybody; two are face up in a game. */
export const COMMON_DESTINS = destins('common', [
  { id: 'domination', name: { en: 'Dominion', fr: 'Domination' }, goal: ofOneFamily({ n: 5 }), from: 'ours' },
  { id: 'harmonie', name: { en: 'Harmony', fr: 'Harmonie' }, goal: allKinds({ n: 6 }), from: 'ours' },
  {
    id: 'conquerant',
    name: { en: 'Conqueror', fr: 'Conquérant' },
    goal: ofType({ type: 'combattant', n: 3 }),
    from: 'ours',
  },
  {
    id: 'grand-domaine',
    name: { en: 'Great Estate', fr: 'Grand domaine' },
    goal: ofType({ type: 'terrain', n: 2, among: 6 }),
    from: 'ours',
  },
  {
    id: 'erudit',
    name: { en: 'Scholar', fr: 'Érudit' },
    goal: ofType({ type: 'livre', n: 2, among: 6 }),
    from: 'ours',
  },
  { id: 'fortune', name: { en: 'Fortune', fr: 'Fortune' }, goal: handLead({ n: 6, inPlay: 2 }), from: 'ours' },
])

/** Objectives known to their owner alone. */
export const SECRET_DESTINS = destins('secret', [
  { id: 'rentier', name: { en: 'Person of Means', fr: 'Rentier' }, goal: gainedByPowers({ n: 4 }), from: 'rulebook' },
  {
    id: 'ange-gardien',
    name: { en: 'Guardian Angel', fr: 'Ange gardien' },
    goal: otherSaved({ inPlay: 6 }),
    from: 'rulebook',
  },
  { id: 'assassin', name: { en: 'Assassin', fr: 'Assassin' }, goal: otherEliminated({ left: 2 }), from: 'rulebook' },
  { id: 'collectionneur', name: { en: 'Collector', fr: 'Collectionneur' }, goal: ownJetons({ n: 3 }), from: 'ours' },
  {
    id: 'sang-royal',
    name: { en: 'Royal Blood', fr: 'Sang royal' },
    goal: ofFamily({ family: 'royaume', n: 4 }),
    from: 'ours',
  },
  { id: 'magnat', name: { en: 'Tycoon', fr: 'Magnat' }, goal: ofFamily({ family: 'commerce', n: 4 }), from: 'ours' },
  {
    id: 'seigneur-des-morts',
    name: { en: 'Lord of the Dead', fr: 'Seigneur des morts' },
    goal: ofFamily({ family: 'necromancie', n: 4 }),
    from: 'ours',
  },
  {
    id: 'grand-sage',
    name: { en: 'Great Sage', fr: 'Grand sage' },
    goal: ofFamily({ family: 'magie', n: 4 }),
    from: 'ours',
  },
])
