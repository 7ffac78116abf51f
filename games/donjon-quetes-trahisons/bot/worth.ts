import { cardOfKind, type Piece, required, type Seat } from '@sablier/kernel'
import type { Card, Hero } from '../src/cards/card.ts'
import type { Goods } from '../src/facts/trade.ts'
import { bonusOf, heroOf, objectCard } from '../src/procedures/adventurer/heroes.ts'
import { unfinishedOf } from '../src/procedures/quest/claims.ts'
import { printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'
import { hopeOf } from './hope.ts'
import { type Change, touches } from './progress.ts'
import { TASTE } from './taste.ts'

const CLASS_TYPE: Partial<Record<Hero | '', string>> = { barbarian: 'weapon', warrior: 'armour', sorcerer: 'jewel' }
const REWARD_GEMS = 4

/** What a quest would pay its holder, and what it costs unfinished. */
function stakesOf(t: Table, piece: Piece, main: boolean): { readonly gain: number; readonly penalty: number } {
  const points = printedTrophies(t, cardOfKind(t, piece, 'quest'))
  return { gain: points * (main ? 2 : 1) + REWARD_GEMS * TASTE.gem, penalty: main ? points : 1 }
}

/** What a quest may bring its holder, less what it costs unfinished: the nearer it is, the more. */
export function questWorth(t: Table, seat: Seat, piece: Piece, main: boolean): number {
  const { gain, penalty } = stakesOf(t, piece, main)
  const hope = hopeOf(t, seat, piece)
  return hope * gain - (1 - hope) * penalty
}

/** What a change would mean for the quests of a seat: some come nearer, some move away. */
export function questGain(t: Table, seat: Seat, change: Change): number {
  const { gems = 0, ...rest } = change
  let sum = 0
  for (const piece of unfinishedOf(t, seat)) {
    if (!touches(cardOfKind(t, piece, 'quest').goal, change)) continue
    const now = hopeOf(t, seat, piece)
    const after = hopeOf(t, seat, piece, rest)
    // With gems to pay for, a quest is not as much nearer as it looks: there are other ways to get them.
    const paid = gems === 0 || after === 1 ? 0 : hopeOf(t, seat, piece, change) - after
    if (after === now && paid === 0) continue
    const { gain, penalty } = stakesOf(t, piece, t.zone('main-quest', seat).has(piece))
    sum += (TASTE.quest * (after - now) + TASTE.saving * paid) * (gain + penalty)
  }
  return sum
}

/** The Bow lends a monster's whole power for some fights; the other reserved objects serve once. */
const reservedWorth = (id: string): number => (id === 'bow-of-compulsion' ? TASTE.bow : TASTE.reserved)

/** What it would mean for a seat's strength to own an object: its bonus over what is worn there now. */
export function objectWorth(t: Table, seat: Seat, card: Card): number {
  if (card.kind === 'special') return card.id === 'chaotic-vial' ? TASTE.vial : TASTE.special
  if (card.kind !== 'object') return 0
  const hero = heroOf(t, seat)
  let best = -1
  for (const piece of t.zone('worn', seat).pieces) {
    const worn = objectCard(t, piece)
    if (worn?.type === card.type && worn.id !== card.id) best = Math.max(best, bonusOf(t, seat, worn))
  }
  if (card.reserved === hero) return reservedWorth(card.id) + TASTE.power * (card.bonus - Math.max(0, best))
  if (card.reserved) return 0.02
  const first = best < 0 ? (CLASS_TYPE[hero] === card.type ? 1 : 0) : 0
  const step = Math.max(0, card.bonus - Math.max(0, best))
  return TASTE.power * (step + first) + (best < 0 ? TASTE.firstOfType : 0)
}

/** What an object is worth to a seat that would get it for nothing, its quests included. */
export function gainOfObject(t: Table, seat: Seat, card: Card): number {
  return objectWorth(t, seat, card) + (card.kind === 'object' ? questGain(t, seat, { object: card }) : 0)
}

/** What it is worth to wear an object rather than another of its type. */
export function wearWorth(t: Table, seat: Seat, piece: Piece): number {
  const object = objectCard(t, piece)
  if (!object) return 0
  const own = object.reserved !== undefined && object.reserved === heroOf(t, seat)
  return TASTE.power * bonusOf(t, seat, object) + (own ? 0.5 : 0)
}

/** What wearing this would add to wearing what is worn there now. */
export function wearGain(t: Table, seat: Seat, piece: Piece): number {
  const type = objectCard(t, piece)?.type
  const worn = t.zone('worn', seat).pieces.find((other) => objectCard(t, other)?.type === type)
  return wearWorth(t, seat, piece) - (worn === undefined ? 0 : wearWorth(t, seat, worn))
}

/** What a monster's card among the spoils is worth to a seat: more if one of its quests asks for it. */
export function spoilWorth(t: Table, seat: Seat, card: Card): number {
  if (card.kind !== 'monster') return 0
  const { type } = card
  const plain = type === 'dragon' ? TASTE.dragon : type === 'none' ? 0.1 : TASTE.spoil
  return plain + questGain(t, seat, { spoil: type })
}

const cardsById = new WeakMap<object, Map<string, Card>>()
function cardOf(t: Table, id: string): Card {
  let map = cardsById.get(t.game)
  if (!map) {
    map = new Map(t.game.cards.map((card) => [card.id, card]))
    cardsById.set(t.game, map)
  }
  return required(map.get(id))
}

/** What goods are worth to a seat that would receive or lose them. */
export function goodsWorth(t: Table, seat: Seat, goods: Goods): number {
  const { gems = 0 } = goods
  let worth = TASTE.gem * gems + (goods.trophies ?? 0) + 0.3 * (goods.quests ?? 0)
  if (gems > 0) worth += questGain(t, seat, { gems })
  for (const id of goods.objects ?? []) worth += gainOfObject(t, seat, cardOf(t, id))
  for (const id of goods.spoils ?? []) worth += spoilWorth(t, seat, cardOf(t, id))
  return worth + (goods.favour ? 0.05 : 0)
}
