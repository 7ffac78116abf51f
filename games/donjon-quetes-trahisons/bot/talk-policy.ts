import { type Ask, below, type Chance, type Choice, required, type Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import type { Bid, Goods } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import type { Table } from '../src/shape.ts'
import type { TalkOption } from './offered.ts'
import { prizeOf, rivalry } from './prize.ts'
import { trustIn } from './reputation.ts'
import { TASTE } from './taste.ts'
import { goodsWorth } from './worth.ts'

/** Alone if that is safe, with the best bargain otherwise. */
export function monsterTalk(t: Table, { items }: Ask<TalkOption>): number {
  const fight = fightOf(t)
  const at = (act: string): number => items.findIndex((item) => item.act === act)
  if (at('capture') >= 0) return at('capture')
  const alone = monsterOdds(t, fight)
  if (alone > TASTE.alone) return at('fight')
  if (at('ring') >= 0 && alone < 0.6) return at('ring')
  let best = at('fight')
  let most: number = TASTE.leastGain
  items.forEach((item, n) => {
    if (item.act !== 'take') return
    const gain = allysGain(t, fight, required(item.seat), item.goods)
    if (gain > most) {
      most = gain
      best = n
    }
  })
  return best === at('fight') && at('call') >= 0 ? at('call') : best
}

/** What an ally for this price means to the one whose fight it is. */
function allysGain(t: Table, fight: Fight, ally: Seat, price: Goods): number {
  const better = monsterOdds(t, fight, ally) - monsterOdds(t, fight)
  return better * prizeOf(t, fight) - TASTE.wage * goodsWorth(t, fight.owner, price)
}

/** What helping for this price means to the helper: a promise is worth as much as the name of who makes it. */
function helpersGain(t: Table, fight: Fight, helper: Seat, price: Goods): number {
  const odds = monsterOdds(t, fight, helper)
  const wage = odds * Math.min(1, trustIn(t, fight.owner)) * goodsWorth(t, helper, price)
  const given = rivalry(t, helper) * (odds - monsterOdds(t, fight)) * prizeOf(t, fight)
  return wage - given - (1 - odds) * TASTE.wound
}

/** A helper names what brings it most among the prices that might be paid, and no price where helping brings nothing. */
export function priceChoice(t: Table, ask: Ask<Pick<Bid, 'prices'>>): Choice {
  const fight = fightOf(t)
  let [best] = ask.items
  let most = 0
  if (t.track('trophies', fight.owner) >= targetOf(t) - 3) return { proposal: best }
  for (const bid of ask.items) {
    const [price] = bid.prices
    if (!price || allysGain(t, fight, ask.seat, price) <= TASTE.leastGain) continue
    const gain = helpersGain(t, fight, ask.seat, price)
    if (gain > most) {
      most = gain
      best = bid
    }
  }
  return { proposal: best }
}

/** Agrees to what is worth more than it costs: a promise is worth as much as the name of who makes it. */
export function answerTalk(t: Table, ask: Ask<string>, chance: Chance): number {
  const talk = t.fact('talk')
  const { items } = ask
  const refuse = items.indexOf('refuse')
  if (!talk) return refuse
  const yes = items.indexOf('agree')
  if (ask.seat === talk.to) {
    const trust = trustIn(t, talk.from)
    return trust * goodsWorth(t, ask.seat, talk.give) > 0.1 || below(chance, 300) < 100 * trust ? yes : refuse
  }
  return goodsWorth(t, ask.seat, talk.give) < 0.5 ? yes : refuse
}

/** A promise or two before an Arena, then enough talk. */
export function arenaTalk(t: Table, ask: Ask<string>, chance: Chance): number {
  const { items } = ask
  const ring = items.indexOf('ring')
  if (ring >= 0) return ring
  const promise = items.indexOf('promise')
  const eager = t.track('gems', ask.seat) > 0 && t.track('promises-begun', ask.seat) < 2
  return promise >= 0 && eager && below(chance, 2) === 0 ? promise : items.indexOf('ready')
}

/** Is this the way out of a proposal? */
export const isWithdrawal = (item: unknown): boolean => typeof item === 'object' && item !== null && 'withdraw' in item

/** A random suggestion, or the way out now and then. */
export function anyProposal(ask: Ask, chance: Chance): Choice {
  const ideas = ask.items.filter((item) => !isWithdrawal(item))
  const pool = ideas.length > 0 ? ideas : ask.items
  return { proposal: pool[below(chance, pool.length)] }
}
