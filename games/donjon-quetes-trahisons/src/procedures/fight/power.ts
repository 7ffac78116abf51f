import type { Seat } from '@sablier/kernel'
import type { Hero, Monster, MonsterType, ObjectType } from '../../cards/card.ts'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { bonusOf, heroOf, objectCard, wearsType } from '../adventurer/heroes.ts'
import { foesOf } from './fight.ts'

/** What every hero begins with. */
export const BASE_POWER = 8
const GUARDIAN_POWER = 14
/** The type of object whose wearer is one stronger, by hero. */
export const CLASS_TYPE: Partial<Record<Hero | '', ObjectType>> = {
  barbarian: 'weapon',
  warrior: 'armour',
  sorcerer: 'jewel',
}

/** Power from hero, worn objects, wounds and a past rage alone: what the Doppelganger copies. */
export function ownPower(t: Table, seat: Seat): number {
  let power = BASE_POWER - t.track('wounds', seat) - t.track('malus', seat)
  for (const piece of t.zone('worn', seat).pieces) power += bonusOf(t, seat, objectCard(t, piece))
  for (const piece of t.zone('carried', seat).pieces) power += bonusOf(t, seat, objectCard(t, piece))
  const type = CLASS_TYPE[heroOf(t, seat)]
  return type && wearsType(t, seat, type) ? power + 1 : power
}

/** The power the gauge shows: own power and the charmed monster's. */
export function gaugePower(t: Table, seat: Seat): number {
  const charmed = t.zone('charmed', seat).top
  return ownPower(t, seat) + (charmed === undefined ? 0 : (t.card(charmed) as Monster).power)
}

/** What a total power lends as support: half, or three quarters against monsters with two players, rounded up. */
export function support(t: Table, total: number, inArena: boolean): number {
  return t.seats.length === 2 && !inArena ? Math.ceil((3 * total) / 4) : Math.ceil(total / 2)
}

/** Brings the gauge up to date after a change of equipment or wounds. */
export function updateGauge(t: Table, seat: Seat): void {
  const power = gaugePower(t, seat)
  if (t.track('power', seat) !== power) t.cite('power.update').setTrack('power', power, seat)
  const lent = support(t, power, false)
  if (t.track('ally-power', seat) !== lent) t.cite('power.gauge').setTrack('ally-power', lent, seat)
}

/** Do the Forester's bonuses work against one of these monsters? */
export function isForesterPrey(t: Table, fight: Fight): boolean {
  const type = t.fact('forester-type') as MonsterType | ''
  if (type === '' || fight.kind === 'arena') return false
  if (fight.kind === 'guardian') return type === 'dragon'
  for (const { type: other } of foesOf(t, fight))
    if (other === type || (type === 'dragon' && other === 'none')) return true
  return false
}

/** A hero's power in this fight: gauge, type bonus and everything declared. */
export function fightPower(t: Table, fight: Fight, seat: Seat): number {
  const hunter = heroOf(t, seat) === 'forester' && isForesterPrey(t, fight) ? 1 : 0
  return gaugePower(t, seat) + hunter + t.track('boost', seat)
}

/** The power of everything that stands against the heroes, dice apart. */
export function foePower(t: Table, fight: Fight): number {
  if (fight.kind === 'guardian') return GUARDIAN_POWER
  let power = 0
  for (const foe of foesOf(t, fight)) power += foe.id === 'doppelganger' ? ownPower(t, fight.leader) : foe.power
  return power
}
