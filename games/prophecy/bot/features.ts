import type { Features, Standing } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { RING_SIZE, spacesOf } from '../src/board.ts'
import { cubesLeft, cubesRight } from '../src/procedures/cubes.ts'
import { isSound, itemOf } from '../src/procedures/items.ts'
import { isAlive, isMember, missingGuilds } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'

/** What a seat has that wins games. */
export type Feature =
  | 'certificates'
  /** Each one brings the next nearer. */
  | 'certificatesSquared'
  /** Experience for the next certificate, and for the two after it. */
  | 'experience'
  | 'experienceAhead'
  /** Gold that missing certificates will cost, and what is left over. */
  | 'neededGold'
  | 'spareGold'
  /** The prices of the items, broken ones at a discount. */
  | 'items'
  | 'health'
  | 'lostHealth'
  | 'magic'
  | 'lostMagic'
  /** Missing certificates of guilds that ask no gold of their members. */
  | 'memberships'
  /** How near a certificate is that can be paid for, in steps below six. */
  | 'nearCertificate'
  /** Nothing but the way is missing. */
  | 'isReady'
  | 'isActive'

export const CERTIFICATES = 5
const PRICE = 5
const ITEMS_MOST = 50

/** How a seat stands. */
export function standing(t: Table, seat: Seat): Standing<Feature> {
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

/** What the value of a position adds up; the share of certificates that the leader has says how late it is. */
export const features: Features<Feature> = {
  of: (t: Table, seat) => (isAlive(t, seat) ? standing(t, seat) : null),
  late(t: Table) {
    let most = 0
    for (const seat of t.seats) most = Math.max(most, t.zone('certificates', seat).size)
    return most / CERTIFICATES
  },
}
