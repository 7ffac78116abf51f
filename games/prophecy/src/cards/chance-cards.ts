import { bring } from '../effects/bring.ts'
import { charity } from '../effects/charity.ts'
import { crisis } from '../effects/crisis.ts'
import { extraTurn } from '../effects/extra-turn.ts'
import { fillTerrain } from '../effects/fill-terrain.ts'
import { stockShop } from '../effects/stock-shop.ts'
import type { ChanceCard } from './card.ts'

const chance = <const Id extends string>(
  card: Pick<ChanceCard, 'id' | 'name' | 'effect'> & Partial<ChanceCard> & { readonly id: Id },
): ChanceCard & { readonly id: Id } => ({
  id: card.id,
  name: card.name,
  copies: card.copies ?? 1,
  from: card.from ?? 'rulebook',
  back: 'chance',
  kind: 'chance',
  effect: card.effect,
})
const kindly = { health: 1, magic: 2 } as const

/** The chance deck of the basic version; the seven cards it takes out are not in the box. */
export const CHANCE_CARDS = [
  chance({
    id: 'chance_plain',
    name: { en: 'Plain', fr: 'Plaine' },
    copies: 2,
    effect: fillTerrain({ terrain: 'plain' }),
  }),
  chance({
    id: 'chance_forest',
    name: { en: 'Forest', fr: 'Forêt' },
    copies: 2,
    effect: fillTerrain({ terrain: 'forest' }),
  }),
  chance({
    id: 'chance_mountain',
    name: { en: 'Mountain', fr: 'Montagne' },
    copies: 2,
    effect: fillTerrain({ terrain: 'mountain' }),
  }),
  chance({
    id: 'tradesman',
    name: { en: 'Tradesman', fr: 'Marchand' },
    effect: stockShop({ town: 'village', deck: 'common', n: 3 }),
  }),
  chance({
    id: 'city_merchant',
    name: { en: 'City Merchant', fr: 'Négociant de la ville' },
    effect: stockShop({ town: 'city', deck: 'rare', n: 2 }),
  }),
  chance({
    id: 'refreshing_wind',
    name: { en: 'Refreshing Wind', fr: 'Vent régénérateur' },
    effect: bring({ drawer: { health: 2 }, others: { health: 1 } }),
  }),
  chance({
    id: 'magical_breeze',
    name: { en: 'Magical Breeze', fr: 'Brise magique' },
    effect: bring({ drawer: { magic: 4 }, others: { magic: 2 } }),
  }),
  chance({
    id: 'kindly_wind',
    name: { en: 'Kindly Wind', fr: 'Vent bienfaisant' },
    effect: bring({ drawer: kindly, others: kindly }),
  }),
  chance({
    id: 'good_times',
    name: { en: 'Good Times', fr: 'Bonnes périodes' },
    effect: bring({ drawer: { gold: 4 }, others: { gold: 2 } }),
  }),
  chance({ id: 'charity', name: { en: 'Charity', fr: 'Charité' }, effect: charity({ health: 1, magic: 2, gold: 3 }) }),
  chance({
    id: 'peaceful_times',
    name: { en: 'Peaceful Times', fr: 'Périodes paisibles' },
    effect: extraTurn({ atEnd: false }),
  }),
]
/** One more card for tables that choose it. */
export const ECONOMIC_CRISIS = chance({
  id: 'economic_crisis',
  name: { en: 'Economic Crisis', fr: 'Crise économique' },
  from: 'found',
  effect: crisis({}),
})
