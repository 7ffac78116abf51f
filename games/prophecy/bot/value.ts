import type { Seat } from '@sablier/kernel'
import { RING_SIZE, spacesOf } from '../src/board.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { isSound, itemOf } from '../src/procedures/items.ts'
import { isAlive, isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'

/** What a seat has that wins games. */
interface Standing {
  readonly certificates: number
  /** The square of it: each one brings the next nearer. */
  readonly certificatesSquared: number
  /** Experience for the next certificate, and for the two after it. */
  readonly experience: number
  readonly experienceAhead: number
  /** Gold that missing certificates will cost, and what is left over. */
  readonly neededGold: number
  readonly spareGold: number
  /** The prices of the items, broken ones at a discount. */
  readonly items: number
  readonly health: number
  readonly lostHealth: number
  readonly magic: number
  readonly lostMagic: number
  /** Missing certificates of guilds that ask no gold of their members. */
  readonly memberships: number
  /** How near a certificate is that can be paid for, in steps below six. */
  readonly nearCertificate: number
  /** Nothing but the way is missing. */
  readonly isReady: number
  readonly isActive: number
}
type Weights = Readonly<Record<keyof Standing, number>>

// Fitted by logistic regression on 38,000 positions of 3,000 games at two seats, played by the policy with 0, 3, 8 or 20 %
// random answers: who won, from the difference of the two standings. `LATE` counts by the share of certificates the leader has.
const EARLY: Weights = {
  certificates: 0.781,
  certificatesSquared: 0.035,
  experience: 0.071,
  experienceAhead: 0.071,
  neededGold: 0.022,
  spareGold: 0.039,
  items: 0.065,
  health: 0.317,
  lostHealth: 0.229,
  magic: 0.074,
  lostMagic: 0.073,
  memberships: 0.262,
  nearCertificate: -0.052,
  isReady: 0.505,
  isActive: 0.084,
}
const LATE: Weights = {
  certificates: -0.002,
  certificatesSquared: 0.134,
  experience: 0.098,
  experienceAhead: -0.092,
  neededGold: 0.059,
  spareGold: -0.019,
  items: -0.061,
  health: -0.246,
  lostHealth: -0.239,
  magic: -0.065,
  lostMagic: -0.027,
  memberships: 0.492,
  nearCertificate: 0.285,
  isReady: 0.045,
  isActive: 0.007,
}
const FEATURES = Object.keys(EARLY) as (keyof Standing)[]

const CERTIFICATES = 5
const PRICE = 5
const ITEMS_MOST = 50

function standing(t: Table, seat: Seat): Standing {
  const missing = missingGuilds(t, seat)
  const foreign = missing.filter((guild) => !isMember(t, seat, guild)).length
  const certificates = CERTIFICATES - missing.length
  const experience = Math.min(t.track('experience', seat), PRICE * missing.length)
  const gold = t.track('gold', seat)
  let items = 0
  for (const piece of t.zone('items', seat).pieces) items += itemOf(t, piece).price * (isSound(t, piece) ? 1 : 0.6)
  return {
    certificates,
    certificatesSquared: certificates * certificates,
    experience: Math.min(experience, PRICE),
    experienceAhead: Math.max(0, Math.min(experience, 3 * PRICE) - PRICE),
    neededGold: Math.min(gold, PRICE * foreign),
    spareGold: Math.max(0, gold - PRICE * foreign),
    items: Math.min(items, ITEMS_MOST),
    health: cubesRight(t, 'health', seat),
    lostHealth: cubesLeft(t, 'health', seat),
    magic: cubesRight(t, 'magic', seat),
    lostMagic: cubesLeft(t, 'magic', seat),
    memberships: missing.length - foreign,
    nearCertificate: nearCertificate(t, seat),
    isReady: experience >= PRICE * missing.length && gold >= PRICE * foreign ? 1 : 0,
    isActive: t.active === seat ? 1 : 0,
  }
}

function nearCertificate(t: Table, seat: Seat): number {
  if (t.track('experience', seat) < PRICE) return 0
  const here = t.track('position', seat)
  let nearest = 6
  for (const guild of missingGuilds(t, seat)) {
    if (!isMember(t, seat, guild) && t.track('gold', seat) < PRICE) continue
    const steps = Math.abs(here - (spacesOf(guild)[0] as number))
    nearest = Math.min(nearest, steps, RING_SIZE - steps)
  }
  return 6 - nearest
}

/** How strong a seat stands; `late` says how near the end is, from 0 to 1. */
function strength(t: Table, seat: Seat, late: number): number {
  const has = standing(t, seat)
  let sum = 0
  for (const name of FEATURES) sum += has[name] * (EARLY[name] + late * LATE[name])
  return sum
}

/** Certificates that a player alone reaches by steady play, per turn, and how sure that is. */
const PACE = 0.17
const STEEPNESS = 0.7

/** What a player alone has reached, in certificates. */
function progress(t: Table, seat: Seat): number {
  const { certificates, experience, experienceAhead, items, health } = standing(t, seat)
  return certificates + 0.1 * (experience + experienceAhead) + 0.03 * items + 0.1 * health
}

/** The share of the win a seat may expect: by its strength beside the others', or by the pace of the race when alone. */
export function value(t: Table, seat: Seat): number {
  const { result } = t.state
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  if (!isAlive(t, seat)) return 0
  if (t.seats.length === 1) {
    const expected = progress(t, seat) + PACE * ((t.options['race'] as number) - t.track('turns', seat))
    return 1 / (1 + Math.exp((CERTIFICATES + 1.5 - expected) / STEEPNESS))
  }
  let most = 0
  for (const other of t.seats) most = Math.max(most, t.zone('certificates', other).size)
  const late = most / CERTIFICATES
  const own = strength(t, seat, late)
  let sum = 0
  for (const other of t.seats) if (isAlive(t, other)) sum += Math.exp(strength(t, other, late) - own)
  return 1 / sum
}
