import type { Flow, Offer, Seat } from '@sablier/kernel'
import type { shape, Table } from '../../shape.ts'
import { refuseOffer } from '../trade/open-offers.ts'
import { fightOf } from './fight.ts'
import { possibleHelpers } from './who-may-help.ts'

/** An act that asks nobody, as an offer runs it. */
export function* quietly(act: () => void): Flow<void> {
  act()
}

/** The active player asks everybody for help at once; each answers when they like, or stays out of it. */
export function callHelpers(t: Table): void {
  const { owner } = fightOf(t)
  t.cite('alliance.who').add('offers', 1, owner)
  t.cite('alliance.who').set('called', possibleHelpers(t, fightOf(t)))
  t.cite('alliance.who').say('help-called', { seat: { seat: owner } })
}

/** The owner may take the call back while somebody still has to answer it, and those called stay out of it unasked. */
export function addCallOffers(t: Table, seat: Seat, standing: Offer<typeof shape>[]): void {
  const called = t.fact('called')
  if (t.phase !== 'negotiation' || !called || called.length === 0) return
  const { owner } = fightOf(t)
  if (seat === owner)
    standing.push({ id: 'end-call', rule: 'alliance.who', text: 'end-call', run: () => quietly(() => withdrawCall(t)) })
  else if (called.includes(seat) && awaited(t)[0] !== seat)
    standing.push({
      id: 'stay-out',
      rule: 'alliance.who',
      text: 'stay-out',
      run: () => quietly(() => stayOut(t, seat)),
    })
}

/** The caller withdraws the call: nobody needs to answer any more, and prices already named stay on the table. */
function withdrawCall(t: Table): void {
  t.cite('alliance.who').set('called', null)
  t.cite('alliance.who').say('call-withdrawn', { seat: { seat: fightOf(t).owner } })
}

/** A seat has answered the call, if there is one. */
export function answered(t: Table, seat: Seat): void {
  const called = t.fact('called')
  if (!called?.includes(seat)) return
  t.cite('alliance.who').set(
    'called',
    called.filter((other) => other !== seat),
  )
}

/** The seats the talk waits for, in turn order: those called, and those that have an offer to answer and made none themselves. */
export function awaited(t: Table): Seat[] {
  const fight = fightOf(t)
  const called = t.fact('called') ?? []
  const offers = t.fact('open-offers')
  return t
    .turnOrder(fight.owner)
    .filter(
      (seat) =>
        seat !== fight.owner &&
        seat !== fight.defender &&
        (called.includes(seat) || offers.some(({ to }) => to === seat)),
    )
}

/** A seat wants no part in it: whatever lies before it is refused. */
export function stayOut(t: Table, seat: Seat): void {
  const called = t.fact('called')?.includes(seat)
  for (const offer of t.fact('open-offers')) if (offer.to === seat) refuseOffer(t, offer)
  answered(t, seat)
  if (called) t.cite('alliance.currency').say('no-help', { seat: { seat } })
}
