import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import type { Aftermath, Side } from '../../facts/fight.ts'
import { CONDITIONS, type Condition, type Promised } from '../../facts/promise.ts'
import { type Goods, isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { termsPhrase } from '../../text/promise-phrase.ts'
import { objectsOf } from '../adventurer/outfit.ts'
import { foeOf } from '../fight/fight.ts'
import { isGoods, isRecord } from '../trade/goods.ts'

/** Promises and price proposals each player may make in one turn. */
const PROMISE_LIMIT = 10
/** Promises and prices each player may begin in one turn, dropped ones included. */
const BEGUN_LIMIT = 20
const SIDE_CONDITIONS: readonly Condition[] = ['my-side', 'my-side-victory', 'other-side', 'neutral']
/** What stands for help alone, by the condition that also asks for victory. */
const ON_VICTORY: Partial<Record<Condition, Condition>> = { 'ally-victory': 'ally', 'my-side-victory': 'my-side' }

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
  const isHelp = condition === 'ally' || condition === 'ally-victory'
  if (trophies > 0 && (!isHelp || trophies > promisableTrophies(t))) return 'alliance.trophy-cession'
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
  const loot = lootIn(t, promise)
  const noted: Promised = { ...promise, ...(loot.length > 0 ? { loot } : {}), state: 'open' }
  t.cite('negotiation.when').set('promised', [...t.fact('promised'), noted])
  if (!t.listening) return
  t.cite('alliance.currency').say('promise-made', {
    seat: { seat: from },
    terms: termsPhrase('promises', promise, { other: { seat: to } }),
  })
}

/** What the fight under way may bring besides the monster itself: a dragon's object, or what an attacker may plunder. */
export function lootOf(t: Table, seat: Seat): { readonly objects: string[]; readonly spoils: string[] } {
  const fight = t.fact('fight')
  if (fight === null || seat !== fight.owner) return { objects: [], spoils: [] }
  const ids = (pieces: readonly number[]): string[] => pieces.map((piece) => t.card(piece).id)
  if (fight.kind === 'arena')
    return { objects: ids(objectsOf(t, fight.defender)), spoils: ids(t.zone('spoils', fight.defender).pieces) }
  const guarded = foeOf(t, fight)?.guards
  return { objects: guarded === undefined ? [] : [guarded], spoils: [] }
}

/** The cards promised that are still to be won in the fight under way. */
function lootIn(t: Table, { from, goods }: Omit<Promised, 'state'>): string[] {
  const { objects, spoils } = lootOf(t, from)
  return [
    ...(goods.objects ?? []).filter((id) => objects.includes(id)),
    ...(goods.spoils ?? []).filter((id) => spoils.includes(id)),
  ]
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

/** The camp of the one who asked, even if the Ring sent another to fight in his place. */
const campOf = (from: Seat, { defender }: Aftermath): Side => (from === defender ? 'defender' : 'attacker')

/** Did the one to whom a promise was made do what it asked for, whatever came of it? */
function isMet(promise: Promised, aftermath: Aftermath): boolean {
  const { from, to } = promise
  const condition = ON_VICTORY[promise.condition] ?? promise.condition
  if (condition === 'none') return true
  if (condition === 'ally') return aftermath.ally === to
  const sides = aftermath.sides
  if (sides.length === 0) return false
  const mine = campOf(from, aftermath)
  const opposite: Side = mine === 'attacker' ? 'defender' : 'attacker'
  const asked = condition === 'my-side' ? mine : condition === 'other-side' ? opposite : 'neutral'
  return sides[to] === asked
}

/** Had the other a choice, and so a word to keep? Not if challenged or forced by the Ring; nor to stay neutral in a frenzy. */
function hadChoice({ to, condition }: Promised, { sides, defender, forced, frenzy }: Aftermath): boolean {
  return sides.length > 0 && to !== defender && to !== forced && !(frenzy && condition === 'neutral')
}

/** Was the fight won for which something was promised on victory? */
function isWon({ from, condition }: Promised, aftermath: Aftermath): boolean {
  if (condition === 'ally-victory') return aftermath.slain
  return condition !== 'my-side-victory' || aftermath.winner === campOf(from, aftermath)
}

/** What can be owed: nothing that was to be won in a fight that was lost. */
function withoutUnwon({ from, goods, loot = [] }: Promised, aftermath: Aftermath): Goods {
  const { unbeaten, winner } = aftermath
  const lostArena = winner !== '' && winner !== campOf(from, aftermath)
  if (unbeaten === '' && !lostArena) return goods
  const unwon = (id: string): boolean => id === unbeaten || loot.includes(id)
  const { trophies = 0, spoils = [], objects = [], ...rest } = goods
  if ((trophies === 0 || unbeaten === '') && ![...spoils, ...objects].some(unwon)) return goods
  const kept = unbeaten === '' ? { trophies } : {}
  return { ...rest, ...kept, spoils: spoils.filter((id) => !unwon(id)), objects: objects.filter((id) => !unwon(id)) }
}

/** A promise falls due if its condition was met and there is something to pay. */
function settle(t: Table, index: number, met: boolean, aftermath: Aftermath): void {
  const promise = t.fact('promised')[index] as Promised
  const { from, to, goods } = promise
  if (!met || isEmpty(goods)) {
    setState(t, index, met ? 'kept' : 'lapsed')
    return
  }
  const owed = isWon(promise, aftermath) ? withoutUnwon(promise, aftermath) : {}
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
