import { type Bilingual, may, pay } from '@sablier/kernel'
import { add } from '../effects/add.ts'
import { draw } from '../effects/draw.ts'
import { exchange } from '../effects/exchange.ts'
import { gain } from '../effects/gain.ts'
import { get } from '../effects/get.ts'
import { getBasic } from '../effects/get-basic.ts'
import { payBasic } from '../effects/pay-basic.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import { reduceDanger } from '../effects/reduce-danger.ts'
import { take } from '../effects/take.ts'
import { activated, reacts } from './abilities.ts'
import { type Ability, type Card, listensTo, type SubType } from './card.ts'
import { lootOf } from './deck-cards.ts'

interface Start<Id extends string> {
  readonly id: Id
  readonly name: Bilingual
  readonly loot: string
  /** 1 unless the pair needs help or a damper. */
  readonly fortune?: number
  readonly ability: Ability
}

const startingCard = <Id extends string>(start: Start<Id>, subType: SubType | null): Card & { readonly id: Id } => ({
  id: start.id,
  name: start.name,
  copies: 1,
  from: 'ours',
  back: 'starting',
  listens: listensTo(start.ability),
  type: subType ? 'character' : 'location',
  subType,
  loot: lootOf(start.loot),
  fortune: start.fortune ?? 1,
  favor: [],
  abilityId: start.id,
  ability: start.ability,
  times: 1,
  solo: true,
})

/** A Starting Location and the Starting Character that it names. */
const pair = <const L extends string, const C extends string>(
  location: Start<L>,
  subType: SubType,
  character: Start<C>,
): readonly (Card & { readonly id: L | C })[] => [startingCard(location, null), startingCard(character, subType)]

/** The 12 Starting cards in their 6 pairs. */
export const STARTING_CARDS = [
  ...pair(
    {
      id: 'thieves-den',
      name: { en: 'Thieves’ Den', fr: 'Repaire des Voleurs' },
      loot: 'SL',
      fortune: 0,
      ability: reacts({ on: 'activated', of: 'apprentice-thief' }, may({ effect: exchange({ upTo: 1 }) })),
    },
    'foe',
    {
      id: 'apprentice-thief',
      name: { en: 'Apprentice Thief', fr: 'Apprentie Voleuse' },
      loot: 'GT',
      ability: activated(take({ upTo: 1 })),
    },
  ),
  ...pair(
    {
      id: 'abandoned-forge',
      name: { en: 'Abandoned Forge', fr: 'Forge Abandonnée' },
      loot: 'SS',
      ability: reacts({ on: 'activated', of: 'runaway-squire' }, may({ effect: exchange({ upTo: 1, from: 'sword' }) })),
    },
    'friend',
    {
      id: 'runaway-squire',
      name: { en: 'Runaway Squire', fr: 'Écuyer en Fuite' },
      loot: 'LT',
      fortune: 0,
      ability: activated(add({ tokens: { sword: 1 }, take: 2 })),
    },
  ),
  ...pair(
    {
      id: 'goldsmiths-attic',
      name: { en: 'Goldsmith’s Attic', fr: 'Grenier de l’Orfèvre' },
      loot: 'GG',
      fortune: 2,
      ability: reacts({ on: 'activated', of: 'goldsmiths-daughter' }, get({ tokens: { time: 1 } })),
    },
    'friend',
    {
      id: 'goldsmiths-daughter',
      name: { en: 'Goldsmith’s Daughter', fr: 'Fille de l’Orfèvre' },
      loot: 'ST',
      ability: activated(pay({ cost: payTokens({ tokens: { gem: 1 } }), effect: gain({ n: 1 }) })),
    },
  ),
  ...pair(
    {
      id: 'lamp-shop-cellar',
      name: { en: 'Lamp Shop Cellar', fr: 'Cave du Lampiste' },
      loot: 'LL',
      ability: reacts({ on: 'activated', of: 'lamp-boy' }, may({ effect: exchange({ upTo: 1, from: 'lamp' }) })),
    },
    'friend',
    {
      id: 'lamp-boy',
      name: { en: 'Lamp Boy', fr: 'Petit Lampiste' },
      loot: 'GT',
      fortune: 2,
      ability: activated(add({ tokens: { lamp: 1, time: 1 }, take: 1 })),
    },
  ),
  ...pair(
    {
      id: 'desert-camp',
      name: { en: 'Desert Camp', fr: 'Camp du Désert' },
      loot: 'SG',
      ability: reacts({ on: 'activated', of: 'nomad-scout' }, getBasic({ n: 1 })),
    },
    'traveler',
    {
      id: 'nomad-scout',
      name: { en: 'Nomad Scout', fr: 'Éclaireur Nomade' },
      loot: 'LT',
      ability: activated(pay({ cost: payBasic({ n: 1 }), effect: draw({ n: 1 }) })),
    },
  ),
  ...pair(
    {
      id: 'palace-kitchens',
      name: { en: 'Palace Kitchens', fr: 'Cuisines du Palais' },
      loot: 'GL',
      ability: reacts(
        { on: 'activated', of: 'palace-servant' },
        may({ effect: pay({ cost: payBasic({ n: 1 }), effect: reduceDanger({ n: 1 }) }) }),
      ),
    },
    'traveler',
    {
      id: 'palace-servant',
      name: { en: 'Palace Servant', fr: 'Servante du Palais' },
      loot: 'ST',
      ability: activated(add({ basic: 1, take: 1 })),
    },
  ),
]

/** The id of the Starting Character that a Starting Location names in its ability. */
export function partnerOf(location: Card): string {
  return location.ability.kind === 'reacts' ? (location.ability.when.of ?? '') : ''
}
