import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { type Goods, isEmpty, type OpenOffer, type Said } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { termsFault } from '../promise/terms-fault.ts'
import { isRecord, type Swap, tradeFault } from './goods.ts'
import { type Ground, groundOf, isGiftOnly, partnersOf } from './ground.ts'

const MOST_ASKS = 3
const PARTS: ReadonlySet<string> = new Set<keyof Said>(['to', 'give', 'want', 'promise', 'asks'])
const NOTHING: Goods = {}

/** An offer as it lies on the table. */
export const offerOf = (from: Seat, { to, give, want, promise, asks }: Said): OpenOffer => ({
  from,
  to,
  give: give ?? NOTHING,
  want: want ?? NOTHING,
  promise: promise ?? null,
  asks: asks ?? [],
})

/** The same in one line: to know an offer that was refused when it comes again. */
export const offerKey = ({ from, to, give, want, promise, asks }: OpenOffer): string =>
  JSON.stringify([from, to, sorted(give), sorted(want), promise, asks])
/** True once a seat has refused something that another one offered in this phase. */
export const hasRefused = (t: Table, from: Seat, to: Seat): boolean =>
  t.fact('refused').some((key) => key.startsWith(`[${from},${to},`))
const sorted = ({ gems = 0, quests = 0, objects = [], spoils = [] }: Goods): unknown => [
  gems,
  quests,
  objects.slice().sort(),
  spoils.slice().sort(),
]

/** Why a seat cannot say this offer now, or null. Never fails, whatever it is given. */
export function offerFault(t: Table, from: Seat, said: unknown): RuleId | null {
  const ground = groundOf(t, from)
  if (!ground) return 'supply.trade'
  const { rule } = ground
  if (!isRecord(said) || !Object.keys(said).every((part) => PARTS.has(part))) return rule
  const { to, give = NOTHING, want = NOTHING, promise, asks = [] } = said
  if (typeof to !== 'number' || !ground.partners.includes(to)) return rule
  // The last offer of the phase was made, or one to this seat lies open.
  if (!partnersOf(t, from, ground).includes(to)) return 'trade.offers'
  if (!Array.isArray(asks) || asks.length > MOST_ASKS) return 'alliance.currency'
  const fault = goodsFault(t, { from, to, give, want }, ground)
  if (fault) return fault
  if (promise !== undefined) {
    const wrong = termsFault(t, { maker: from, terms: promise, conditions: ground.promises, later: ground.later })
    if (wrong) return wrong
  }
  for (const terms of asks) {
    const wrong = termsFault(t, { maker: to, terms, conditions: ground.asks, later: ground.later })
    if (wrong) return wrong
  }
  const offer = offerOf(from, said as unknown as Said)
  if (isEmpty(offer.give) && isEmpty(offer.want) && !offer.promise && offer.asks.length === 0) return rule
  if (isGiftOnly(t, from, to) && (!isEmpty(offer.want) || offer.promise || offer.asks.length > 0))
    return 'rest.defender-pays'
  return t.fact('refused').includes(offerKey(offer)) ? 'trade.offers' : null
}

/** What is wrong with the goods that would change hands at once. */
function goodsFault(t: Table, swap: Swap, ground: Ground): RuleId | null {
  const fault = tradeFault(t, swap)
  if (fault) return fault
  const { give, want } = swap
  const isSwap = (!isEmpty(give as Goods) && !ground.gives) || (!isEmpty(want as Goods) && !ground.wants)
  // Before a fight goods change hands with two players only, and only from the active player: help is what the other gives.
  return isSwap ? (t.seats.length === 2 ? 'two.prepay' : 'supply.trade') : null
}

/** Would this offer still stand? Something listed may be gone, a limit may be broken, the fight may have its ally. */
export function isStale(t: Table, offer: OpenOffer): boolean {
  return !groundOf(t, offer.from)?.partners.includes(offer.to) || tradeFault(t, offer) !== null
}
