import { apothecary } from '../effects/apothecary.ts'
import { chooseItem } from '../effects/choose-item.ts'
import { convert } from '../effects/convert.ts'
import { deal } from '../effects/deal.ts'
import { findItem } from '../effects/find-item.ts'
import { gain } from '../effects/gain.ts'
import { grow } from '../effects/grow.ts'
import { harvest } from '../effects/harvest.ts'
import { hermit } from '../effects/hermit.ts'
import { keep } from '../effects/keep.ts'
import { parts } from '../effects/parts.ts'
import { restore } from '../effects/restore.ts'
import { sellDouble } from '../effects/sell-double.ts'
import { spend } from '../effects/spend.ts'
import { teleport } from '../effects/teleport.ts'
import { wish } from '../effects/wish.ts'
import { opportunity } from './adventure-card.ts'

/** Opportunities of the printed list, without the Lost Library, which the basic version takes out. */
export const OPPORTUNITIES = [
  opportunity({
    id: 'enchanted_flower',
    name: { en: 'Enchanted Flower', fr: 'Fleur enchantée' },
    from: 'found',
    set: 'core',
    effect: restore({ health: 'all' }),
  }),
  opportunity({
    id: 'magic_stone',
    name: { en: 'Magic Stone', fr: 'Pierre magique' },
    from: 'found',
    set: 'core',
    effect: restore({ magic: 'all' }),
  }),
  opportunity({
    id: 'golden_fish',
    name: { en: 'Golden Fish', fr: 'Poisson d’or' },
    from: 'found',
    set: 'core',
    effect: wish({
      wishes: [
        { id: 'strength', effect: grow({ what: 'strength', n: 1 }) },
        { id: 'willpower', effect: grow({ what: 'willpower', n: 1 }) },
        { id: 'gold', effect: gain({ what: 'gold', n: 5 }) },
        { id: 'experience', effect: gain({ what: 'experience', n: 4 }) },
      ],
    }),
  }),
  opportunity({
    id: 'exotic_merchant',
    name: { en: 'Exotic Merchant', fr: 'Marchand exotique' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'gold', n: 8 }), get: grow({ what: 'strength', n: 1 }) }),
  }),
  opportunity({
    id: 'wiseman',
    name: { en: 'Wiseman', fr: 'Vieux sage' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'experience', n: 5 }), get: grow({ what: 'willpower', n: 1 }) }),
  }),
  opportunity({
    id: 'strongman',
    name: { en: 'Strongman', fr: 'Hercule de foire' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'experience', n: 4 }), get: grow({ what: 'strength', n: 1 }) }),
  }),
  opportunity({
    id: 'cleansing_fire',
    name: { en: 'Cleansing Fire', fr: 'Feu purificateur' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'health', n: 1 }), get: grow({ what: 'willpower', n: 1 }) }),
  }),
  opportunity({
    id: 'glass_mountain',
    name: { en: 'Glass Mountain', fr: 'Montagne de verre' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'health', n: 4 }), get: grow({ what: 'willpower', n: 2 }) }),
  }),
  opportunity({
    id: 'black_well',
    name: { en: 'Black Well', fr: 'Puits noir' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'magic', n: 'all' }), get: grow({ what: 'strength', n: 1 }) }),
  }),
  opportunity({
    id: 'alchemist',
    name: { en: 'Alchemist', fr: 'Alchimiste' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'gold', n: 4 }), get: convert({}) }),
  }),
  opportunity({
    id: 'master_wizard',
    name: { en: 'Master Wizard', fr: 'Maître sorcier' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'gold', n: 2 }), get: teleport({ endsTurn: true }) }),
  }),
  opportunity({
    id: 'gem_mine',
    name: { en: 'Gem Mine', fr: 'Mine de gemmes' },
    from: 'found',
    set: 'core',
    effect: harvest({ of: 'strength', times: 2, terrain: 'mountain', timesThere: 3 }),
  }),
  opportunity({
    id: 'leprechaun',
    name: { en: 'Leprechaun', fr: 'Farfadet' },
    from: 'found',
    set: 'core',
    effect: harvest({ of: 'willpower', times: 1, terrain: 'forest', timesThere: 2 }),
  }),
  opportunity({
    id: 'deserted_shack',
    name: { en: 'Deserted Shack', fr: 'Cabane abandonnée' },
    from: 'found',
    set: 'core',
    effect: findItem({ deck: 'common' }),
  }),
  opportunity({
    id: 'ruin',
    name: { en: 'Ruin', fr: 'Ruine' },
    from: 'found',
    set: 'core',
    effect: parts({ effects: [findItem({ deck: 'common' }), gain({ what: 'gold', n: 2 })] }),
  }),
  opportunity({
    id: 'black_market',
    name: { en: 'Black Market', fr: 'Marché noir' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'gold', n: 5 }), get: chooseItem({ common: 3, rare: 3 }) }),
  }),
  opportunity({
    id: 'collector',
    name: { en: 'Collector', fr: 'Collectionneur' },
    from: 'found',
    set: 'core',
    effect: sellDouble({}),
  }),
  opportunity({
    id: 'travelling_apothecary',
    name: { en: 'Travelling Apothecary', fr: 'Apothicaire ambulant' },
    from: 'found',
    set: 'core',
    effect: apothecary({}),
  }),
  opportunity({
    id: 'old_veteran',
    name: { en: 'Old Veteran', fr: 'Vieux vétéran' },
    from: 'found',
    set: 'core',
    effect: deal({ give: spend({ what: 'gold', n: 1 }), get: gain({ what: 'experience', n: 3 }) }),
  }),
  opportunity({
    id: 'hermit',
    name: { en: 'Hermit', fr: 'Ermite' },
    from: 'found',
    set: 'core',
    effect: hermit({ n: 2, last: 4 }),
  }),
  opportunity({
    id: 'ancient_scroll',
    name: { en: 'Ancient Scroll', fr: 'Parchemin ancien' },
    from: 'found',
    set: 'core',
    effect: gain({ what: 'experience', n: 3 }),
  }),
  opportunity({
    id: 'mysterious_old_man',
    name: { en: 'Mysterious Old Man', fr: 'Vieillard mystérieux' },
    from: 'found',
    set: 'core',
    effect: parts({ effects: [gain({ what: 'experience', n: 3 }), restore({ magic: 2 })] }),
  }),
  opportunity({
    id: 'dryad',
    name: { en: 'Dryad', fr: 'Dryade' },
    from: 'found',
    set: 'core',
    effect: wish({
      wishes: [
        { id: 'restore', effect: restore({ health: 2, magic: 2 }) },
        { id: 'willpower', effect: grow({ what: 'willpower', n: 1 }), terrain: 'forest' },
      ],
    }),
  }),
  opportunity({
    id: 'forgotten_chapel',
    name: { en: 'Forgotten Chapel', fr: 'Chapelle oubliée' },
    from: 'found',
    set: 'core',
    effect: keep({ use: 'chapel' }),
  }),
  opportunity({
    id: 'clover_meadow',
    name: { en: 'Clover Meadow', fr: 'Pré aux trèfles' },
    from: 'found',
    set: 'core',
    effect: keep({ use: 'clover' }),
  }),
]
