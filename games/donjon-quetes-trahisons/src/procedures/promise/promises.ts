import type { Seat } from '@sablier/kernel'
import type { Aftermath, Side } from '../../facts/fight.ts'
import { type Condition, type Occasion, type Promised, SIDE_CONDITIONS } from '../../facts/promise.ts'
import { type Goods, isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { termsPhrase } from '../../text/promise-phrase.ts'
import { objectsOf } from '../adventurer/outfit.ts'
import { foeOf } from '../fight/fight.ts'

/** What stands for help alone, by the condition that also asks for victory. */
const ON_VICTORY: Partial<Record<Condition, Condition>> = { 'ally-victory': 'ally', 'my-side-victory': 'my-side' }

/** How many trophy points of the monster on the table may be promised to its ally. */
export function promisableTrophies(t: Table): number {
  const fight = t.fact('fight')
  const foe = fight && foeOf(t, fight)
  if (!foe) return 0
  return foe.type === 'dragon' || (foe.type !== 'none' && foe.power >= 16) ? foe.trophies : 0
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

/** Cards that are not owned yet. */
export interface Loot {
  readonly objects: readonly string[]
  readonly spoils: readonly string[]
}
const NO_LOOT: Loot = { objects: [], spoils: [] }

/** What a fight may bring a seat: the monster and what it guards, or what an attacker may plunder, now or in an Arena to come. */
export function lootOf(t: Table, seat: Seat, when?: Occasion): Loot {
  if (when) return when.of === seat && when.against !== undefined ? belongingsOf(t, when.against) : NO_LOOT
  const fight = t.fact('fight')
  if (fight === null || seat !== fight.owner) return NO_LOOT
  if (fight.kind === 'arena') return belongingsOf(t, fight.defender)
  const foe = foeOf(t, fight)
  return { objects: foe?.guards === undefined ? [] : [foe.guards], spoils: foe ? [foe.id] : [] }
}
function belongingsOf(t: Table, seat: Seat): Loot {
  const ids = (pieces: readonly number[]): string[] => pieces.map((piece) => t.card(piece).id)
  return { objects: ids(objectsOf(t, seat)), spoils: ids(t.zone('spoils', seat).pieces) }
}

/** The cards promised that are still to be won. */
function lootIn(t: Table, { from, goods, when }: Omit<Promised, 'state'>): string[] {
  const { objects, spoils } = lootOf(t, from, when)
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
function isMet(t: Table, promise: Promised, aftermath: Aftermath): boolean {
  const { from, to } = promise
  const condition = ON_VICTORY[promise.condition] ?? promise.condition
  if (condition === 'none') return true
  if (condition === 'ally') return from === t.active && aftermath.ally === to
  const sides = aftermath.sides
  if (sides.length === 0 || (from !== t.active && from !== aftermath.defender)) return false
  const mine = campOf(from, aftermath)
  const opposite: Side = mine === 'attacker' ? 'defender' : 'attacker'
  const asked = condition === 'my-side' ? mine : condition === 'other-side' ? opposite : 'neutral'
  return sides[to] === asked
}

/** Had the other a choice, and so a word to keep? Not if challenged or forced by the Ring; nor to stay neutral in a frenzy. */
function hadChoice(t: Table, { from, to, condition }: Promised, aftermath: Aftermath): boolean {
  const { sides, defender, forced, frenzy } = aftermath
  if (sides.length === 0 || (from !== t.active && from !== defender) || to === t.active) return false
  return to !== defender && to !== forced && !(frenzy && condition === 'neutral')
}

/** Was the fight won for which something was promised on victory? */
function isWon({ from, condition }: Promised, aftermath: Aftermath): boolean {
  if (condition === 'ally-victory') return aftermath.slain
  return condition !== 'my-side-victory' || aftermath.winner === campOf(from, aftermath)
}

/** What can be owed: the plunder as it turned out, and nothing that was to be won in a fight that was lost. */
function owedOf(t: Table, promise: Promised, aftermath: Aftermath): Goods {
  const { plunder, ...goods } = withoutUnwon(promise, aftermath)
  if (!plunder) return goods
  const { gems = 0, objects = [], spoils = [] } = promise.from === t.active ? aftermath.plundered : {}
  return {
    ...goods,
    gems: (goods.gems ?? 0) + gems,
    objects: [...(goods.objects ?? []), ...objects],
    spoils: [...(goods.spoils ?? []), ...spoils],
  }
}
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

/** Is everything that was promised owed? The plunder counts as whatever it was. */
const isAllOf = (goods: Goods, owed: Goods): boolean =>
  (goods.trophies ?? 0) <= (owed.trophies ?? 0) &&
  (goods.objects?.length ?? 0) <= (owed.objects?.length ?? 0) &&
  (goods.spoils?.length ?? 0) <= (owed.spoils?.length ?? 0)

/** A promise falls due if its condition was met and there is something to pay. */
function settle(t: Table, index: number, met: boolean, aftermath: Aftermath): void {
  const promise = t.fact('promised')[index] as Promised
  const { from, to, goods } = promise
  if (!met || isEmpty(goods)) {
    setState(t, index, met ? 'kept' : 'lapsed')
    return
  }
  const owed = isWon(promise, aftermath) ? owedOf(t, promise, aftermath) : {}
  if (isEmpty(owed) || !isAllOf(goods, owed))
    t.cite('alliance.not-binding').say('not-won', { seat: { seat: from }, other: { seat: to } })
  setState(t, index, isEmpty(owed) ? 'lapsed' : 'due', owed)
}

/** Has the day or the fight come that a promise is for? */
function hasCome(t: Table, when: Occasion | undefined, { slain, unbeaten, defender }: Aftermath): boolean {
  if (!when) return true
  if (when.of !== t.active || when.on === 'turn') return false
  if (when.on === 'monster') return slain || unbeaten !== ''
  return defender >= 0 && (when.against ?? defender) === defender
}

/** On the first day of its maker or of whoever was named a promise for that day is one for this turn. */
export function beginDay(t: Table): void {
  const now = (when: Occasion | undefined): boolean => when?.on === 'turn' && when.of === t.active
  const promised = t.fact('promised')
  if (!promised.some(({ when }) => now(when))) return
  t.cite('negotiation.when').set(
    'promised',
    promised.map((promise) => {
      const { when, ...rest } = promise
      return now(when) ? rest : promise
    }),
  )
}

/** After the fight: promises whose condition was met fall due, the others lapse; the table remembers who kept a word. */
export function settlePromises(t: Table): void {
  const aftermath = t.fact('aftermath')
  t.fact('promised').forEach((promise, i) => {
    if (promise.state !== 'open' || !hasCome(t, promise.when, aftermath)) return
    const met = isMet(t, promise, aftermath)
    if (hadChoice(t, promise, aftermath) && SIDE_CONDITIONS.includes(promise.condition)) {
      t.cite('alliance.arena-promise-only').add(met ? 'words-kept' : 'words-broken', 1, promise.to)
      t.cite('alliance.arena-promise-only').say(met ? 'word-kept' : 'word-broken', {
        seat: { seat: promise.to },
        other: { seat: promise.from },
      })
    }
    settle(t, i, met, aftermath)
  })
}
