import type { Ask, Offer, Seat } from '@sablier/kernel'
import type { Goods, OpenOffer, Trade } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { objectCard } from '../src/procedures/adventurer/heroes.ts'
import { surplusOf } from '../src/procedures/adventurer/outfit.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import { openIdeas, type TradeProposal } from '../src/procedures/trade/haggling.ts'
import { partnersOf } from '../src/procedures/trade/open-offers.ts'
import type { Table } from '../src/shape.ts'
import { prizeOf, rivalry } from './prize.ts'
import { TASTE } from './taste.ts'
import { goodsWorth } from './worth.ts'

/** A deal must bring at least this much. */
const GAIN = 0.02
/** How often a computer player opens or counters in one phase: enough to find a bargain, too little to weary people. */
const OWN_OFFERS = 1
const COUNTERS = 2

/** What giving goods away costs: a worn object costs its bonus. */
function lossOf(t: Table, seat: Seat, goods: Goods): number {
  let loss = goodsWorth(t, seat, { ...goods, objects: [] })
  for (const id of goods.objects ?? []) {
    const surplus = surplusOf(t, seat).some((piece) => t.card(piece).id === id)
    const piece = t.zone('worn', seat).pieces.find((p) => t.card(p).id === id)
    loss += surplus ? 0.05 : piece === undefined ? 0.4 : TASTE.power * (objectCard(t, piece)?.bonus ?? 0) + 0.3
  }
  return loss
}

const gainOf = (t: Table, seat: Seat, gets: Goods, gives: Goods): number =>
  goodsWorth(t, seat, gets) - lossOf(t, seat, gives)

/** Goods that change hands: what one gets, the other gives. */
interface Swap {
  readonly other: Seat
  readonly gets: Goods
  readonly gives: Goods
}
/** What a trade would bring a seat, less what it begrudges the other: all the more, the fewer they are. */
const profitOf = (t: Table, seat: Seat, { other, gets, gives }: Swap): number =>
  gainOf(t, seat, gets, gives) - (TASTE.envy / (t.seats.length - 1)) * Math.max(0, gainOf(t, other, gives, gets))

/** The trade that pleases both and this seat most; none if none does. */
function bestTrade(t: Table, seat: Seat, ideas: readonly TradeProposal[]): Trade | null {
  let best: Trade | null = null
  let most = GAIN
  for (const idea of ideas) {
    if ('withdraw' in idea) continue
    const mine = profitOf(t, seat, { other: idea.to, gets: idea.want, gives: idea.give })
    if (mine > most && profitOf(t, idea.to, { other: seat, gets: idea.give, gives: idea.want }) > GAIN) {
      most = mine
      best = idea
    }
  }
  return best
}

/** Which trade to propose, once the form is open. */
export function tradeChoice(t: Table, ask: Ask<TradeProposal>): TradeProposal {
  return bestTrade(t, ask.seat, ask.items) ?? { withdraw: true }
}

/** Answers offers at once, and makes one where both would gain. */
export function tradeTaken(t: Table, seat: Seat, offers: readonly Offer[]): string | null {
  const has = (id: string): string | null => (offers.some((offer) => offer.id === id) ? id : null)
  for (const offer of t.fact('open-offers'))
    if (offer.to === seat) {
      const answer = answerTo(t, offer, has)
      if (answer) return answer
    }
  if (!has('trade') || t.track('offers-begun', seat) >= OWN_OFFERS) return null
  return bestTrade(t, seat, openIdeas(t, seat, partnersOf(t, seat))) ? 'trade' : null
}

function answerTo(t: Table, offer: OpenOffer, has: (id: string) => string | null): string | null {
  const { from, to, give, want } = offer
  const helping = t.phase === 'negotiation' ? helpWorth(t, to) : 0
  if (profitOf(t, to, { other: from, gets: give, gives: want }) + helping > GAIN && has(`accept:${from}`))
    return `accept:${from}`
  const counters = t.phase !== 'negotiation' && t.track('offers-begun', to) < COUNTERS && has(`counter:${from}`)
  if (counters && bestTrade(t, to, openIdeas(t, to, [from]))) return `counter:${from}`
  return has(`refuse:${from}`)
}

/** Help paid in advance: what it means to fight this monster together, for whoever is to agree. */
function helpWorth(t: Table, seat: Seat): number {
  const fight = fightOf(t)
  const helper = t.after(fight.owner)
  const odds = monsterOdds(t, fight, helper)
  if (seat === fight.owner) return (odds - monsterOdds(t, fight)) * prizeOf(t, fight)
  return -rivalry(t, seat) * (odds - monsterOdds(t, fight)) * prizeOf(t, fight) - TASTE.wound * (1 - odds)
}
