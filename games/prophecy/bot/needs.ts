import type { Seat } from '@sablier/kernel'
import { GUILDS } from '../src/board.ts'
import { cubesRight } from '../src/procedures/cubes.ts'
import { isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'

/** What a certificate costs, in experience and in the gold of strangers to the guild. */
export const PRICE = 5
/** What a point of experience is worth that a certificate will ask for. */
export const EXPERIENCE = 2.3
const SPARE_EXPERIENCE = 0.7
/** With so much experience still to be gained, everything that helps in fights counts in full. */
const MUCH = 16

/** What a point of Health is worth: dear when few are left. */
export function worthOfHealth(t: Table, seat: Seat): number {
  const health = cubesRight(t, 'health', seat)
  return health <= 0 ? 40 : health === 1 ? 4.8 : health === 2 ? 2.1 : 1.4
}

/** What a piece of gold is worth: it buys certificates of foreign guilds. */
export function worthOfGold(t: Table, seat: Seat): number {
  const spare = t.track('gold', seat) - PRICE * foreignGuilds(t, seat)
  return spare > 8 ? 0.04 : spare >= 0 ? 0.26 : 0.82
}

/** What experience is worth: more than the certificates still ask for is good for little. */
export function worthOfExperience(t: Table, seat: Seat, n: number): number {
  const used = Math.min(n, Math.max(0, experienceAhead(t, seat)))
  return EXPERIENCE * used + SPARE_EXPERIENCE * (n - used)
}

/** How many missing certificates have to be paid in gold. */
export function foreignGuilds(t: Table, seat: Seat): number {
  let n = 0
  for (const guild of missingGuilds(t, seat)) if (!isMember(t, seat, guild)) n++
  return n
}

/** The experience still to be gained for all certificates; below 0 what there is too much. */
export const experienceAhead = (t: Table, seat: Seat): number =>
  PRICE * (GUILDS.length - t.zone('certificates', seat).size) - t.track('experience', seat)

/** How much of the fighting lies ahead, from 0 to 1: so much are growth and arms worth. */
export const fightingAhead = (t: Table, seat: Seat): number => Math.min(1, Math.max(0, experienceAhead(t, seat)) / MUCH)
