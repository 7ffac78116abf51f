import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { cubesLeft, restoreCubes } from './cubes.ts'

/** What chance cards bring. */
export const BENEFITS = ['health', 'magic', 'gold'] as const
export type Benefit = (typeof BENEFITS)[number]
type BenefitRule = 'chance.winds_only_lost' | 'chance.good_times' | 'chance.charity' | 'chance.charity_ties'

interface Gift {
  readonly what: Benefit
  readonly n: number
  readonly rule: BenefitRule
}

/** Gives a benefit of a chance card: all of it, or as much as the player wants if the table plays that way. */
export function* offerBenefit(t: Table, seat: Seat, { what, n, rule }: Gift): Flow<void> {
  const most = what === 'gold' ? n : Math.min(n, cubesLeft(t, what, seat))
  if (most === 0) return
  const taken =
    t.options['benefits'] === 'asked'
      ? yield* t.amount({ seat, rule: 'chance.optional', text: `benefit.${what}`, min: 0, max: most })
      : most
  if (taken === 0) return
  if (what === 'gold') t.cite(rule).add('gold', taken, seat)
  else restoreCubes(t, what, seat, taken)
  t.cite(rule).say(what === 'gold' ? 'gold-gained' : `${what}-restored`, { seat: { seat }, n: taken })
}
