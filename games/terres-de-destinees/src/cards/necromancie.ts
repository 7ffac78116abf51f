import { pay, seq } from '@sablier/kernel'
import { banish } from '../effects/banish.ts'
import { copy } from '../effects/copy.ts'
import { discardOwn } from '../effects/discard-own.ts'
import { gainJeton } from '../effects/gain-jeton.ts'
import { giveJeton } from '../effects/give-jeton.ts'
import { lich } from '../effects/lich.ts'
import { makeDiscard } from '../effects/make-discard.ts'
import { feast, scavenge, survive } from '../effects/permanents.ts'
import { raiseFromDiscard } from '../effects/raise-from-discard.ts'
import { repeatUsed } from '../effects/repeat-used.ts'
import { takeRandom } from '../effects/take-random.ts'
import { takeTopDiscard } from '../effects/take-top-discard.ts'
import { another, mostCards, richer } from '../effects/targets.ts'
import { tradeBlows } from '../effects/trade-blows.ts'
import { playingCards } from './playing-card.ts'

/** The Necromancy family. */
export const NECROMANCIE = playingCards('necromancie', [
  {
    id: 'maitre-necromancien',
    name: { en: 'Master Necromancer', fr: 'Maître Nécromancien' },
    kind: 'activation',
    power: copy({ reach: 'engaged' }),
    from: 'rulebook',
  },
  {
    id: 'vampire',
    name: { en: 'Vampire', fr: 'Vampire' },
    type: 'combattant',
    kind: 'activation',
    power: takeRandom({ who: richer({}) }),
    from: 'rulebook',
  },
  {
    id: 'immortel',
    name: { en: 'Immortal', fr: 'Immortel' },
    type: 'combattant',
    kind: 'activation',
    power: survive({}),
    from: 'rulebook',
  },
  {
    id: 'cimetiere',
    name: { en: 'Graveyard', fr: 'Cimetière' },
    type: 'terrain',
    kind: 'activation',
    power: repeatUsed({ family: 'necromancie' }),
    from: 'rulebook',
  },
  {
    id: 'horde-de-squelettes',
    name: { en: 'Skeleton Horde', fr: 'Horde de squelettes' },
    type: 'combattant',
    kind: 'mandatory-activation',
    power: makeDiscard({ who: mostCards({}), n: 1 }),
    from: 'ours',
  },
  {
    id: 'spectre',
    name: { en: 'Wraith', fr: 'Spectre' },
    kind: 'one-shot-activation',
    power: banish({}),
    from: 'ours',
  },
  {
    id: 'fossoyeur',
    name: { en: 'Gravedigger', fr: 'Fossoyeur' },
    kind: 'activation',
    power: takeTopDiscard({}),
    from: 'ours',
  },
  {
    id: 'banshee',
    name: { en: 'Banshee', fr: 'Banshee' },
    kind: 'activation',
    power: giveJeton({ number: 5, who: another({}) }),
    from: 'ours',
  },
  {
    id: 'goule',
    name: { en: 'Ghoul', fr: 'Goule' },
    kind: 'permanent',
    power: [scavenge({ most: 2 }), feast({ n: 3 })],
    from: 'ours',
  },
  {
    id: 'livre-des-ombres',
    name: { en: 'Book of Shadows', fr: 'Livre des ombres' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: seq({
      effects: [giveJeton({ number: 5, who: another({}) }), giveJeton({ number: 6, who: another({}) })],
    }),
    from: 'ours',
  },
  {
    id: 'grimoire-des-morts',
    name: { en: 'Book of the Dead', fr: 'Grimoire des morts' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: raiseFromDiscard({}),
    from: 'ours',
  },
  {
    id: 'liche',
    name: { en: 'Lich', fr: 'Liche' },
    kind: 'activation',
    power: lich({}),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'chevalier-de-la-mort',
    name: { en: 'Death Knight', fr: 'Chevalier de la mort' },
    type: 'combattant',
    kind: 'activation',
    power: tradeBlows({ who: another({}), most: 3 }),
    advanced: true,
    from: 'ours',
  },
  {
    id: 'pacte-de-sang',
    name: { en: 'Blood Pact', fr: 'Pacte de sang' },
    type: 'livre',
    kind: 'activation',
    power: pay({ cost: discardOwn({ n: 1 }), effect: gainJeton({ number: 2 }) }),
    advanced: true,
    from: 'ours',
  },
])
