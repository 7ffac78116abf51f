import { worthOf } from '@sablier/kernel'
import type { Table } from '@sablier/prophecy/src/shape'
import type { Effect } from '../loose-effect.ts'
import {
  EXPERIENCE,
  experienceAhead,
  fightingAhead,
  type Needs,
  worthOfExperience,
  worthOfGold,
  worthOfHealth,
} from './needs.ts'

type Worth = (t: Table, needs: Needs, effect: Effect) => number

const STRENGTH = 6
const WILLPOWER = 3.2
const RARE_ITEM = 6
const COMMON_ITEM = 3.5

/** An item is good for fights to come, and otherwise for its price. */
const item = (needs: Needs, worth: number): number => worth * (0.32 + 0.68 * fightingAhead(needs))

/** What effects are worth to a seat as it stands, where that differs from what they are worth to anybody. */
const WORTHS: Readonly<Record<string, Worth>> = {
  gain: (_, needs, { what, n }) =>
    what === 'gold' ? 1.1 * Number(n) * worthOfGold(needs) : worthOfExperience(needs, Number(n)),
  grow: (_, needs, { what, n }) => Number(n) * (what === 'strength' ? STRENGTH : WILLPOWER) * fightingAhead(needs),
  'find-item': (_, needs, { deck }) => item(needs, deck === 'rare' ? RARE_ITEM : COMMON_ITEM),
  'choose-item': (_, needs) => item(needs, RARE_ITEM + 2),
  spend: worthOfSpending,
  harvest: (t, needs, effect) => (anybodys(t, needs, effect) / 0.65) * worthOfGold(needs),
  restore: (t, needs, effect) => anybodys(t, needs, effect) * 1.6,
  deal: (t, needs, { give, get }) => worthOfEffect(t, needs, give as Effect) + worthOfEffect(t, needs, get as Effect),
  parts: (t, needs, { effects }) =>
    (effects as readonly Effect[]).reduce((sum, effect) => sum + worthOfEffect(t, needs, effect), 0),
  wish: (t, needs, { wishes }) =>
    Math.max(0, ...(wishes as readonly { effect: Effect }[]).map(({ effect }) => worthOfEffect(t, needs, effect))),
}

const anybodys: Worth = (table, { seat }, effect) => worthOf(effect, { table, you: seat })

function worthOfSpending(t: Table, needs: Needs, effect: Effect): number {
  const { what, n } = effect
  if (what === 'gold') return -1.1 * Number(n) * worthOfGold(needs)
  if (what === 'health') return -0.7 * Number(n) * worthOfHealth(needs)
  if (what === 'experience') return -EXPERIENCE * Math.max(0, Math.min(Number(n), Number(n) + experienceAhead(needs)))
  return 0.55 * anybodys(t, needs, effect)
}

/** What an effect is worth to a seat as it stands. */
export function worthOfEffect(t: Table, needs: Needs, effect: Effect): number {
  return (WORTHS[effect.op] ?? anybodys)(t, needs, effect)
}
