import type { Features } from '@sablier/bots'
import { cardOfKind, type Seat } from '@sablier/kernel'
import { oddsOf } from '../src/odds.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { gaugePower } from '../src/procedures/fight/power.ts'
import type { Phase, Table } from '../src/shape.ts'
import { type Stakes, stakesOf } from './stakes.ts'
import { questWorth } from './worth.ts'

/** What a seat has that wins games. */
export type Feature =
  | 'trophies'
  /** By the square of the trophies over the target: the last ones count most. */
  | 'nearTarget'
  /** The same with what the quests may bring. */
  | 'nearHoped'
  /** The first gems, and those beyond the sixth: enough to buy with. */
  | 'gems'
  | 'savedGems'
  | 'power'
  /** The odds against the strongest of the others. */
  | 'odds'
  | 'wounds'
  | 'uniquePower'
  /** What the quests may bring; and how many secondary ones are open, and done. */
  | 'mainQuest'
  | 'questWorth'
  | 'secondaryQuests'
  | 'completed'
  | 'spoils'
  | 'dragons'
  | 'worn'
  | 'companions'
  | 'isActive'
  /** In one's own turn, before it is decided whether to draw. */
  | 'drawAhead'
  /** Expected of the fight under way. */
  | keyof Stakes

const FEW_GEMS = 6
const MANY_GEMS = 14
const BEFORE_DRAWING: readonly Phase[] = ['turn-start', 'supplies', 'dungeon-or-arena', 'draw']

function dragons(t: Table, seat: Seat): number {
  let n = 0
  for (const piece of t.zone('spoils', seat).pieces) if (cardOfKind(t, piece, 'monster').type === 'dragon') n++
  return n
}

function oddsAgainstOthers(t: Table, seat: Seat): number {
  let most = 0
  for (const other of t.seats) if (other !== seat) most = Math.max(most, gaugePower(t, other))
  return oddsOf(gaugePower(t, seat) - most)
}

/** In the order in which a network is told of them. */
const NAMES: readonly Feature[] = [
  'trophies',
  'nearTarget',
  'nearHoped',
  'gems',
  'savedGems',
  'power',
  'odds',
  'wounds',
  'uniquePower',
  'mainQuest',
  'questWorth',
  'secondaryQuests',
  'completed',
  'spoils',
  'dragons',
  'worn',
  'companions',
  'isActive',
  'drawAhead',
  'fightTrophies',
  'fightGems',
  'fightSpoil',
  'fightRisk',
]

/** What the value of a position adds up; the leader's trophies say how late it is. */
export const features: Features<Feature> = {
  names: NAMES,
  of(t: Table, seat) {
    const trophies = t.track('trophies', seat)
    const gems = Math.min(MANY_GEMS, t.track('gems', seat))
    const secondary = t.zone('secondary-quests', seat).pieces
    let mainQuest = 0
    for (const piece of t.zone('main-quest', seat).pieces) mainQuest += questWorth(t, seat, piece, true)
    let worth = 0
    for (const piece of secondary) worth += questWorth(t, seat, piece, false)
    const hoped = Math.max(0, trophies + mainQuest + worth)
    const isActive = t.active === seat
    return {
      trophies,
      nearTarget: (trophies * trophies) / targetOf(t),
      nearHoped: (hoped * hoped) / targetOf(t),
      gems: Math.min(FEW_GEMS, gems),
      savedGems: Math.max(0, gems - FEW_GEMS),
      power: gaugePower(t, seat),
      odds: oddsAgainstOthers(t, seat),
      wounds: t.track('wounds', seat),
      uniquePower: t.track('unique-power', seat),
      mainQuest,
      questWorth: worth,
      secondaryQuests: secondary.length,
      completed: t.zone('completed', seat).size,
      spoils: t.zone('spoils', seat).size,
      dragons: dragons(t, seat),
      worn: t.zone('worn', seat).size,
      companions: t.zone('companions', seat).size,
      isActive: isActive ? 1 : 0,
      drawAhead: isActive && !t.fact('fight') && BEFORE_DRAWING.includes(t.phase as Phase) ? 1 : 0,
      ...stakesOf(t, seat),
    }
  },
  late(t: Table) {
    let most = 0
    for (const seat of t.seats) most = Math.max(most, t.track('trophies', seat))
    return Math.min(1, most / targetOf(t))
  },
}
