import type { Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { heroOf } from '../adventurer/heroes.ts'
import { fightersOf } from './fight.ts'
import { fightPower, foePower, support } from './power.ts'

const SIDES_OF_DIE = 8
const KRITIK = 8

/** The dice of a fight: one of each colour, two for a side whose leader strikes twice. */
interface Throw {
  readonly green: readonly number[]
  readonly red: readonly number[]
}
/** How a fight ended. */
export interface Outcome {
  /** The side of the green die is called attacker, against monsters too. */
  readonly winner: 'attacker' | 'defender'
  /** The winners' die shows an 8. */
  readonly kritik: boolean
}

const strikesTwice = (t: Table, seat: Seat): boolean => t.track('doubled', seat) > 0 && heroOf(t, seat) === 'barbarian'
function diceValue(dice: readonly number[]): number {
  let sum = 0
  for (const die of dice) sum += die === KRITIK ? 2 * KRITIK : die
  return sum
}

function throwOne(t: Table, fight: Fight, colour: 'green' | 'red'): number[] {
  const arena = fight.kind === 'arena'
  const seat = arena && colour === 'red' ? fight.defender : fight.leader
  const twice = (arena || colour === 'green') && strikesTwice(t, seat)
  const rule = arena ? 'arena.dice-colours' : 'combat.dungeon-dice'
  const dice = t.cite(rule).roll({ seat, sides: SIDES_OF_DIE, n: twice ? 2 : 1, purpose: colour })
  if (dice.includes(KRITIK)) t.cite('combat.kritik').say('kritik', { colour })
  return dice
}

/** Throws the dice for everybody to see. */
export function throwDice(t: Table, fight: Fight): Throw {
  return { green: throwOne(t, fight, 'green'), red: throwOne(t, fight, 'red') }
}

/** What a leader brings, die included: doubled by the Armour of Power, struck twice by the Lightning Axe. */
function leaderTotal(t: Table, fight: Fight, seat: Seat, dice: readonly number[]): number {
  const power = fightPower(t, fight, seat)
  if (t.track('doubled', seat) === 0) return power + diceValue(dice)
  return heroOf(t, seat) === 'barbarian' ? 2 * power + diceValue(dice) : 2 * (power + diceValue(dice))
}

/** What an ally lends: a share of the power with everything declared, never a die. */
export function allyTotal(t: Table, fight: Fight, seat: Seat): number {
  const power = fightPower(t, fight, seat) * (t.track('doubled', seat) > 0 ? 2 : 1)
  return support(t, power, fight.kind === 'arena')
}

/** Tells what everybody on a side brings before the dice. */
function tellPowers(t: Table, fight: Fight, side: 'attacker' | 'defender', leader: Seat): void {
  if (!t.listening) return
  for (const seat of fightersOf(t, fight, side))
    if (seat === leader) t.cite('power.formula').say('leader-power', { seat: { seat }, n: fightPower(t, fight, seat) })
    else t.cite('power.ally-half').say('ally-lends', { seat: { seat }, n: allyTotal(t, fight, seat) })
}

function sideTotal(t: Table, fight: Fight, side: 'attacker' | 'defender', dice: readonly number[]): number {
  const leader = side === 'attacker' ? fight.leader : fight.defender
  tellPowers(t, fight, side, leader)
  let total = leaderTotal(t, fight, leader, dice)
  for (const seat of fightersOf(t, fight, side)) if (seat !== leader) total += allyTotal(t, fight, seat)
  return total
}

/** Compares the totals; equal totals go to the green die. */
export function judge(t: Table, fight: Fight, thrown: Throw): Outcome {
  const arena = fight.kind === 'arena'
  const green = sideTotal(t, fight, 'attacker', thrown.green)
  const red = arena ? sideTotal(t, fight, 'defender', thrown.red) : foePower(t, fight) + diceValue(thrown.red)
  const winner = green >= red ? 'attacker' : 'defender'
  t.cite(arena ? 'combat.arena-total' : 'combat.dungeon-total').say('totals', { green, red })
  if (arena) t.cite('combat.defender-full').say('defender-power', { seat: { seat: fight.defender } })
  t.cite(green === red ? 'combat.tie' : 'combat.winner').say(winner === 'attacker' ? 'green-wins' : 'red-wins', {})
  return { winner, kritik: (winner === 'attacker' ? thrown.green : thrown.red).includes(KRITIK) }
}
