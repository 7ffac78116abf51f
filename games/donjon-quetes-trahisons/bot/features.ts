import type { Features } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import type { Monster } from '../src/cards/card.ts'
import { gaugePower } from '../src/procedures/power.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { Table } from '../src/shape.ts'
import { questWorth } from './worth.ts'

/** What a seat has that wins games. */
export type Feature =
  | 'trophies'
  /** By the square of the trophies over the target: the last ones count most. */
  | 'nearTarget'
  /** The first gems, and those beyond the sixth: enough to buy with. */
  | 'gems'
  | 'savedGems'
  | 'power'
  | 'wounds'
  | 'uniquePower'
  /** What the quests may bring; and how many secondary ones are open, and done. */
  | 'questWorth'
  | 'secondaryQuests'
  | 'completed'
  | 'spoils'
  | 'dragons'
  | 'worn'
  | 'companions'
  | 'isActive'

const FEW_GEMS = 6
const MANY_GEMS = 14

function quests(t: Table, seat: Seat): Record<'questWorth' | 'secondaryQuests', number> {
  let worth = 0
  for (const piece of t.zone('main-quest', seat).pieces) worth += questWorth(t, seat, piece, true)
  const secondary = t.zone('secondary-quests', seat).pieces
  for (const piece of secondary) worth += questWorth(t, seat, piece, false)
  return { questWorth: worth, secondaryQuests: secondary.length }
}

function dragons(t: Table, seat: Seat): number {
  let n = 0
  for (const piece of t.zone('spoils', seat).pieces) if ((t.card(piece) as Monster).type === 'dragon') n++
  return n
}

/** What the value of a position adds up; the leader's trophies say how late it is. */
export const features: Features<Feature> = {
  of(t: Table, seat) {
    const trophies = t.track('trophies', seat)
    const gems = Math.min(MANY_GEMS, t.track('gems', seat))
    return {
      trophies,
      nearTarget: (trophies * trophies) / targetOf(t),
      gems: Math.min(FEW_GEMS, gems),
      savedGems: Math.max(0, gems - FEW_GEMS),
      power: gaugePower(t, seat),
      wounds: t.track('wounds', seat),
      uniquePower: t.track('unique-power', seat),
      ...quests(t, seat),
      completed: t.zone('completed', seat).size,
      spoils: t.zone('spoils', seat).size,
      dragons: dragons(t, seat),
      worn: t.zone('worn', seat).size,
      companions: t.zone('companions', seat).size,
      isActive: t.active === seat ? 1 : 0,
    }
  },
  late(t: Table) {
    let most = 0
    for (const seat of t.seats) most = Math.max(most, t.track('trophies', seat))
    return Math.min(1, most / targetOf(t))
  },
}
