import type { Seat } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import { arenaLead, monsterOdds, oddsOf } from '../src/odds.ts'
import { foesOf } from '../src/procedures/fight/fight.ts'
import type { Table } from '../src/shape.ts'
import { spoilWorth } from './worth.ts'

/** What a seat may expect of the fight under way. */
export interface Stakes {
  readonly fightTrophies: number
  readonly fightGems: number
  /** What the spoil would be worth; of an Arena, the plunder. */
  readonly fightSpoil: number
  /** The risk of a defeat. */
  readonly fightRisk: number
}

const NO_STAKES: Stakes = { fightTrophies: 0, fightGems: 0, fightSpoil: 0, fightRisk: 0 }

/** What the fight under way promises a seat and threatens it with; nothing once the dice have fallen. */
export function stakesOf(t: Table, seat: Seat): Stakes {
  const fight = t.fact('fight')
  if (!fight) return NO_STAKES
  return fight.kind === 'arena' ? arenaStakes(t, fight, seat) : monsterStakes(t, fight, seat)
}

function monsterStakes(t: Table, fight: Fight, seat: Seat): Stakes {
  const foes = foesOf(t, fight)
  const fights = seat === fight.leader || seat === fight.ally || fight.kind === 'hell'
  if (foes.length === 0 || (!fights && seat !== fight.owner)) return NO_STAKES
  const odds = monsterOdds(t, fight)
  const fightRisk = fights ? 1 - odds : 0
  if (seat !== fight.owner || fight.kind === 'hell') return { ...NO_STAKES, fightRisk }
  const [foe] = foes
  if (!foe) return NO_STAKES
  return {
    fightTrophies: odds * foe.trophies,
    fightGems: odds * foe.gems,
    fightSpoil: odds * spoilWorth(t, seat, foe),
    fightRisk,
  }
}

function arenaStakes(t: Table, fight: Fight, seat: Seat): Stakes {
  if (t.fact('sides').length > 0) return NO_STAKES
  const green = oddsOf(arenaLead(t, fight))
  if (seat === fight.owner) return { fightTrophies: green, fightGems: 0, fightSpoil: green, fightRisk: 1 - green }
  if (seat === fight.defender) return { fightTrophies: 1 - green, fightGems: 0, fightSpoil: 0, fightRisk: green }
  return NO_STAKES
}
