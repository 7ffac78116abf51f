import { hasRefused, type Promised } from '@sablier/donjon-quetes-trahisons'
import type { Seat } from '@sablier/kernel'
import type { DonjonModel } from '../use-donjon.ts'

/** What is going on with a seat in a word or two; null if nothing is. A closed fist never tells what is in it. */
export function seatFlag({ t, view, me, words }: DonjonModel, seat: Seat): string | null {
  const fight = t.fact('fight')
  const isWaiting = view.waiting.includes(seat)
  if (fight?.kind === 'arena') {
    if (seat === fight.leader) return words.attacks
    if (seat === fight.defender) return words.defends
    if (seat === fight.forced) return words.forced
    if (t.phase === 'combat' && t.fact('sides').length === 0) return isWaiting ? words.choosesSide : words.fist
  } else if (fight && (seat === fight.ally || seat === fight.forced)) return words.helps
  const offers = t.fact('open-offers').filter(({ from }) => from === seat)
  if (fight && offers.some(({ asks }) => asks.length > 0)) return words.asksPrice
  if (offers.some(({ to }) => to === me)) return words.offersTrade
  if (!isWaiting && offers.length === 0) {
    if (me !== null && hasRefused(t, me, seat)) return words.refused
    if (fight && seat !== fight.owner && t.fact('called')?.includes(seat) === false) return words.staysOut
  }
  const due = (one: Promised, from: Seat | null, to: Seat | null) =>
    one.state === 'due' && one.from === from && one.to === to
  if (t.fact('promised').some((one) => due(one, me, seat))) return words.youOwe
  if (t.fact('promised').some((one) => due(one, seat, me))) return words.owesYou
  return null
}
