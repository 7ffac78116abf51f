import type { Seat } from '@sablier/kernel'
import type { Fight } from './facts/fight.ts'
import { heroOf } from './procedures/adventurer/heroes.ts'
import { allyTotal } from './procedures/fight/dice.ts'
import { fightersOf } from './procedures/fight/fight.ts'
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
export const leaderPower = (t: Table, fight: Fight, seat: Seat): number =>
  fightPower(t, fight, seat) * (t.track('doubled', seat) > 0 ? 2 : 1)

const TWICE = FACES.map((face) => 2 * face)
const TWO_DICE = FACES.flatMap((one) => FACES.map((other) => one + other))

/** Everything that a leader's dice may bring, each as often as it comes up. */
function diceOf(t: Table, seat: Seat): readonly number[] {
  if (t.track('doubled', seat) === 0) return FACES
  return heroOf(t, seat) === 'barbarian' ? TWO_DICE : TWICE
}

/** The chance that green, ahead by so much, wins with these dice. */
function chance(lead: number, green: readonly number[], red: readonly number[]): number {
  if (green === FACES && red === FACES) return oddsOf(lead)
  let wins = 0
  for (const one of green) for (const other of red) if (lead + one >= other) wins++
  return wins / (green.length * red.length)
}

/** What everybody else brings to a hero's side: one ally; on a Day in Hell all fight together. */
function helpAgainst(t: Table, fight: Fight, ally: Seat): number {
  if (fight.kind !== 'hell') return ally >= 0 ? support(t, leaderPower(t, fight, ally), false) : 0
  const others = fightersOf(t, fight, 'attacker').filter((seat) => seat !== fight.leader)
  return others.reduce((sum, seat) => sum + allyTotal(t, fight, seat), 0)
}

/** The chance of a hero, with an ally or without, against what stands before him. */
export function monsterOdds(t: Table, fight: Fight, ally: Seat = fight.ally): number {
  const lead = leaderPower(t, fight, fight.leader) + helpAgainst(t, fight, ally) - foePower(t, fight)
  return chance(lead, diceOf(t, fight.leader), FACES)
}

/** How far the attacker is ahead, counting only what lies open. */
export function arenaLead(t: Table, fight: Fight): number {
  const forced = fight.form === 'ally' ? support(t, leaderPower(t, fight, fight.forced), true) : 0
  return leaderPower(t, fight, fight.leader) + forced - leaderPower(t, fight, fight.defender)
}

/** The chance of the attacker, counting only what lies open and what else would help. */
export function arenaOdds(t: Table, fight: Fight, help = 0): number {
  return chance(arenaLead(t, fight) + help, diceOf(t, fight.leader), diceOf(t, fight.defender))
}
