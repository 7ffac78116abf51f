import { type Effect, type Seat, worthOf } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { EXPERIENCE, experienceAhead, fightingAhead, worthOfExperience, worthOfGold, worthOfHealth } from './needs.ts'

type Worth = (t: Table, seat: Seat, effect: Effect) => number

const STRENGTH = 6
const WILLPOWER = 3.2
const RARE_ITEM = 6
const COMMON_ITEM = 3.5

/** An item is good for fights to come, and otherwise for its price. */
const item = (t: Table, seat: Seat, worth: number): number => worth * (0.32 + 0.68 * fightingAhead(t, seat))

/** What effects are worth to a seat as it stands, where that differs from what they are worth to anybody. */
const WORTHS: Readonly<Record<string, Worth>> = {
  gain: (t, seat, { what, n }) =>
    what === 'gold' ? 1.1 * Number(n) * worthOfGold(t, seat) : worthOfExperience(t, seat, Number(n)),
  grow: (t, seat, { what, n }) => Number(n) * (what === 'strength' ? STRENGTH : WILLPOWER) * fightingAhead(t, seat),
  'find-item': (t, seat, { deck }) => item(t, seat, deck === 'rare' ? RARE_ITEM : COMMON_ITEM),
  'choose-item': (t, seat) => item(t, seat, RARE_ITEM + 2),
  spend: worthOfSpending,
  harvest: (t, seat, effect) => (anybodys(t, seat, effect) / 0.65) * worthOfGold(t, seat),
  restore: (t, seat, effect) => anybodys(t, seat, effect) * 1.6,
  deal: (t, seat, { give, get }) => worthOfEffect(t, seat, give as Effect) + worthOfEffect(t, seat, get as Effect),
  parts: (t, seat, { effects }) =>
    (effects as readonly Effect[]).reduce((sum, effect) => sum + worthOfEffect(t, seat, effect), 0),
  wish: (t, seat, { wishes }) =>
    Math.max(0, ...(wishes as readonly { effect: Effect }[]).map(({ effect }) => worthOfEffect(t, seat, effect))),
}

const anybodys: Worth = (table, seat, effect) => worthOf(effect, { table, you: seat })

function worthOfSpending(t: Table, seat: Seat, effect: Effect): number {
  const { what, n } = effect
  if (what === 'gold') return -1.1 * Number(n) * worthOfGold(t, seat)
  if (what === 'health') return -0.7 * Number(n) * worthOfHealth(t, seat)
  if (what === 'experience') return -EXPERIENCE * Math.max(0, Math.min(Number(n), Number(n) + experienceAhead(t, seat)))
  return 0.55 * anybodys(t, seat, effect)
}

/** What an effect is worth to a seat as it stands. */
export function worthOfEffect(t: Table, seat: Seat, effect: Effect): number {
  return (WORTHS[effect.op] ?? anybodys)(t, seat, effect)
}
