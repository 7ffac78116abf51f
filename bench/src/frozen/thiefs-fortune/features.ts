import type { Seat } from '@sablier/kernel'
import { lootLimitOf } from '@sablier/thiefs-fortune/src/phases/loot-phase'
import { countBasic } from '@sablier/thiefs-fortune/src/procedures/pay-basic'
import { pastPoints } from '@sablier/thiefs-fortune/src/scoring'
import type { Table } from '@sablier/thiefs-fortune/src/shape'
import type { Features, Standing } from '../search/features.ts'
import { entryWorth, stayWorth, tokensOf } from './card-worth.ts'
import { ROUNDS, roundsLeft } from './prices.ts'

/** What a seat has that brings Fortune. */
export type Feature =
  /** Fortune Points already won, those of the PAST included. */
  | 'points'
  | 'basic'
  | 'time'
  | 'danger'
  | InPresent
  /** What the cards of the FUTURE promise, the more the fewer tokens are left on them; and all those tokens. */
  | 'future'
  | 'futureTokens'
  | 'lootLimit'
  | 'hasPassed'

type InPresent =
  /** What the cards of the PRESENT will still do, row by row. */
  | 'locations'
  | 'characters'
  | 'events'
  /** Locations that stand, and the points on Characters that may be pushed into the PAST. */
  | 'locationCount'
  | 'characterPoints'

/** How a seat stands when so many rounds are left. */
export function standing(t: Table, seat: Seat, rounds: number): Standing<Feature> {
  const passed = t.fact('has-passed', seat)
  const uses = passed ? rounds - 1 : rounds
  const { locations, characters, events, locationCount, characterPoints } = presentOf(t, seat, rounds, uses)
  let future = 0
  let futureTokens = 0
  for (const piece of t.zone('future', seat).pieces) {
    const { worth, n } = tokensOf(t, piece)
    future += Math.max(0, entryWorth(t, seat, piece) + worth) / (1 + n)
    futureTokens += n
  }
  return {
    points: t.track('fortune', seat) + pastPoints(t, seat),
    basic: countBasic(t, seat),
    time: t.track('time', seat),
    danger: t.track('danger', seat),
    locations,
    characters,
    events,
    locationCount,
    characterPoints,
    future,
    futureTokens,
    lootLimit: lootLimitOf(t, seat),
    hasPassed: passed ? 1 : 0,
  }
}

function presentOf(t: Table, seat: Seat, rounds: number, uses: number): Standing<InPresent> {
  let locations = 0
  let characters = 0
  let characterPoints = 0
  let events = 0
  const inLocations = t.zone('present-locations', seat).pieces
  for (const piece of inLocations) locations += stayWorth(t, seat, t.card(piece), rounds)
  for (const piece of t.zone('present-characters', seat).pieces) {
    const card = t.card(piece)
    characters += stayWorth(t, seat, card, Math.min(uses, rounds - t.mark('activated', piece)))
    characterPoints += card.fortune
  }
  for (const piece of t.zone('present-events', seat).pieces) events += stayWorth(t, seat, t.card(piece), uses)
  return { locations, characters, events, locationCount: inLocations.length, characterPoints }
}

/** What the value of a position adds up; the rounds say how late it is. */
export const features: Features<Feature> = {
  of: (t: Table, seat) => standing(t, seat, roundsLeft(t)),
  late: (t: Table) => 1 - roundsLeft(t) / ROUNDS,
}
