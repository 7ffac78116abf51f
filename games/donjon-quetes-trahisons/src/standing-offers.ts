import type { Flow, Offer, Seat } from '@sablier/kernel'
import type { OpenOffer } from './facts/trade.ts'
import { volunteerInArena } from './procedures/arena/arena-talks.ts'
import { spectatorsOf } from './procedures/fight/fight.ts'
import { volunteerAgainstMonster } from './procedures/fight/monster-talks.ts'
import { possibleHelpers } from './procedures/fight/who-may-help.ts'
import { goOn, mayGoOn, word } from './procedures/promise/going-on.ts'
import { mayPromise } from './procedures/promise/promises.ts'
import { claim, claimable } from './procedures/quest/claims.ts'
import {
  acceptOffer,
  counterOffer,
  makeOffer,
  mayCounter,
  refuseOffer,
  withdrawOffer,
} from './procedures/trade/haggling.ts'
import { dealRule, lapseStale, mayDeal, partnersOf } from './procedures/trade/open-offers.ts'
import { dress } from './procedures/village/village.ts'
import { dressingOptions, type VillageOption } from './procedures/village/village-options.ts'
import type { shape, Table } from './shape.ts'
import { offerParams, offerText } from './text/offer-phrase.ts'

type Standing = Offer<typeof shape>

/** What a seat may do at any quiet moment, whoever is asked: cash in a quest, trade, or offer help in a negotiation. */
export function standingOffers(t: Table, seat: Seat): Standing[] {
  if (t.fact('wording') >= 0) return mayGoOn(t, seat) ? [goingOn(t, seat)] : []
  const standing: Standing[] = []
  for (const piece of claimable(t, seat)) {
    const { id } = t.card(piece)
    standing.push({
      id: `claim:${id}`,
      rule: 'quest.claim',
      text: 'claim',
      params: { card: { card: id } },
      run: () => claimQuietly(t, seat, piece),
    })
  }
  addTrades(t, seat, standing)
  addDressing(t, seat, standing)
  addVolunteering(t, seat, standing)
  return standing
}

/** Nobody is held up by whoever words an offer. */
const goingOn = (t: Table, seat: Seat): Standing => ({
  id: 'go-on',
  rule: 'supply.trade-consent',
  text: 'go-on',
  breaksIn: true,
  run: () => goOn(t, seat),
})

/** Spoils spent on a quest may have been on offer. */
function* claimQuietly(t: Table, seat: Seat, piece: number): Flow<void> {
  yield* claim(t, seat, piece)
  lapseStale(t)
}

function addTrades(t: Table, seat: Seat, standing: Standing[]): void {
  for (const offer of t.fact('open-offers'))
    if (offer.to === seat) addAnswers(t, offer, standing)
    else if (offer.from === seat)
      standing.push({
        id: `withdraw:${offer.to}`,
        rule: 'supply.trade-consent',
        text: 'withdraw-offer',
        params: { seat: { seat: offer.to } },
        run: () => withdrawOffer(t, offer),
      })
  const partners = partnersOf(t, seat)
  if (partners.length === 0) return
  const prepay = t.phase === 'negotiation'
  const rule = dealRule(t, seat, partners[0] as Seat)
  const text = prepay ? (seat === t.active ? 'prepay' : 'ask-fee') : 'trade'
  standing.push({ id: prepay ? 'prepay' : 'trade', rule, text, run: () => word(t, seat, makeOffer(t, seat, partners)) })
}

function addAnswers(t: Table, offer: OpenOffer, standing: Standing[]): void {
  const rule = 'supply.trade-consent'
  const { from, to } = offer
  const params = offerParams(offer, from)
  if (mayDeal(t, from, to))
    standing.push({
      id: `accept:${from}`,
      rule,
      text: `accept-${offerText(t, offer)}`,
      params,
      run: () => acceptOffer(t, offer),
    })
  standing.push({ id: `refuse:${from}`, rule, text: 'refuse-offer', params, run: () => refuseOffer(t, offer) })
  if (mayCounter(t, offer))
    standing.push({
      id: `counter:${from}`,
      rule,
      text: 'counter-offer',
      params,
      run: () => word(t, to, counterOffer(t, offer)),
    })
}

/** Whoever is not asked may change outfit too, while the village is open. */
function addDressing(t: Table, seat: Seat, standing: Standing[]): void {
  if (seat === t.active || (t.phase !== 'supplies' && t.phase !== 'rest')) return
  for (const option of dressingOptions(t, seat))
    standing.push({
      id: option.id,
      rule: 'object.one-per-type',
      text: option.text,
      params: option.params,
      run: () => changeOutfit(t, seat, option),
    })
}

function* changeOutfit(t: Table, seat: Seat, option: VillageOption): Flow<void> {
  dress(t, seat, option)
}

function addVolunteering(t: Table, seat: Seat, standing: Standing[]): void {
  const fight = t.fact('fight')
  if (t.phase !== 'negotiation' || !fight || t.fact('talk') || !mayPromise(t, seat)) return
  const inArena = fight.kind === 'arena'
  const open = inArena ? spectatorsOf(t, fight) : possibleHelpers(t, fight)
  if (!open.includes(seat)) return
  const run = () => word(t, seat, inArena ? volunteerInArena(t, seat) : volunteerAgainstMonster(t, seat))
  standing.push({ id: 'volunteer', rule: 'alliance.who', text: 'volunteer', run })
}
