import type { Offer, Seat, Taking } from '@sablier/kernel'
import type { OpenOffer, Said } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import { partnersOf } from '../src/procedures/trade/ground.ts'
import { offerIdeas } from '../src/procedures/trade/offer-ideas.ts'
import type { Table } from '../src/shape.ts'
import { acceptingWorth, profitOf } from './offer-worth.ts'
import { arenaPromise, priceTaking } from './talk-policy.ts'
import { TASTE } from './taste.ts'

/** A deal must bring at least this much. */
const GAIN = 0.02
/** How often a computer player opens or counters in one phase: enough to find a bargain, too little to weary people. */
const OWN_OFFERS = 1
const COUNTERS = 2
const NOTHING = {}

/** What a computer player says and answers out of turn, or null. */
export function offerTaken(t: Table, seat: Seat, offers: readonly Offer[]): Taking | null {
  const has = (id: string): boolean => offers.some((offer) => offer.id === id)
  const answer = answerTaken(t, seat, has)
  if (answer) return answer
  if (has('volunteer') && t.fact('called')?.includes(seat))
    return priceTaking(t, seat) ?? (has('stay-out') ? { take: 'stay-out' } : null)
  if (has('promise')) return arenaPromise(t, seat)
  if (!has('trade') || t.track('offers', seat) >= OWN_OFFERS) return null
  const said = bestTrade(t, seat, partnersOf(t, seat))
  return said && { take: 'trade', said }
}

/** What answers to offers deserve a thought: all of them, a counter-offer only where one would please both. */
export function answersWeighed(t: Table, seat: Seat, offers: readonly Offer[]): Taking[] {
  return offers.flatMap(({ id }): Taking[] => {
    if (/^(accept|refuse):/.test(id)) return [{ take: id }]
    const counter = id.startsWith('counter:') ? counterTo(t, seat, Number(id.slice('counter:'.length))) : null
    return counter ? [counter] : []
  })
}

function answerTaken(t: Table, seat: Seat, has: (id: string) => boolean): Taking | null {
  const mine = t.fact('open-offers').filter(({ to }) => to === seat)
  if (mine.length === 0) return null
  if (t.phase === 'negotiation' && seat === fightOf(t).owner && fightOf(t).kind === 'monster') return helpTaken(t, mine)
  for (const offer of mine) {
    const { from, asks } = offer
    const [n, worth] = bestWay(t, offer)
    const take = asks.length < 2 ? `accept:${from}` : `accept:${from}:${n}`
    if (worth > GAIN && has(take)) return { take }
    const counter = t.phase !== 'negotiation' && has(`counter:${from}`) ? counterTo(t, seat, from) : null
    if (counter) return counter
    if (has(`refuse:${from}`)) return { take: `refuse:${from}` }
  }
  return null
}

/** A player in need of an ally hears everybody out, then takes the best price if it is worth it. */
function helpTaken(t: Table, prices: readonly OpenOffer[]): Taking | null {
  if (t.fact('called')?.length || monsterOdds(t, fightOf(t)) > TASTE.alone) return null
  let best: Taking | null = null
  let most: number = TASTE.leastGain
  for (const offer of prices) {
    const [n, worth] = bestWay(t, offer)
    if (worth <= most) continue
    most = worth
    best = { take: offer.asks.length < 2 ? `accept:${offer.from}` : `accept:${offer.from}:${n}` }
  }
  return best
}

/** Which of the prices named is best, and what it is worth. */
function bestWay(t: Table, offer: OpenOffer): readonly [n: number, worth: number] {
  let best: readonly [number, number] = [0, acceptingWorth(t, offer, 0)]
  for (let n = 1; n < offer.asks.length; n++) {
    const worth = acceptingWorth(t, offer, n)
    if (worth > best[1]) best = [n, worth]
  }
  return best
}

function counterTo(t: Table, seat: Seat, from: Seat): Taking | null {
  if (t.track('offers', seat) >= COUNTERS) return null
  const said = bestTrade(t, seat, [from])
  return said && { take: `counter:${from}`, said }
}

/** The trade that pleases both and this seat most; none if none does. */
function bestTrade(t: Table, seat: Seat, partners: readonly Seat[]): Said | null {
  let best: Said | null = null
  let most = GAIN
  for (const idea of offerIdeas(t, seat, partners)) {
    const { to, give = NOTHING, want = NOTHING, promise, asks } = idea
    if (promise || asks) continue
    const mine = profitOf(t, seat, { other: to, gets: want, gives: give })
    if (mine > most && profitOf(t, to, { other: seat, gets: give, gives: want }) > GAIN) {
      most = mine
      best = idea
    }
  }
  return best
}
