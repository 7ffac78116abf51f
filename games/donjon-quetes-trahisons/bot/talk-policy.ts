import { type Ask, below, type Chance, type Choice, type Seat } from '@sablier/kernel'
import { fightOf } from '../src/procedures/fight.ts'
import type { Bid, Goods, Talk } from '../src/procedures/goods.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { Table } from '../src/shape.ts'
import { monsterOdds } from './odds.ts'
import { trustIn } from './reputation.ts'
import { goodsWorth } from './worth.ts'

type TalkItem = { readonly act: string; readonly seat?: Seat; readonly goods: Goods }

/** Alone if that is safe, with the best bargain otherwise. */
export function monsterTalk(t: Table, ask: Ask): number {
  const fight = fightOf(t)
  const items = ask.items as readonly TalkItem[]
  const at = (act: string): number => items.findIndex((item) => item.act === act)
  if (at('capture') >= 0) return at('capture')
  const alone = monsterOdds(t, fight)
  if (alone > 0.8) return at('fight')
  if (at('ring') >= 0 && alone < 0.6) return at('ring')
  let best = at('fight')
  let most = 0.04
  items.forEach((item, n) => {
    if (item.act !== 'take') return
    const gain = 1.2 * (monsterOdds(t, fight, item.seat) - alone) - 0.6 * goodsWorth(t, fight.owner, item.goods)
    if (gain > most) {
      most = gain
      best = n
    }
  })
  return best === at('fight') && at('call') >= 0 ? at('call') : best
}

/** A helper wants more the less hope there is, and none helps the one who is about to win. */
export function priceChoice(t: Table, ask: Ask, chance: Chance): Choice {
  const fight = fightOf(t)
  const bids = ask.items as readonly Pick<Bid, 'prices'>[]
  const odds = monsterOdds(t, fight, ask.seat)
  const near = t.track('trophies', fight.owner) >= targetOf(t) - 3
  if (near || odds < 0.45 || bids.length < 2 || t.track('wounds', ask.seat) >= 3) return { proposal: bids[0] }
  return { proposal: bids[2 + below(chance, bids.length - 2)] ?? bids[bids.length - 1] }
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
