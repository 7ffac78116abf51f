import type { Seat } from '@sablier/kernel'
import type { Guild } from '@sablier/prophecy/src/board'
import { cubesLeft, cubesRight } from '@sablier/prophecy/src/procedures/cubes'
import { characterOf, missingGuilds } from '@sablier/prophecy/src/procedures/seats'
import type { Table } from '@sablier/prophecy/src/shape'

/** What a certificate costs, in experience and in the gold of strangers to the guild. */
export const PRICE = 5
/** What a point of experience is worth that a certificate will ask for. */
export const EXPERIENCE = 2.3
const SPARE_EXPERIENCE = 0.7
/** With so much experience still to be gained, everything that helps in fights counts in full. */
const MUCH = 16

/** What a seat has and what it lacks, looked up once for all that is weighed in one decision: true until the table changes. */
export interface Needs {
  readonly seat: Seat
  readonly gold: number
  readonly experience: number
  readonly health: number
  readonly lostHealth: number
  readonly magic: number
  readonly lostMagic: number
  /** The guilds whose certificates are missing, and how many of them have to be paid in gold. */
  readonly missing: readonly Guild[]
  readonly foreign: number
  /** The guilds whose certificates are missing and can be paid for now. */
  readonly affordable: readonly Guild[]
}

/** What a seat has and lacks as it stands. */
export function needsOf(t: Table, seat: Seat): Needs {
  const gold = t.track('gold', seat)
  const experience = t.track('experience', seat)
  const missing = missingGuilds(t, seat)
  const { guilds } = characterOf(t, seat)
  const own = missing.filter((guild) => guilds.includes(guild))
  return {
    seat,
    gold,
    experience,
    health: cubesRight(t, 'health', seat),
    lostHealth: cubesLeft(t, 'health', seat),
    magic: cubesRight(t, 'magic', seat),
    lostMagic: cubesLeft(t, 'magic', seat),
    missing,
    foreign: missing.length - own.length,
    affordable: experience < PRICE ? [] : gold < PRICE ? own : missing,
  }
}

/** What a point of Health is worth: dear when few are left. */
export function worthOfHealth({ health }: Needs): number {
  return health <= 0 ? 40 : health === 1 ? 4.8 : health === 2 ? 2.1 : 1.4
}

/** What a piece of gold is worth: it buys certificates of foreign guilds. */
export function worthOfGold({ gold, foreign }: Needs): number {
  const spare = gold - PRICE * foreign
  return spare > 8 ? 0.04 : spare >= 0 ? 0.26 : 0.82
}

/** What experience is worth: more than the certificates still ask for is good for little. */
export function worthOfExperience(needs: Needs, n: number): number {
  const used = Math.min(n, Math.max(0, experienceAhead(needs)))
  return EXPERIENCE * used + SPARE_EXPERIENCE * (n - used)
}

/** The experience still to be gained for all certificates; below 0 what there is too much. */
export const experienceAhead = ({ missing, experience }: Needs): number => PRICE * missing.length - experience

/** How much of the fighting lies ahead, from 0 to 1: so much are growth and arms worth. */
export const fightingAhead = (needs: Needs): number => Math.min(1, Math.max(0, experienceAhead(needs)) / MUCH)
