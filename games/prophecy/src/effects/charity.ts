import type { Seat } from '@sablier/kernel'
import { BENEFITS, type Benefit, offerBenefit } from '../procedures/benefits.ts'
import { cubesRight } from '../procedures/cubes.ts'
import { livingSeats } from '../procedures/seats.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'

const held = (t: Table, what: Benefit, seat: Seat): number =>
  what === 'gold' ? t.track('gold', seat) : cubesRight(t, what, seat)

/** Those who have least of something, all of them if they are tied. */
function poorest(t: Table, what: Benefit): Seat[] {
  const seats = livingSeats(t)
  const least = Math.min(...seats.map((seat) => held(t, what, seat)))
  return seats.filter((seat) => held(t, what, seat) === least)
}

/** Health, Magic and gold, each only for whoever has least of it. */
export const charity = defineOp('charity', {
  *perform(amounts, { table: t }) {
    // All three comparisons come before anything is handed out.
    const receivers = BENEFITS.map((what) => ({ what, seats: poorest(t, what) }))
    for (const { what, seats } of receivers)
      for (const seat of seats)
        yield* offerBenefit(t, seat, {
          what,
          n: amounts[what],
          rule: seats.length > 1 ? 'chance.charity_ties' : 'chance.charity',
        })
  },
  feasible: () => true,
  describe: {
    en: ({ health, magic, gold }) =>
      `least Health: heal ${health} Health; least Magic: recharge ${magic} Magic; least gold: take ${gold} gold; all who are tied profit`,
    fr: ({ health, magic, gold }) =>
      `le moins de santé : guérit ${health} PS ; le moins de magie : recharge ${magic} PM ; le moins d’or : reçoit ${gold} pièces d’or ; en cas d’égalité, tous en profitent`,
  },
})
