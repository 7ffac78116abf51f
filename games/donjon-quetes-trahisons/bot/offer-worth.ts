import type { Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import type { Terms } from '../src/facts/promise.ts'
import { type Goods, isEmpty, type OpenOffer } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { bonusOf, objectCard } from '../src/procedures/adventurer/heroes.ts'
import { surplusOf } from '../src/procedures/adventurer/outfit.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import type { Table } from '../src/shape.ts'
import { prizeOf, rivalry } from './prize.ts'
import { trustIn } from './reputation.ts'
import { TASTE } from './taste.ts'
import { goodsWorth } from './worth.ts'

/** What it costs to do somebody's bidding in a fight to come, and what it is worth to have it done; what is far off counts less. */
const DEED = 0.1
const SUPPORT = 0.5
const LATER = 0.6

/** What giving goods away costs: a worn object costs its bonus. */
function lossOf(t: Table, seat: Seat, goods: Goods): number {
  let loss = goodsWorth(t, seat, { ...goods, objects: [] })
  for (const id of goods.objects ?? []) {
    const surplus = surplusOf(t, seat).some((piece) => t.card(piece).id === id)
    const piece = t.zone('worn', seat).pieces.find((p) => t.card(p).id === id)
    loss += surplus ? 0.05 : piece === undefined ? 0.4 : TASTE.power * bonusOf(t, seat, objectCard(t, piece)) + 0.3
  }
  return loss
}

const gainOf = (t: Table, seat: Seat, gets: Goods, gives: Goods): number =>
  goodsWorth(t, seat, gets) - lossOf(t, seat, gives)

/** Goods that change hands: what one gets, the other gives. */
export interface Swap {
  readonly other: Seat
  readonly gets: Goods
  readonly gives: Goods
}
/** What a trade would bring a seat, less what it begrudges the other: all the more, the fewer they are. */
export const profitOf = (t: Table, seat: Seat, { other, gets, gives }: Swap): number =>
  gainOf(t, seat, gets, gives) - (TASTE.envy / (t.seats.length - 1)) * Math.max(0, gainOf(t, other, gives, gets))

/** What an ally for this price means to the one whose fight it is. */
export function allysGain(t: Table, fight: Fight, ally: Seat, price: Goods): number {
  const better = monsterOdds(t, fight, ally) - monsterOdds(t, fight)
  return better * prizeOf(t, fight) - TASTE.wage * goodsWorth(t, fight.owner, price)
}

/**
 * What helping for this price means to the helper: a promise is worth as much as the name of who makes it. What the price costs
 * a rival is taken off what the prize brings that rival; between two there would be no bargain else.
 */
export function helpersGain(t: Table, fight: Fight, helper: Seat, price: Goods): number {
  const odds = monsterOdds(t, fight, helper)
  const paid = odds * Math.min(1, trustIn(t, fight.owner))
  const prize = (odds - monsterOdds(t, fight)) * prizeOf(t, fight)
  const given = rivalry(t, helper) * Math.max(0, prize - paid * goodsWorth(t, fight.owner, price))
  return paid * goodsWorth(t, helper, price) - given - (1 - odds) * TASTE.wound
}

/** Help paid in advance: what it means to fight this monster together, for whoever is to agree. */
function helpWorth(t: Table, seat: Seat): number {
  const fight = fightOf(t)
  const helper = t.after(fight.owner)
  const odds = monsterOdds(t, fight, helper)
  if (seat === fight.owner) return (odds - monsterOdds(t, fight)) * prizeOf(t, fight)
  return -rivalry(t, seat) * (odds - monsterOdds(t, fight)) * prizeOf(t, fight) - TASTE.wound * (1 - odds)
}

const isHelpNow = ({ condition, when }: Terms): boolean =>
  !when && (condition === 'ally' || condition === 'ally-victory')

/** What a promise means to the one it is made to. */
function promisedWorth(t: Table, seat: Seat, maker: Seat, terms: Terms): number {
  const fight = t.fact('fight')
  if (fight?.kind === 'monster' && isHelpNow(terms)) return helpersGain(t, fight, seat, terms.goods)
  const wage = trustIn(t, maker) * goodsWorth(t, seat, terms.goods) * (terms.when ? LATER : 1)
  return wage - (terms.condition === 'none' ? 0 : DEED)
}

/** What a promise means to the one who makes it. */
function promisingWorth(t: Table, seat: Seat, helper: Seat, terms: Terms): number {
  const fight = t.fact('fight')
  if (fight?.kind === 'monster' && isHelpNow(terms)) return allysGain(t, fight, helper, terms.goods)
  const help = terms.condition === 'none' || terms.condition === 'other-side' ? 0 : SUPPORT
  return (terms.when ? LATER : 1) * (help - goodsWorth(t, seat, terms.goods))
}

/** What agreeing to an offer would bring the seat it was made to; `n`: which of the prices named. */
export function acceptingWorth(t: Table, { from, to, give, want, promise, asks }: OpenOffer, n: number): number {
  let worth = 0
  if (!isEmpty(give) || !isEmpty(want)) {
    worth += profitOf(t, to, { other: from, gets: give, gives: want })
    if (t.phase === 'negotiation') worth += helpWorth(t, to)
  }
  if (promise) worth += promisedWorth(t, to, from, promise)
  const asked = asks[n]
  return asked ? worth + promisingWorth(t, to, from, asked) : worth
}
