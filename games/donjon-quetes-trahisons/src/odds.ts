import type { Seat } from '@sablier/kernel'
import type { Fight } from './facts/fight.ts'
import { fightPower, foePower, support } from './procedures/fight/power.ts'
import type { Table } from './shape.ts'

const FACES = [1, 2, 3, 4, 5, 6, 7, 16] as const
const REACH = 40
const ODDS: readonly number[] = Array.from({ length: 2 * REACH + 1 }, (_, i) => {
  const lead = i - REACH
  let wins = 0
  for (const green of FACES) for (const red of FACES) if (lead + green >= red) wins++
  return wins / 64
})

/** The chance that green, ahead by so much before the dice, wins. */
export function oddsOf(lead: number): number {
  return ODDS[Math.max(-REACH, Math.min(REACH, lead)) + REACH] as number
}

/** What a leader counts before the dice: twice his power once he has declared that he doubles it. */
const leaderPower = (t: Table, fight: Fight, seat: Seat): number =>
  fightPower(t, fight, seat) * (t.track('doubled', seat) > 0 ? 2 : 1)

/** The chance of a hero, with an ally or without, against what stands before him. */
export function monsterOdds(t: Table, fight: Fight, ally: Seat = fight.ally): number {
  const own = leaderPower(t, fight, fight.leader)
  const help = ally >= 0 ? support(t, fightPower(t, fight, ally), false) : 0
  return oddsOf(own + help - foePower(t, fight))
}

/** How far the attacker is ahead, counting only what lies open. */
export function arenaLead(t: Table, fight: Fight): number {
  const forced = fight.form === 'ally' ? support(t, fightPower(t, fight, fight.forced), true) : 0
  return leaderPower(t, fight, fight.leader) + forced - leaderPower(t, fight, fight.defender)
}
