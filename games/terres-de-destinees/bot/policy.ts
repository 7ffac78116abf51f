import { type Answering, answersByText, bestOf, bestSome } from '@sablier/bots'
import { type Ask, below, type Chance, type Choice, type Piece, pay, type Seat } from '@sablier/kernel'
import { ALL_CARDS, PLAYING_CARDS } from '../src/cards/all-cards.ts'
import { copy } from '../src/effects/copy.ts'
import { otherSaved } from '../src/effects/goals.ts'
import { lich } from '../src/effects/lich.ts'
import { makeDiscard } from '../src/effects/make-discard.ts'
import { repeatUsed } from '../src/effects/repeat-used.ts'
import { tradeBlows } from '../src/effects/trade-blows.ts'
import { GRACE, HARVEST, jetonOf } from '../src/procedures/jeton.ts'
import { playing } from '../src/procedures/row.ts'
import { handSize } from '../src/procedures/survivors.ts'
import type { Table } from '../src/shape.ts'
import { bidChoice } from './bidding.ts'
import { knownDestins } from './destins.ts'
import type { CardOption, Offered } from './offered.ts'
import { powerWorth } from './power-worth.ts'
import { nearness } from './progress.ts'
import { tokensGiven } from './tokens.ts'
import { want } from './want.ts'

/** How dangerous a player looks to another: near a goal that the viewer knows of, with a strong hand. */
export function threat(t: Table, seat: Seat, viewer: Seat): number {
  let near = 0
  for (const destin of knownDestins(t, seat, viewer)) near = Math.max(near, nearness(t, seat, destin))
  return near * 3 + handSize(t, seat) * 0.12 + t.zone('in-play', seat).size * 0.15
}

/** The best of what is offered by a rating; chance tips what is nearly equal. */
const best =
  <Item>(rate: (t: Table, ask: Ask<Item>, item: Item) => number): Answering<Table, Item> =>
  (t, ask, chance) =>
    bestOf(ask.items, (item) => rate(t, ask, item) + below(chance, 100) / 1000)

/** What a card is worth to the seat that is asked. */
const wanted = (t: Table, { seat }: Ask, piece: Piece): number => want(t, seat, piece, seat)
const unwanted = (t: Table, ask: Ask, piece: Piece): number => -wanted(t, ask, piece)
/** To answer with no card is worth nothing and costs nothing. */
const payment = (t: Table, ask: Ask, { piece }: CardOption): number =>
  piece === undefined ? 0 : unwanted(t, ask, piece)
const use = (t: Table, { seat }: Ask, { piece }: CardOption): number =>
  piece === undefined ? 0 : worthNow(t, seat, piece)

/** The cards a player can best do without. */
const spare: Answering<Table, Piece> = (t, ask, chance) =>
  bestSome(ask.items, ask.min, (piece) => -(wanted(t, ask, piece) + below(chance, 100) / 200))

/** What using a card now is worth. */
function worthNow(t: Table, seat: Seat, piece: Piece): number {
  const card = playing(t, piece)
  if (card.kind === 'mandatory-activation') return 0.3
  const [effect] = card.power
  // A cost that takes the last cards is a last resort.
  if ((pay.is(effect) || tradeBlows.is(effect)) && handSize(t, seat) < 4) return -1
  if (lich.is(effect)) return 0.4
  if (copy.is(effect) || repeatUsed.is(effect)) return 0.5
  return 0.6 + powerWorth(card) * 0.2
}

/** A card to put up: one the seller wants and the others do not. */
function offerWorth(t: Table, seat: Seat, piece: Piece): number {
  let rivals = 0
  for (const other of t.seats) if (other !== seat) rivals = Math.max(rivals, want(t, other, piece, seat))
  return Math.min(want(t, seat, piece, seat), 12) - rivals * 0.6
}

function rowRate(t: Table, seat: Seat, piece: Piece): number {
  const owner = t.place(piece).at
  return owner === seat ? -want(t, seat, piece, seat) - 2 : want(t, owner, piece, seat) + threat(t, owner, seat)
}

/** Cards that make another player discard. */
const DISCARDERS: ReadonlySet<string> = new Set(
  ALL_CARDS.filter((card) => JSON.stringify(card).includes(`"${makeDiscard.opName}"`)).map(({ id }) => id),
)

/** Tokens that are good for whoever gets them. */
const KIND_TOKENS: readonly number[] = [GRACE, HARVEST]
/** Cards that give others such a Token, and which. */
const GIFTS: ReadonlyMap<string, number> = new Map(
  PLAYING_CARDS.flatMap(({ id, power }) => {
    const kind = tokensGiven(power).find((number) => KIND_TOKENS.includes(number))
    return kind === undefined ? [] : [[id, kind] as const]
  }),
)

/** Harm goes to the most dangerous or the weakest, gifts to oneself or the least dangerous. */
function targetRate(t: Table, ask: Ask, other: Seat): number {
  const { seat, rule } = ask
  const gift = ask.source === null ? undefined : GIFTS.get(t.card(ask.source).id)
  // Whoever wins by the safety of others protects them first.
  const guards = gift === GRACE && knownDestins(t, seat, seat).some(({ goal }) => otherSaved.is(goal))
  if (other === seat) return rule === 'ruling.token-economy' ? 5 : -9
  const danger = threat(t, other, seat)
  if (gift !== undefined) return guards && jetonOf(t, other, gift) === null ? 9 - danger : -danger
  const isAttack = ask.source !== null && DISCARDERS.has(t.card(ask.source).id)
  return isAttack && handSize(t, other) < 3 ? danger + 1.5 : danger
}

/** How a sensible player answers, by the text of the question. */
const answerTo = answersByText<Table, Offered>({
  'auction.offer-one': best((t, { seat }, piece) => offerWorth(t, seat, piece)),
  'first-bid': bidChoice,
  raise: bidChoice,
  place: (t, { seat }) => {
    const sold = t.seats.flatMap((seller) => [...t.zone('sale', seller).pieces])[0]
    return sold !== undefined && want(t, seat, sold, seat) > 0 ? 0 : 1
  },
  'use-power': best(use),
  'use-mandatory': best(use),
  give: spare,
  'deal-out': best(unwanted),
  discard: best(unwanted),
  'swap-out': best(unwanted),
  'choose-card': best(wanted),
  revive: best(wanted),
  'from-discard': best(wanted),
  'take-card': best(wanted),
  'swap-in': best(wanted),
  banish: best((t, { seat }, piece) => rowRate(t, seat, piece)),
  'swap-target': best((t, { seat }, piece) => rowRate(t, seat, piece)),
  sift: (t, ask) => bestSome(ask.items, ask.min, (piece) => wanted(t, ask, piece)),
  'pay-tax': best(payment),
  'give-family': best(payment),
  // Whatever saves is better than nothing.
  rescue: best((_, __, { piece }) => (piece === undefined ? -1 : 0)),
  target: best(targetRate),
  'give-to': best((t, { seat }, other) => -threat(t, other, seat)),
  pair: best((t, { seat }, { pair }) =>
    pair.reduce((sum, other) => sum + (other === seat ? -2 : threat(t, other, seat)), 0),
  ),
  'how-many': () => 1,
  shield: () => 1,
  purse: () => 1,
})

/** A quick sensible answer. */
export function policy(t: Table, ask: Ask, chance: Chance): Choice {
  return answerTo(ask.text)?.(t, ask, chance) ?? ask.randomChoice(chance)
}
