import { type Answering, answersByText, anyBestOf } from '@sablier/bots'
import { type Ask, below, type Chance, type Choice, type Piece } from '@sablier/kernel'
import { itemOf } from '../src/procedures/items.ts'
import type { Table } from '../src/shape.ts'
import { worthOfEffect } from './effect-worth.ts'
import {
  type Rater,
  rateCreature,
  rateDeclaration,
  rateEnding,
  rateMovement,
  rateOpportunity,
  rateRoll,
  rateService,
  rateTeleport,
} from './menus.ts'
import { needsOf } from './needs.ts'
import type { Offered } from './offered.ts'

/** The best rated answer of a menu. */
const byRating =
  <Item>(rate: Rater<Item>): Answering<Table, Item> =>
  (t, ask, chance) =>
    anyBestOf(ask.items, rate(t, ask), chance)

const RESTLESSNESS = 0.36
/** A little restlessness on the way: two careful players must not wait for each other for ever. */
const movementAnswer: Answering<Table, Offered['movement']> = (t, ask, chance) => {
  const rate = rateMovement(t, ask)
  const restless = (option: Offered['movement']): number => rate(option) + (RESTLESSNESS / 100) * below(chance, 100)
  return anyBestOf(ask.items, restless, chance)
}

const rateWish: Rater<Offered['wish']> = (t, { seat }) => {
  const needs = needsOf(t, seat)
  return ({ effect }) => worthOfEffect(t, needs, effect)
}

/** How a sensible player answers, by the text of the question. */
const answerTo = answersByText<Table, Offered>({
  movement: movementAnswer,
  teleport: byRating(rateTeleport),
  'meet-creature': byRating(rateCreature),
  'meet-opportunity': byRating(rateOpportunity),
  declare: byRating(rateDeclaration),
  'before-roll.strength': byRating(rateRoll),
  'before-roll.willpower': byRating(rateRoll),
  services: byRating(rateService),
  ending: byRating(rateEnding),
  wish: byRating(rateWish),
  exchange: byRating(
    () =>
      ({ given }) =>
        given === 'gold' ? 1 : 0,
  ),
  'give-up': byRating((t) => (piece) => -priceOf(t, piece)),
})

const priceOf = (t: Table, piece: Piece): number => (t.card(piece).kind === 'item' ? itemOf(t, piece).price : 0)

/** A quick sensible answer: menus by their ratings, amounts in full, the dearest item to keep, the cheapest to give. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  const { kind, items, itemKind, min, max, text } = ask
  if (kind === 'amount') return text === 'blood-price' ? min : max
  if (kind === 'agree') return 1
  if (kind === 'pick-some') return []
  const answer = answerTo(text)
  if (answer) return answer(t, ask, chance)
  if (itemKind === 'piece') return anyBestOf(ask.pieces, (piece) => priceOf(t, piece), chance)
  return anyBestOf(items, () => 0, chance)
}
