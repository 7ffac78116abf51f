import type { Hero } from '@sablier/donjon-quetes-trahisons/src/cards/card'
import { heroOf } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/heroes'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Seat } from '@sablier/kernel'

/** What a good name means to a hero, from the thief, who would sell it, to the priest, who would not. */
const HONOUR: Readonly<Partial<Record<Hero, number>>> = {
  thief: 0.3,
  sorcerer: 0.6,
  barbarian: 0.9,
  forester: 1.2,
  warrior: 1.5,
  priest: 1.8,
}

/** A hero that came later cares as most do. */
const honourOf = (hero: Hero): number => HONOUR[hero] ?? 1

/** What a name lost beyond repair weighs, beside the odds of winning. */
const NAME = 3

/** How far the table may rely on a seat, from 0 to 1, by the promises and words it remembers; 0.5 of a stranger. */
export function reputationOf(t: Table, seat: Seat): number {
  const kept = t.track('promises-kept', seat) + t.track('words-kept', seat)
  const broken = t.track('promises-broken', seat) + t.track('words-broken', seat)
  return (1 + kept) / (2 + kept + broken)
}

/** What a promise of a seat is worth beside one of a stranger: from nothing to twice as much. */
export const trustIn = (t: Table, seat: Seat): number => 2 * reputationOf(t, seat)

/** How likely a seat keeps a promise that it could break: the more its hero cares, and the better its name still is. */
export function faithOf(t: Table, seat: Seat): number {
  const hero = heroOf(t, seat)
  return hero === '' ? 0 : Math.min(1, 0.6 * honourOf(hero) * trustIn(t, seat))
}

/**
 * What a seat's name is worth to its hero beside the win: the odds look so much worse once it is tarnished. A name better than
 * a stranger's counts no more, or heroes would promise only to be seen keeping it.
 */
export function worthOfName(t: Table, seat: Seat): number {
  const hero = heroOf(t, seat)
  return hero === '' ? 0 : NAME * honourOf(hero) * Math.min(0, reputationOf(t, seat) - 0.5)
}
