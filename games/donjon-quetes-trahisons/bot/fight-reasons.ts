import type { Reason } from '@sablier/bots'
import { type Seat, seers } from '@sablier/kernel'
import type { Fight } from '../src/facts/fight.ts'
import type { Promised } from '../src/facts/promise.ts'
import { arenaLead, oddsOf } from '../src/odds.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { sideOf } from '../src/procedures/fight/fight.ts'
import { fightPower, foePower, gaugePower, support } from '../src/procedures/fight/power.ts'
import type { Table } from '../src/shape.ts'
import type { WayOption } from './offered.ts'

/** A share as people say it: so many times in 100. */
export const percent = (share: number): number => Math.round(100 * share)
/** A player as a reason names them. */
export const seatOf = (seat: Seat) => ({ seat: { seat } })

/** The power of what guards the Temple. */
const GUARDIAN = 14

/** Somebody who is about to win should not be helped. */
export function feared(t: Table, seat: Seat, weight: number): Reason[] {
  return t.track('trophies', seat) >= targetOf(t) - 2 ? [{ key: 'near-victory', params: seatOf(seat), weight }] : []
}

const winning = (odds: number): Reason => ({ key: 'odds', params: { n: percent(odds) }, weight: odds - 0.5 })
/** The same odds, where they speak for not fighting. */
const losing = (odds: number): Reason => ({ key: 'odds', params: { n: percent(odds) }, weight: 0.5 - odds })

/** How far the side of the green die is ahead, counting only what lies open. */
function leadOf(t: Table, fight: Fight): number {
  if (fight.kind === 'arena') return arenaLead(t, fight)
  const help = fight.ally >= 0 ? support(t, fightPower(t, fight, fight.ally), false) : 0
  return fightPower(t, fight, fight.leader) + help - foePower(t, fight)
}

/** The odds of the side on which a seat stands, with so much more power for it. */
export function oddsFor(t: Table, fight: Fight, seat: Seat, more = 0): number {
  const lead = leadOf(t, fight)
  return sideOf(t, fight, seat) === 'defender' ? 1 - oddsOf(lead - more) : oddsOf(lead + more)
}

/** To the Dungeon, to the Temple, or into the Arena against somebody. */
export function wayReasons(t: Table, seat: Seat, { id, seat: victim }: WayOption): Reason[] {
  if (victim !== undefined) return challengeReasons(t, seat, victim)
  if (id === 'rest') return []
  if (id !== 'rob') return drawReasons(t, seat)
  const odds = oddsOf(gaugePower(t, seat) - GUARDIAN)
  return [winning(odds), { key: 'temple', params: { n: t.track('temple-gems') }, weight: 0.1 * t.track('temple-gems') }]
}

function drawReasons(t: Table, seat: Seat): Reason[] {
  const top = t.zone('dungeon').top
  if (top === undefined || !(seers(t.layout, t.state, top) & (1 << seat)))
    return [{ key: 'dungeon-unknown', params: { n: gaugePower(t, seat) }, weight: 0.1 }]
  const card = t.card(top)
  const known: Reason = { key: 'dungeon-known', params: { card: { card: card.id } }, weight: 0.5 }
  return card.kind === 'monster' && card.power > 0
    ? [known, winning(oddsOf(gaugePower(t, seat) - card.power))]
    : [known]
}

function challengeReasons(t: Table, seat: Seat, victim: Seat): Reason[] {
  const odds = oddsOf(gaugePower(t, seat) - gaugePower(t, victim))
  const found: Reason[] = [{ key: 'odds-against', params: { ...seatOf(victim), n: percent(odds) }, weight: odds - 0.5 }]
  const pot = t.track('arenas') === 0 ? t.track('pot') : 0
  if (pot > 0) found.push({ key: 'pot', params: { n: pot }, weight: 0.1 * pot })
  return [...found, ...feared(t, victim, -0.3)]
}

/** Which side to take in secret. */
export function sideReasons(t: Table, fight: Fight, seat: Seat, side: string): Reason[] {
  if (side === 'neutral') return [{ key: 'neutral', weight: 0.1 }]
  const leader = side === 'attacker' ? fight.owner : fight.defender
  const green = oddsOf(arenaLead(t, fight) + (side === 'attacker' ? 1 : -1) * t.track('ally-power', seat))
  const odds = side === 'attacker' ? green : 1 - green
  const promised = t
    .fact('promised')
    .some((p: Promised) => p.to === seat && p.from === leader && p.condition === 'my-side')
  return [
    winning(odds),
    ...(promised ? [{ key: 'promised', params: seatOf(leader), weight: 0.3 }] : []),
    ...feared(t, leader, -0.5),
  ]
}

/** To stay in a fight or to leave it. */
export function fleeReasons(t: Table, fight: Fight, seat: Seat, flees: boolean): Reason[] {
  const odds = oddsFor(t, fight, seat)
  const reason = flees ? losing(odds) : winning(odds)
  return [fight.kind === 'arena' ? { ...reason, key: 'odds-now' } : reason]
}

/** What declaring something adds before the dice. */
const BONUSES: Readonly<Record<string, number>> = { rage: 4, hunt: 6, effort: 2 }

/** What a declaration brings and costs. */
export function declareReasons(t: Table, fight: Fight, seat: Seat, thing: string): Reason[] {
  if (thing === 'pass') return [{ key: 'odds-now', params: { n: percent(oddsFor(t, fight, seat)) }, weight: 0.1 }]
  const bonus = BONUSES[thing]
  if (bonus === undefined) return [thing === 'vial' ? { key: 'vial', weight: 0.1 } : { key: 'used-up', weight: -0.1 }]
  const leads = seat === fight.leader || seat === fight.defender
  return [
    leads
      ? { key: 'odds-then', params: { n: percent(oddsFor(t, fight, seat, bonus)) }, weight: 0.4 }
      : { key: 'part-counts', params: { n: bonus }, weight: -0.2 },
    { key: 'unique-gone', weight: -0.3 },
    ...(thing === 'rage' ? [{ key: 'rage-cost', weight: -0.35 }] : []),
  ]
}

/** To go on talking before an Arena, or to let the dice speak. */
export function arenaTalkReasons(t: Table, fight: Fight, seat: Seat, word: string): Reason[] {
  if (word === 'ring') return [{ key: 'ring', weight: 0.4 }]
  return [{ key: 'odds-now', params: { n: percent(oddsFor(t, fight, seat)) }, weight: 0.2 }]
}
