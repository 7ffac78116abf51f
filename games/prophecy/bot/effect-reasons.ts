import type { Reason } from '@sablier/bots'
import { type Effect, onOp, perOp, type Seat, worthOf } from '@sablier/kernel'
import { chooseItem } from '../src/effects/choose-item.ts'
import { deal } from '../src/effects/deal.ts'
import { extraTurn } from '../src/effects/extra-turn.ts'
import { findItem } from '../src/effects/find-item.ts'
import { gain } from '../src/effects/gain.ts'
import { grow } from '../src/effects/grow.ts'
import { hermit } from '../src/effects/hermit.ts'
import { parts } from '../src/effects/parts.ts'
import { restore } from '../src/effects/restore.ts'
import { type Price, spend } from '../src/effects/spend.ts'
import { wish } from '../src/effects/wish.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import type { Table } from '../src/shape.ts'
import { experienceReason, goldLeft, goldReason } from './certificate-reasons.ts'
import { worthOfEffect } from './effect-worth.ts'
import { needsOf } from './needs.ts'

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

function spending(t: Table, seat: Seat, { what, n }: Price): Reason[] {
  if (what === 'gold') return [goldLeft(t, seat, Number(n))]
  if (what === 'experience')
    return [{ key: 'experience-left', params: { n: t.track('experience', seat) - Number(n) }, weight: -0.4 }]
  return [cubesPaid(t, seat, what, n === 'all' ? cubesRight(t, what, seat) : n)]
}

const each = (t: Table, seat: Seat, effects: readonly Effect[]): Reason[] =>
  effects.flatMap((effect) => effectReasons(t, seat, effect))

const GROWS = { strength: 'grows-strength', willpower: 'grows-willpower' } as const

/** What effects bring, as far as it can be said in a few words. */
const reasonsOf = perOp<[t: Table, seat: Seat], Reason[]>([
  onOp(gain, ({ what, n }, t, seat) => [what === 'gold' ? goldReason(t, seat, n) : experienceReason(t, seat, n)]),
  onOp(hermit, (effect, t, seat) => [experienceReason(t, seat, worthOf(effect, { table: t, you: seat }))]),
  onOp(grow, ({ what }) => [{ key: GROWS[what], weight: 0.6 }]),
  onOp(findItem, () => [{ key: 'brings-item', weight: 0.4 }]),
  onOp(chooseItem, () => [{ key: 'brings-item', weight: 0.5 }]),
  onOp(restore, ({ health, magic }, t, seat) => restoring(t, seat, health !== undefined, magic !== undefined)),
  onOp(spend, (price, t, seat) => spending(t, seat, price)),
  onOp(deal, ({ give, get }, t, seat) => each(t, seat, [get, give])),
  onOp(parts, ({ effects }, t, seat) => each(t, seat, effects)),
  onOp(extraTurn, () => [{ key: 'another-turn', weight: 0.6 }]),
  onOp(wish, ({ wishes }, t, seat) => {
    const needs = needsOf(t, seat)
    const wished = wishes.map(({ effect }) => effect)
    const [best] = wished.sort((a, b) => worthOfEffect(t, needs, b) - worthOfEffect(t, needs, a))
    return best ? effectReasons(t, seat, best) : []
  }),
])

/** What an effect brings a seat and what it costs; each thing is said once. */
export function effectReasons(t: Table, seat: Seat, effect: Effect): Reason[] {
  const found = reasonsOf(effect, t, seat) ?? []
  return found.filter(({ key }, i) => found.findIndex((other) => other.key === key) === i)
}
