import { holds, type Piece, type Seat } from '@sablier/kernel'
import type { Card, Hero, Quest } from '../src/cards/card.ts'
import type { Goods } from '../src/procedures/goods.ts'
import { heroOf, objectCard } from '../src/procedures/heroes.ts'
import { printedTrophies } from '../src/scoring.ts'
import type { Table } from '../src/shape.ts'

/** What a gem is worth in trophy points. */
export const GEM = 0.13
const POWER = 0.22
const CLASS_TYPE: Partial<Record<Hero | '', string>> = { barbarian: 'weapon', warrior: 'armour', sorcerer: 'jewel' }

/** How likely a quest is to be fulfilled some day, from what the rules ask. */
const EASE: Readonly<Record<string, number>> = {
  'q-lavish': 0.6,
  'q-jeweller': 0.5,
  'q-edge': 0.5,
  'q-smith': 0.5,
  'q-dragon': 0.15,
  'q-just': 0.5,
  'q-bloodthirsty': 0.4,
  'q-hunter': 0.4,
  'q-benefactor': 0.4,
  'q-saint-michael': 0.15,
  'q-monster-slayer': 0.4,
  'q-wretch': 0.6,
  'q-hero': 0.6,
  'q-lucky': 0.15,
  'q-avarice': 0.35,
  'q-saint-gary': 0.55,
  'q-intrepid': 0.35,
  'q-coward': 0.6,
}

/** What a quest may bring its holder, less what it costs unfinished. */
export function questWorth(t: Table, seat: Seat, piece: Piece, main: boolean): number {
  const quest = t.card(piece) as Quest
  const points = printedTrophies(t, quest)
  const gain = points * (main ? 2 : 1) + 4 * GEM
  if (holds(quest.goal, { table: t, you: seat, source: piece })) return gain
  const ease = EASE[quest.id] ?? 0.4
  return ease * gain - (1 - ease) * (main ? points : 1)
}

/** What it would mean for a seat to own an object: its bonus over what is worn there now. */
export function objectWorth(t: Table, seat: Seat, card: Card): number {
  if (card.kind === 'special') return card.id === 'chaotic-vial' ? 0.3 : 0.5
  if (card.kind !== 'object') return 0
  const hero = heroOf(t, seat)
  let best = -1
  for (const piece of t.zone('worn', seat).pieces) {
    const worn = objectCard(t, piece)
    if (worn?.type === card.type && worn.id !== card.id) best = Math.max(best, worn.bonus)
  }
  if (card.reserved) return card.reserved === hero ? 0.7 - POWER * Math.max(0, best) : 0.02
  const first = best < 0 ? (CLASS_TYPE[hero] === card.type ? 1 : 0) : 0
  const step = Math.max(0, card.bonus - Math.max(0, best))
  return POWER * (step + first) + (card.bonus >= 4 && best < 4 ? 0.3 : 0) + (best < 0 ? 0.15 : 0)
}

/** What it is worth to wear an object rather than another of its type. */
export function wearWorth(t: Table, seat: Seat, piece: Piece): number {
  const object = objectCard(t, piece)
  if (!object) return 0
  if (object.reserved) return object.reserved === heroOf(t, seat) ? 0.5 : 0
  return POWER * object.bonus
}

/** What wearing this would add to wearing what is worn there now. */
export function wearGain(t: Table, seat: Seat, piece: Piece): number {
  const type = objectCard(t, piece)?.type
  const worn = t.zone('worn', seat).pieces.find((other) => objectCard(t, other)?.type === type)
  return wearWorth(t, seat, piece) - (worn === undefined ? 0 : wearWorth(t, seat, worn))
}

/** What a monster's card is worth among the spoils. */
export function spoilWorth(card: Card): number {
  if (card.kind !== 'monster') return 0
  return card.type === 'dragon' ? 0.8 : card.type === 'none' ? 0.1 : 0.25
}

const cardsById = new WeakMap<object, Map<string, Card>>()
function cardOf(t: Table, id: string): Card | undefined {
  let map = cardsById.get(t.game)
  if (!map) {
    map = new Map((t.game.cards as readonly Card[]).map((card) => [card.id, card]))
    cardsById.set(t.game, map)
  }
  return map.get(id)
}

/** What goods are worth to a seat that would receive or lose them. */
export function goodsWorth(t: Table, seat: Seat, goods: Goods): number {
  let worth = GEM * (goods.gems ?? 0) + (goods.trophies ?? 0) + 0.3 * (goods.quests ?? 0)
  for (const id of goods.objects ?? []) worth += objectWorth(t, seat, cardOf(t, id) as Card)
  for (const id of goods.spoils ?? []) worth += spoilWorth(cardOf(t, id) as Card)
  return worth + (goods.favour ? 0.05 : 0)
}
