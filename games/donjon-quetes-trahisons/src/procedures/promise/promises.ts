import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Aftermath, Side } from '../../facts/fight.ts'
import { CONDITIONS, type Condition, type Promised } from '../../facts/promise.ts'
import { type Goods, isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { termsPhrase } from '../../text/promise-phrase.ts'
import { foeOf } from '../fight/fight.ts'
import { isGoods, isRecord } from '../trade/goods.ts'

/** Promises and price proposals each player may make in one turn. */
const PROMISE_LIMIT = 10
/** Promises and prices each player may begin in one turn, dropped ones included. */
const BEGUN_LIMIT = 20
const SIDE_CONDITIONS: readonly Condition[] = ['my-side', 'other-side', 'neutral']

/** May this seat still promise or name a price in this turn? */
export function mayPromise(t: Table, seat: Seat): boolean {
  return t.track('promises', seat) < PROMISE_LIMIT && t.track('promises-begun', seat) < BEGUN_LIMIT
}

/** How many trophy points of the monster on the table may be promised to its ally. */
export function promisableTrophies(t: Table): number {
  const fight = t.fact('fight')
  const foe = fight && foeOf(t, fight)
  if (!foe) return 0
  return foe.type === 'dragon' || (foe.type !== 'none' && foe.power >= 16) ? foe.trophies : 0
}

/** Why these goods cannot be promised under this condition, or null. Never fails, whatever it is given. */
export function goodsFault(t: Table, goods: unknown, condition: unknown): RuleId | null {
  // Nothing for nothing is no promise.
  if (!isGoods(goods) || (condition === 'none' && isEmpty(goods))) return 'alliance.currency'
  const trophies = goods.trophies ?? 0
  if (trophies > 0 && (condition !== 'ally' || trophies > promisableTrophies(t))) return 'alliance.trophy-cession'
  return null
}

/** Why a promise cannot be made, or null. Never fails, whatever it is given. */
export function promiseFault(t: Table, partners: readonly Seat[], proposal: unknown): RuleId | null {
  if (!isRecord(proposal)) return 'alliance.currency'
  if (proposal['withdraw'] === true) return null
  const { to, condition, goods } = proposal
  if (typeof to !== 'number' || !partners.includes(to)) return 'alliance.who'
  if (!CONDITIONS.includes(condition as Condition)) return 'alliance.currency'
  if (t.seats.length === 2 && SIDE_CONDITIONS.includes(condition as Condition)) return 'two.no-tokens'
  return goodsFault(t, goods, condition)
}

/** Writes a promise down for everybody to read. */
export function recordPromise(t: Table, promise: Omit<Promised, 'state'>): void {
  const { from, to } = promise
  t.cite('negotiation.when').set('promised', [...t.fact('promised'), { ...promise, state: 'open' }])
  if (!t.listening) return
  t.cite('alliance.currency').say('promise-made', {
    seat: { seat: from },
    terms: termsPhrase('promises', promise, { other: { seat: to } }),
  })
}

/** Notes what has become of a promise. */
export function setState(t: Table, index: number, state: Promised['state'], goods?: Goods): void {
  const rule = state === 'kept' || state === 'broken' ? 'rest.honour' : 'alliance.not-binding'
  t.cite(rule).set(
    'promised',
    t
      .fact('promised')
      .map((promise, i) => (i === index ? { ...promise, goods: goods ?? promise.goods, state } : promise)),
  )
}

/** Did the one to whom a promise was made do what it asked for? */
function isMet(promise: Promised, aftermath: Aftermath): boolean {
  const { from, to, condition } = promise
  if (condition === 'none') return true
  if (condition === 'ally') return aftermath.ally === to
  const sides = aftermath.sides
  if (sides.length === 0) return false
  // The camp of the one who asked, even if the Ring sent another to fight in his place.
  const [mine, opposite]: Side[] = from === aftermath.defender ? ['defender', 'attacker'] : ['attacker', 'defender']
  const asked = condition === 'my-side' ? mine : condition === 'other-side' ? opposite : 'neutral'
  return sides[to] === asked
}

/** Had the other a choice, and so a word to keep? Not if challenged or forced by the Ring; nor to stay neutral in a frenzy. */
function hadChoice({ to, condition }: Promised, { sides, defender, forced, frenzy }: Aftermath): boolean {
  return sides.length > 0 && to !== defender && to !== forced && !(frenzy && condition === 'neutral')
}

/** What of some goods can be owed: nothing that was to be won from a monster that was not beaten. */
function withoutUnwon(goods: Goods, { unbeaten }: Aftermath): Goods {
  const { trophies = 0, spoils = [], ...rest } = goods
  if (unbeaten === '' || (trophies === 0 && !spoils.includes(unbeaten))) return goods
  return { ...rest, spoils: spoils.filter((id) => id !== unbeaten) }
}

/** A promise falls due if its condition was met and there is something to pay. */
function settle(t: Table, index: number, met: boolean, aftermath: Aftermath): void {
  const { from, to, goods } = t.fact('promised')[index] as Promised
  if (!met || isEmpty(goods)) {
    setState(t, index, met ? 'kept' : 'lapsed')
    return
  }
  const owed = withoutUnwon(goods, aftermath)
  if (owed !== goods) t.cite('alliance.not-binding').say('not-won', { seat: { seat: from }, other: { seat: to } })
  setState(t, index, isEmpty(owed) ? 'lapsed' : 'due', owed)
}

/** After the fight: promises whose condition was met fall due, the others lapse; the table remembers who kept a word. */
export function settlePromises(t: Table): void {
  const aftermath = t.fact('aftermath')
  t.fact('promised').forEach((promise, i) => {
    if (promise.state !== 'open') return
    const met = isMet(promise, aftermath)
    if (hadChoice(promise, aftermath) && SIDE_CONDITIONS.includes(promise.condition)) {
      t.cite('alliance.arena-promise-only').add(met ? 'words-kept' : 'words-broken', 1, promise.to)
      t.cite('alliance.arena-promise-only').say(met ? 'word-kept' : 'word-broken', {
        seat: { seat: promise.to },
        other: { seat: promise.from },
      })
    }
    settle(t, i, met, aftermath)
  })
}
