import type { Reason } from '@sablier/bots'
import { type Effect, type Seat, worthOf } from '@sablier/kernel'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import type { Table } from '../src/shape.ts'
import { experienceReason, goldLeft, goldReason } from './certificate-reasons.ts'
import { worthOfEffect } from './effect-worth.ts'
import { needsOf } from './needs.ts'

type Reasons = (t: Table, seat: Seat, effect: Effect) => Reason[]

/** What healing or recharging would give back. */
export function restoring(t: Table, seat: Seat, health: boolean, magic: boolean): Reason[] {
  const wounds = health ? cubesLeft(t, 'health', seat) : 0
  const spent = magic ? cubesLeft(t, 'magic', seat) : 0
  return [
    ...(wounds > 0 ? [{ key: 'wounded', params: { n: wounds }, weight: Math.min(0.7, 0.2 * wounds) }] : []),
    ...(spent > 0 ? [{ key: 'spent', params: { n: spent }, weight: Math.min(0.4, 0.1 * spent) }] : []),
  ]
}

/** What is left of Health or Magic after paying with it. */
export function cubesPaid(t: Table, seat: Seat, cube: 'health' | 'magic', paid: number): Reason {
  const left = cubesRight(t, cube, seat) - paid
  const weight = cube === 'health' ? (left <= 1 ? -0.8 : -0.35) : -0.2
  return { key: cube === 'health' ? 'health-left' : 'magic-left', params: { n: left }, weight }
}

function spending(t: Table, seat: Seat, { what, n }: Effect): Reason[] {
  if (what === 'gold') return [goldLeft(t, seat, Number(n))]
  if (what === 'experience')
    return [{ key: 'experience-left', params: { n: t.track('experience', seat) - Number(n) }, weight: -0.4 }]
  const cube = what as 'health' | 'magic'
  return [cubesPaid(t, seat, cube, n === 'all' ? cubesRight(t, cube, seat) : Number(n))]
}

const each = (t: Table, seat: Seat, effects: readonly Effect[]): Reason[] =>
  effects.flatMap((effect) => effectReasons(t, seat, effect))

/** What effects bring, as far as it can be said in a few words. */
const BY_OP: Readonly<Record<string, Reasons>> = {
  gain: (t, seat, { what, n }) => [
    what === 'gold' ? goldReason(t, seat, Number(n)) : experienceReason(t, seat, Number(n)),
  ],
  hermit: (t, seat, effect) => [experienceReason(t, seat, worthOf(effect, { table: t, you: seat }))],
  grow: (_, __, { what }) => [{ key: what === 'strength' ? 'grows-strength' : 'grows-willpower', weight: 0.6 }],
  'find-item': () => [{ key: 'brings-item', weight: 0.4 }],
  'choose-item': () => [{ key: 'brings-item', weight: 0.5 }],
  restore: (t, seat, { health, magic }) => restoring(t, seat, health !== undefined, magic !== undefined),
  spend: spending,
  deal: (t, seat, { give, get }) => each(t, seat, [get as Effect, give as Effect]),
  parts: (t, seat, { effects }) => each(t, seat, effects as readonly Effect[]),
  'extra-turn': () => [{ key: 'another-turn', weight: 0.6 }],
  wish: (t, seat, { wishes }) => {
    const wished = (wishes as readonly { effect: Effect }[]).map(({ effect }) => effect)
    const needs = needsOf(t, seat)
    const [best] = wished.sort((a, b) => worthOfEffect(t, needs, b) - worthOfEffect(t, needs, a))
    return best ? effectReasons(t, seat, best) : []
  },
}

/** What an effect brings a seat and what it costs; each thing is said once. */
export function effectReasons(t: Table, seat: Seat, effect: Effect): Reason[] {
  const found = BY_OP[effect.op]?.(t, seat, effect) ?? []
  return found.filter(({ key }, i) => found.findIndex((other) => other.key === key) === i)
}
