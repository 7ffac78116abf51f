import { seq } from '@sablier/kernel'
import { askFamily } from '../effects/ask-family.ts'
import { burnPair } from '../effects/burn-pair.ts'
import { copy } from '../effects/copy.ts'
import { discardOwn } from '../effects/discard-own.ts'
import { draw } from '../effects/draw.ts'
import { foresee } from '../effects/foresee.ts'
import { gainJeton } from '../effects/gain-jeton.ts'
import { offerFaceDown, sift } from '../effects/permanents.ts'
import { swapInPlay } from '../effects/swap-in-play.ts'
import { playingCards } from './playing-card.ts'

/** The Magic family. */
export const MAGIE = playingCards('magie', [
  {
    id: 'archimage',
    name: { en: 'Archmage', fr: 'Archimage' },
    kind: 'activation',
    power: copy({ reach: 'own' }),
    from: 'rulebook',
  },
  {
    id: 'apprenti',
    name: { en: 'Apprentice', fr: 'Apprenti' },
    kind: 'activation',
    power: askFamily({}),
    from: 'rulebook',
  },
  {
    id: 'voyante',
    name: { en: 'Seer', fr: 'Voyante' },
    kind: 'activation',
    power: foresee({ n: 3 }),
    from: 'rulebook',
  },
  {
    id: 'druide',
    name: { en: 'Druid', fr: 'Druide' },
    kind: 'permanent',
    power: offerFaceDown({}),
    from: 'rulebook',
  },
  {
    id: 'mage-de-feu',
    name: { en: 'Fire Mage', fr: 'Mage de feu' },
    type: 'combattant',
    kind: 'activation',
    power: burnPair({ n: 1 }),
    from: 'rulebook',
  },
  {
    id: 'golem',
    name: { en: 'Golem', fr: 'Golem' },
    type: 'combattant',
    kind: 'activation',
    power: gainJeton({ number: 1 }),
    from: 'ours',
  },
  {
    id: 'foret-enchantee',
    name: { en: 'Enchanted Forest', fr: 'Forêt enchantée' },
    type: 'terrain',
    kind: 'activation',
    power: gainJeton({ number: 4 }),
    from: 'ours',
  },
  {
    id: 'tour-de-magie',
    name: { en: 'Mage Tower', fr: 'Tour des mages' },
    type: 'terrain',
    kind: 'permanent',
    power: sift({}),
    from: 'ours',
  },
  {
    id: 'grimoire-de-sorts',
    name: { en: 'Spellbook', fr: 'Grimoire de sorts' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: draw({ n: 3 }),
    from: 'ours',
  },
  {
    id: 'parchemin-ancien',
    name: { en: 'Ancient Scroll', fr: 'Parchemin ancien' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: gainJeton({ number: 1 }),
    from: 'ours',
  },
  {
    id: 'familier',
    name: { en: 'Familiar', fr: 'Familier' },
    kind: 'mandatory-activation',
    power: seq({ effects: [draw({ n: 1 }), discardOwn({ n: 1 })] }),
    from: 'ours',
  },
  {
    id: 'enchanteresse',
    name: { en: 'Enchantress', fr: 'Enchanteresse' },
    kind: 'activation',
    power: copy({ type: 'combattant' }),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'alchimiste',
    name: { en: 'Alchemist', fr: 'Alchimiste' },
    kind: 'one-shot-activation',
    power: swapInPlay({}),
    advanced: true,
    from: 'rulebook',
  },
  {
    id: 'codex-des-arcanes',
    name: { en: 'Codex of the Arcane', fr: 'Codex des arcanes' },
    type: 'livre',
    kind: 'one-shot-activation',
    power: seq({ effects: [gainJeton({ number: 1 }), gainJeton({ number: 4 })] }),
    advanced: true,
    from: 'ours',
  },
])
