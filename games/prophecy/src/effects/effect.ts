import type { EffectOf } from '@sablier/kernel'
import type { Terrain } from '../board.ts'
import type { Deck, FightType } from '../cards/card.ts'

/** A number, or all there is. */
export type Amount = number | 'all'
/** What can be wished for, perhaps only in one terrain; the id names the text of the option. */
export interface Wish {
  readonly id: string
  readonly effect: Effect
  readonly terrain?: Terrain
}
type Share = Readonly<Partial<Record<'health' | 'magic' | 'gold', number>>>

/** What cards can do, each op with its arguments. */
export interface Ops {
  apothecary: object
  bring: { drawer: Share; others: Share }
  'buy-from-display': { n: number }
  charity: { health: number; magic: number; gold: number }
  'choose-item': { common?: number; rare?: number }
  'clear-card': { replace: boolean }
  convert: object
  crisis: object
  deal: { give: Effect; get: Effect }
  'dice-favour': { favour: 'best-of-three' | 'six-against-two' }
  exchange: { most: number }
  'extra-turn': { atEnd: boolean }
  'fill-terrain': { terrain: Terrain }
  'find-item': { deck: Deck }
  gain: { what: 'gold' | 'experience'; n: number }
  grow: { what: FightType; n: number }
  harm: { health?: number; magic?: number; gold?: number; item?: number }
  harvest: { of: FightType; times: number; terrain: Terrain; timesThere: number }
  hermit: { n: number; last: number }
  keep: { use: 'chapel' | 'clover' }
  parts: { effects: readonly Effect[] }
  recommend: object
  'repair-all': object
  restore: { health?: Amount; magic?: Amount }
  rob: { how: 'steal' | 'damage' }
  'sell-double': object
  spend: { what: 'gold' | 'experience' | 'health' | 'magic'; n: Amount }
  'stock-shop': { town: 'city' | 'village'; deck: Deck; n: number }
  teleport: { endsTurn: boolean }
  'turn-bonus': { type: FightType; n: number }
  wish: { wishes: readonly Wish[] }
}
/** The special rules of creatures. */
export interface CreatureRules {
  'cross-gain': object
  curse: object
  embrace: object
  feed: object
  'fist-fight': object
  immaterial: object
  informers: object
  lesson: object
  mirror: { times: number }
  nobility: object
  'stone-skin': object
  'strength-for-magic': object
  'terrain-strength': { terrain: Terrain; strength: number }
  'two-parts': object
  venom: { n: number }
  web: object
}
/** The special rules of items. */
export interface ItemRules {
  'blood-price': object
  'cheap-willpower': { price: number }
  'comes-back': object
  'drains-winner': { n: number }
  flight: { most: number }
  'giant-slayer': { n: number; from: number }
  'lives-bonus': { n: number }
  'long-walk': object
  'may-come-back': { from: number }
  'port-bonus': { n: number }
  rebirth: object
  'recharge-on-win': { n: number }
  restful: { n: number }
  'saves-roll': object
  'spirit-bonus': { n: number }
  'wounds-loser': { n: number }
}

export type Effect = EffectOf<Ops>
export type CreatureSpecial = EffectOf<CreatureRules>
export type ItemSpecial = EffectOf<ItemRules>
