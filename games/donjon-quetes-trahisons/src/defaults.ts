import { type Ask, below, type Chance, type Choice, type Piece, type Seat } from '@sablier/kernel'
import { bonusOf, objectCard } from './procedures/adventurer/heroes.ts'
import type { Table } from './shape.ts'

type Default = (t: Table, ask: Ask, chance: Chance) => Choice

/** The option among words or records with an id, or the first. */
const named =
  (...ids: string[]): Default =>
  (_, { items }) => {
    const found = ids.map((id) => items.findIndex((item) => idOf(item) === id)).find((index) => index >= 0)
    return found ?? 0
  }
const idOf = (item: unknown): string => (typeof item === 'string' ? item : (item as { id: string }).id)
const no: Default = () => 0
const none: Default = () => []

const bonus = (t: Table, piece: Piece, seat: Seat): number => bonusOf(t, seat, objectCard(t, piece))
const power = (t: Table, piece: Piece): number => {
  const card = t.card(piece)
  return card.kind === 'monster' ? card.power : 0
}

/** How much a piece is worth to a seat. */
type Measure = (t: Table, piece: Piece, seat: Seat) => number

/** The pieces of an ask, greatest measure first, ties by card id; as indices. */
function ranked(t: Table, ask: Ask, measure: Measure): number[] {
  const pieces = ask.items as readonly Piece[]
  return pieces
    .map((piece, index) => ({ index, rank: measure(t, piece, ask.seat), id: t.card(piece).id }))
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
    .map(({ index }) => index)
}
const greatest =
  (measure: Measure): Default =>
  (t, ask) =>
    ranked(t, ask, measure)[0] ?? 0
const lowest = (measure: Measure): Default => greatest((t, piece, seat) => -measure(t, piece, seat))

/** The Djinn's gift: the best object of the shop, else the top monster of the discard. */
function djinnDefault(t: Table, ask: Ask): number {
  const rank = (piece: Piece): number => {
    const { name } = t.place(piece)
    if (name === 'shop') return 1_000 + bonus(t, piece, ask.seat)
    return name === 'adventure-discard' && t.card(piece).kind === 'monster'
      ? 1 + t.zone('adventure-discard').pieces.indexOf(piece)
      : 0
  }
  return ranked(t, ask, (_, piece) => rank(piece))[0] ?? 0
}

/** By the text of a question. */
const DEFAULTS: Readonly<Record<string, Default>> = {
  'village-supplies': named('end'),
  'village-rest': named('end'),
  'rest.defender-pays': named('end'),
  'choice.dungeon-or-arena': named('draw'),
  'monster-talk': named('fight'),
  'arena-talk': named('ready'),
  'talk-answer': named('stay-out'),
  'arena.secret-choice': (t, ask, chance) =>
    t.fact('fight')?.frenzy ? below(chance, ask.items.length) : named('neutral')(t, ask, chance),
  declare: named('pass'),
  'timing.while-rolling': named('stay'),
  'combat.flee-strong': named('fight'),
  'arena.plunder': named('object', 'gems', 'spoil'),
  'plunder-object': greatest(bonus),
  'object.surplus': (t, ask) =>
    ranked(t, ask, bonus)
      .slice(0, ask.min)
      .sort((a, b) => a - b),
  'special.pilferer': lowest(bonus),
  'event.putrefaction': lowest(power),
  'special.djinn': djinnDefault,
}
/** By the kind of a question, where its text says nothing else. */
const BY_KIND: Readonly<Record<Ask['kind'], Default>> = {
  pick: no,
  agree: no,
  amount: (_, ask) => ask.min,
  'pick-some': (_, ask) => ask.items.slice(0, ask.min).map((_item, index) => index),
  order: (_, ask) => ask.items.map((_item, index) => index),
  split: none,
  propose: no,
}

/** What a seat does that does not answer in time: the passive choice, or a fixed one where something must be done. */
export function defaultChoice(t: Table, ask: Ask, chance: Chance): Choice {
  return (DEFAULTS[ask.text] ?? BY_KIND[ask.kind])(t, ask, chance)
}
