import type { Features, Standing } from '@sablier/bots'
import { required, type Seat } from '@sablier/kernel'
import { RING_SIZE, spacesOf } from '../src/board.ts'
import { isSound, itemOf } from '../src/procedures/items.ts'
import { isAlive } from '../src/procedures/seats.ts'
import type { Table } from '../src/shape.ts'
import { carriedPower } from './carried-power.ts'
import { Destinations } from './destination.ts'
import { needsOf, PRICE } from './needs.ts'

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
  /** What the items add in fights, mended; the prices of one-use items; how many are damaged. */
  | 'strengthItems'
  | 'willpowerItems'
  | 'oneUseItems'
  | 'damagedItems'
  | 'health'
  | 'lostHealth'
  | 'magic'
  | 'lostMagic'
  /** Missing certificates of guilds that ask no gold of their members. */
  | 'memberships'
  /** The best that lies within two steps: a certificate, a fight, an opportunity, a service. */
  | 'outlook'
  /** Steps saved on the shortest way round all guilds whose certificates are missing; and again if nothing but the way is missing. */
  | 'way'
  | 'readyWay'
  | 'isReady'
  | 'isActive'

export const CERTIFICATES = 5
const ONE_USE_MOST = 20
const SPARE_GOLD_MOST = 15
const OUTLOOK_MOST = 9

/** How a seat stands. */
export function standing(t: Table, seat: Seat): Standing<Feature> {
  const needs = needsOf(t, seat)
  const { gold, missing, foreign, health, lostHealth, magic, lostMagic } = needs
  const certificates = CERTIFICATES - missing.length
  const experience = Math.min(needs.experience, PRICE * missing.length)
  const isReady = experience >= PRICE * missing.length && gold >= PRICE * foreign
  const position = t.track('position', seat)
  const way =
    RING_SIZE -
    stepsRound(
      position,
      missing.map((guild) => required(spacesOf(guild)[0])),
    )
  return {
    certificates,
    certificatesSquared: certificates * certificates,
    experience: Math.min(experience, PRICE),
    experienceAhead: Math.max(0, Math.min(experience, 3 * PRICE) - PRICE),
    neededGold: Math.min(gold, PRICE * foreign),
    spareGold: Math.min(SPARE_GOLD_MOST, Math.max(0, gold - PRICE * foreign)),
    ...items(t, seat),
    health,
    lostHealth,
    magic,
    lostMagic,
    memberships: missing.length - foreign,
    outlook: Math.min(OUTLOOK_MOST, new Destinations(t, needs).outlook(position)),
    way,
    readyWay: isReady ? way : 0,
    isReady: isReady ? 1 : 0,
    isActive: t.active === seat ? 1 : 0,
  }
}

function items(t: Table, seat: Seat): Standing<'strengthItems' | 'willpowerItems' | 'oneUseItems' | 'damagedItems'> {
  const { strength, willpower } = carriedPower(t, seat)
  let oneUse = 0
  let damaged = 0
  for (const piece of t.zone('items', seat).pieces) {
    if (!isSound(t, piece)) damaged++
    const { slot, price } = itemOf(t, piece)
    if (slot === 'one_use') oneUse += price
  }
  return {
    strengthItems: strength,
    willpowerItems: willpower,
    oneUseItems: Math.min(ONE_USE_MOST, oneUse),
    damagedItems: damaged,
  }
}

/** The length of the shortest way on foot through some spaces: so far one way round, back, and the rest the other way. */
export function stepsRound(from: number, stops: readonly number[]): number {
  const ahead = stops.map((stop) => (stop - from + RING_SIZE) % RING_SIZE).sort((a, b) => a - b)
  let fewest = Infinity
  for (let turn = 0; turn <= ahead.length; turn++) {
    const onward = turn === 0 ? 0 : required(ahead[turn - 1])
    const backward = turn === ahead.length ? 0 : RING_SIZE - required(ahead[turn])
    fewest = Math.min(fewest, onward + backward + Math.min(onward, backward))
  }
  return fewest
}

/** In the order in which a network is told of them. */
const NAMES: readonly Feature[] = [
  'certificates',
  'certificatesSquared',
  'experience',
  'experienceAhead',
  'neededGold',
  'spareGold',
  'strengthItems',
  'willpowerItems',
  'oneUseItems',
  'damagedItems',
  'health',
  'lostHealth',
  'magic',
  'lostMagic',
  'memberships',
  'outlook',
  'way',
  'readyWay',
  'isReady',
  'isActive',
]

/** What the value of a position adds up; the share of certificates that the leader has says how late it is. */
export const features: Features<Feature> = {
  names: NAMES,
  of: (t: Table, seat) => (isAlive(t, seat) && t.zone('character', seat).size > 0 ? standing(t, seat) : null),
  late(t: Table) {
    let most = 0
    for (const seat of t.seats) most = Math.max(most, t.zone('certificates', seat).size)
    return most / CERTIFICATES
  },
}
