import type { Ask, Seat, Taking } from '@sablier/kernel'
import type { Said } from '../src/facts/trade.ts'
import { monsterOdds } from '../src/odds.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { fightOf } from '../src/procedures/fight/fight.ts'
import { partnersOf } from '../src/procedures/trade/ground.ts'
import { offerFault } from '../src/procedures/trade/offer-fault.ts'
import { offerIdeas } from '../src/procedures/trade/offer-ideas.ts'
import type { Table } from '../src/shape.ts'
import { allysGain, helpersGain } from './offer-worth.ts'
import { TASTE } from './taste.ts'

/** Promises to spectators before an Arena: one to each of so many. */
const ARENA_PROMISES = 2

/** Alone if that is safe; else everybody is asked once, and prices are taken up as they lie. */
export function monsterTalk(t: Table, { items }: Ask<string>): number {
  const alone = monsterOdds(t, fightOf(t))
  const has = (act: string): boolean => items.includes(act)
  if (has('capture')) return items.indexOf('capture')
  if (alone > TASTE.alone) return items.indexOf('fight')
  if (has('ring') && alone < 0.6) return items.indexOf('ring')
  return items.indexOf(has('call') ? 'call' : 'fight')
}

/** A helper names what brings it most among the prices that might be paid; null where helping brings nothing. */
export function priceTaking(t: Table, seat: Seat): Taking | null {
  const fight = fightOf(t)
  let best: Said | null = null
  let most = 0
  // Nobody helps a player who is about to win.
  const ideas = t.track('trophies', fight.owner) >= targetOf(t) - 3 ? [] : offerIdeas(t, seat, [fight.owner])
  for (const idea of ideas) {
    const [terms] = idea.asks ?? []
    if (terms?.condition !== 'ally' || allysGain(t, fight, seat, terms.goods) <= TASTE.leastGain) continue
    const gain = helpersGain(t, fight, seat, terms.goods)
    if (gain > most) {
      most = gain
      best = idea
    }
  }
  return best && { take: 'volunteer', said: best }
}

/** A gem for the strongest spectators, as long as there are gems, in the time to speak. */
export function arenaPromise(t: Table, seat: Seat): Taking | null {
  const eager = t.track('gems', seat) > 0 && t.track('offers', seat) < ARENA_PROMISES
  if (seat !== t.fact('speaker') || !eager) return null
  const given = t.fact('promised').flatMap(({ from, to, state }) => (from === seat && state === 'open' ? [to] : []))
  const promise = { condition: 'my-side', goods: { gems: 1 } } as const
  const [strongest] = partnersOf(t, seat)
    .filter((to) => !given.includes(to) && offerFault(t, seat, { to, promise }) === null)
    .sort((a, b) => t.track('power', b) - t.track('power', a))
  if (strongest === undefined) return null
  return { take: 'promise', said: { to: strongest, promise } satisfies Said }
}
