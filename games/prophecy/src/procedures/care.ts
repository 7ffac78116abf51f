import type { Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { restoreCubes } from './cubes.ts'

type CareRule = 'heal.forest_camp' | 'recharge.magic_tower' | 'opportunity.follow_text'

/** Magic that some gold buys: 2 for each. */
export const magicFor = (gold: number): number => 2 * gold
/** The price of some Magic: 1 gold for every 2, rounded up. */
export const priceOfMagic = (n: number): number => Math.ceil(n / 2)

/** Heals for 1 gold a point. */
export function buyHealth(t: Table, seat: Seat, n: number, rule: CareRule): void {
  if (n === 0) return
  t.cite(rule).add('gold', -n, seat)
  restoreCubes(t, 'health', seat, n)
  t.cite(rule).say('health-bought', { seat: { seat }, n, gold: n })
}
/** Recharges for 1 gold per 2 points, rounded up. */
export function buyMagic(t: Table, seat: Seat, n: number, rule: CareRule): void {
  if (n === 0) return
  t.cite(rule).add('gold', -priceOfMagic(n), seat)
  restoreCubes(t, 'magic', seat, n)
  t.cite(rule).say('magic-bought', { seat: { seat }, n, gold: priceOfMagic(n) })
}
