import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { type Condition, OCCASIONS, type Occasion, SIDE_CONDITIONS, type Terms } from '../../facts/promise.ts'
import { isEmpty } from '../../facts/trade.ts'
import type { Table } from '../../shape.ts'
import { isGoods, isRecord } from '../trade/goods.ts'
import { promisableTrophies } from './promises.ts'

/** Terms as somebody words them: who would owe, who would help, and what may be asked for here. */
export interface WordedTerms {
  readonly maker: Seat
  readonly terms: unknown
  readonly conditions: readonly Condition[]
  /** May they be for a later turn or fight? */
  readonly later: boolean
}

const PARTS: ReadonlySet<string> = new Set<keyof Terms>(['condition', 'goods', 'when'])
const OCCASION_PARTS: ReadonlySet<string> = new Set<keyof Occasion>(['on', 'of', 'against'])
const isHelp = (condition: unknown): boolean => condition === 'ally' || condition === 'ally-victory'

/** Why this cannot be promised, or null. Never fails, whatever it is given. */
export function termsFault(t: Table, { maker, terms, conditions, later }: WordedTerms): RuleId | null {
  if (!isRecord(terms) || !Object.keys(terms).every((part) => PARTS.has(part))) return 'alliance.currency'
  const { condition, goods, when } = terms
  if (t.seats.length === 2 && SIDE_CONDITIONS.includes(condition as Condition)) return 'two.no-tokens'
  if (!conditions.includes(condition as Condition) || !isGoods(goods)) return 'alliance.currency'
  // Nothing for nothing is no promise.
  if (condition === 'none' && isEmpty(goods)) return 'alliance.currency'
  if (when !== undefined && (!later || !isOccasion(t, when) || !suits(condition as Condition, when, maker)))
    return 'negotiation.when'
  if (when === undefined && later && !isForNow(t, condition as Condition, maker)) return 'negotiation.when'
  return rareGoodsFault(t, maker, {
    condition: condition as Condition,
    goods,
    ...(when ? { when: when as Occasion } : {}),
  })
}

/** Is this a day or a fight to come? */
function isOccasion(t: Table, value: unknown): value is Occasion {
  if (!isRecord(value) || !Object.keys(value).every((part) => OCCASION_PARTS.has(part))) return false
  const { on, of, against } = value
  if (!OCCASIONS.some((known) => known === on) || !t.seats.includes(of as Seat)) return false
  return against === undefined || (on === 'arena' && against !== of && t.seats.includes(against as Seat))
}

/** Help against a monster is for the maker's own fight; a side in an Arena for one that the maker opens or must answer for. */
function suits(condition: Condition, { on, of, against }: Occasion, maker: Seat): boolean {
  if (condition === 'none') return true
  if (isHelp(condition)) return on !== 'arena' && of === maker
  return on !== 'monster' && (of === maker || against === maker)
}

/** Without a day a promise is for this turn: for the fight of whoever plays it, and not after that fight. */
const isForNow = (t: Table, condition: Condition, maker: Seat): boolean =>
  t.phase === 'supplies' && (condition === 'none' || maker === t.active)

/** Trophy points only out of the monster on the table, the plunder only of an Arena that the maker opens. */
function rareGoodsFault(t: Table, maker: Seat, { condition, goods, when }: Terms): RuleId | null {
  const trophies = goods.trophies ?? 0
  if (trophies > 0 && (when || !isHelp(condition) || trophies > promisableTrophies(t))) return 'alliance.trophy-cession'
  return goods.plunder && !mayPlunder(t, maker, when) ? 'alliance.currency' : null
}

/** Could this promise be paid out of what its maker plunders? */
export function mayPlunder(t: Table, maker: Seat, when: Occasion | undefined): boolean {
  if (t.seats.length === 2) return false
  if (when) return when.on !== 'monster' && when.of === maker
  const fight = t.fact('fight')
  return fight ? fight.kind === 'arena' && fight.owner === maker : maker === t.active
}
