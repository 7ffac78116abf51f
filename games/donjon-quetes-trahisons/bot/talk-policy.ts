import { type Ask, below, type Chance, type Choice, type Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import type { Talk } from '../src/facts/promise.ts'
import type { Bid, Goods } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import type { Table } from '../src/shape.ts'
import { prizeOf, rivalry } from './prize.ts'
import { trustIn } from './reputation.ts'
import { TASTE } from './taste.ts'
import { goodsWorth } from './worth.ts'

type TalkItem = { readonly act: string; readonly seat?: Seat; readonly goods: Goods }

/** Alone if that is safe, with the best bargain otherwise. */
export function monsterTalk(t: Table, ask: Ask): number {
  const fight = fightOf(t)
  const items = ask.items as readonly TalkItem[]
  const at = (act: string): number => items.findIndex((item) => item.act === act)
  if (at('capture') >= 0) return at('capture')
  const alone = monsterOdds(t, fight)
  if (alone > TASTE.alone) return at('fight')
  if (at('ring') >= 0 && alone < 0.6) return at('ring')
  let best = at('fight')
  let most: number = TASTE.leastGain
  items.forEach((item, n) => {
    if (item.act !== 'take') return
    const gain = allysGain(t, fight, item.seat as Seat, item.goods)
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
export function priceChoice(t: Table, ask: Ask): Choice {
  const fight = fightOf(t)
  const bids = ask.items as readonly Pick<Bid, 'prices'>[]
  let best = bids[0]
  let most = 0
  if (t.track('trophies', fight.owner) >= targetOf(t) - 3) return { proposal: best }
  for (const bid of bids) {
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
export function answerTalk(t: Table, ask: Ask, chance: Chance): number {
  const talk = t.fact('talk') as Talk | null
  const items = ask.items as readonly string[]
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
export function arenaTalk(t: Table, ask: Ask, chance: Chance): number {
  const items = ask.items as readonly string[]
  const ring = items.indexOf('ring')
  if (ring >= 0) return ring
  const promise = items.indexOf('promise')
  const eager = t.track('gems', ask.seat) > 0 && t.track('promises-begun', ask.seat) < 2
  return promise >= 0 && eager && below(chance, 2) === 0 ? promise : items.indexOf('ready')
}

/** A random suggestion, or the way out now and then. */
export function anyProposal(ask: Ask, chance: Chance): Choice {
  const ideas = ask.items.filter((item) => !('withdraw' in (item as object)))
  const pool = ideas.length > 0 ? ideas : ask.items
  return { proposal: pool[below(chance, pool.length)] }
}
