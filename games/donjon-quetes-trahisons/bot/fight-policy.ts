import { bestOf } from '@sablier/bots'
import { type Ask, below, type Chance, required, type Seat } from '@sablier/kernel'
import { MONSTER_TYPES } from '../src/cards/card.ts'
import type { Fight } from '../src/facts/fight.ts'
import { arenaLead, monsterOdds, oddsOf } from '../src/odds.ts'
import { objectsOf } from '../src/procedures/adventurer/outfit.ts'
import { targetOf } from '../src/procedures/adventurer/trophies.ts'
import { fightOf, spectatorsOf } from '../src/procedures/fight/fight.ts'
import { fightPower, gaugePower, support } from '../src/procedures/fight/power.ts'
import type { Table } from '../src/shape.ts'
import { endByTrophy } from './ending.ts'
import { timeLeft } from './hope.ts'
import type { WayOption } from './offered.ts'
import { trustIn } from './reputation.ts'
import { TASTE } from './taste.ts'
import { gainOfObject, questGain, spoilWorth } from './worth.ts'

/** What could be plundered from a seat. */
function lootOf(t: Table, seat: Seat, victim: Seat): number {
  let most = TASTE.gem * Math.ceil(t.track('gems', victim) / 2)
  for (const piece of objectsOf(t, victim)) most = Math.max(most, gainOfObject(t, seat, t.card(piece)))
  for (const piece of t.zone('spoils', victim).pieces) most = Math.max(most, spoilWorth(t, seat, t.card(piece)))
  return most
}

const USUAL_GEMS = 2

/** What a card of the Dungeon promises: gems and spoils count more for a hero whose quests ask for them. */
function drawWorth(t: Table, seat: Seat, power: number): number {
  let wanted = questGain(t, seat, { gems: USUAL_GEMS })
  for (const spoil of MONSTER_TYPES) if (spoil !== 'dragon') wanted += questGain(t, seat, { spoil }) / 4
  return TASTE.draw + TASTE.drawPower * (power - 9) + TASTE.drawQuest * wanted
}

/** Draw or challenge: whichever promises more. */
export function wayChoice(t: Table, ask: Ask<WayOption>, chance: Chance): number {
  const { seat } = ask
  const power = gaugePower(t, seat)
  return bestOf(ask.items, ({ id, seat: victim }) => {
    let worth = drawWorth(t, seat, power)
    if (id === 'rest') worth = 0
    else if (id === 'rob') worth = oddsOf(power - 14) * TASTE.gem * t.track('temple-gems') - 0.5
    else if (victim !== undefined) {
      const odds = oddsOf(power - gaugePower(t, victim))
      const danger = t.track('trophies', victim) >= targetOf(t) - 2 ? TASTE.arenaDanger : 0
      const last = endByTrophy(t, seat) === 'won' ? TASTE.lastArena : 0
      const gain = TASTE.arenaWin + last + TASTE.arenaLoot * lootOf(t, seat, victim)
      worth = TASTE.arena + odds * gain - (1 - odds) * (TASTE.arenaLoss + danger)
      if (t.track('pot') > 0 && t.track('arenas') === 0) worth += (2 * odds - 1) * TASTE.gem * t.track('pot')
    }
    return worth + (TASTE.whim * below(chance, 100)) / 100
  })
}

/** Which side to take in secret: where the fight is likely won, what was promised, and who must not win. */
export function sideChoice(t: Table, ask: Ask<string>, chance: Chance): number {
  const fight = fightOf(t)
  const { seat } = ask
  const mine = support(t, fightPower(t, fight, seat), true)
  const others = spectatorsOf(t, fight).length - 1
  const noise = (below(chance, 9) - 4) * Math.min(2, others)
  const lead = arenaLead(t, fight) + noise
  const worth = (side: string): number => {
    if (side === 'neutral') return 0.12
    const helps = side === 'attacker'
    const odds = helps ? oddsOf(lead + mine) : 1 - oddsOf(lead - mine)
    const leader = helps ? fight.owner : fight.defender
    const feared = t.track('trophies', leader) >= targetOf(t) - 2 ? 0.6 : 0
    const hurt = t.track('wounds', seat) >= 4 ? 0 : 0.3
    return odds - (1 - odds) * hurt - feared + promisedFor(t, fight, seat, side)
  }
  return bestOf(ask.items, worth)
}

function promisedFor(t: Table, fight: Fight, seat: Seat, side: string): number {
  const leader = side === 'attacker' ? fight.owner : fight.defender
  const promised = t.fact('promised').some((p) => p.to === seat && p.from === leader && p.condition === 'my-side')
  return promised ? 0.3 * trustIn(t, leader) : 0
}

const GAIN: Readonly<Record<string, number>> = { rage: 4, hunt: 6, effort: 2, vial: 0.5 }

/** Declares where it tips the scales. */
export function declareChoice(t: Table, ask: Ask<string>): number {
  const fight = fightOf(t)
  const { seat, items } = ask
  const isGreen = seat !== fight.defender
  const lead = fight.kind === 'arena' ? arenaLead(t, fight) : 0
  const before = fight.kind === 'arena' ? oddsOf(lead) : monsterOdds(t, fight)
  const mine = isGreen ? before : 1 - before
  if (mine > TASTE.sure || mine < 0.1) return 0
  const leads = seat === fight.leader || seat === fight.defender
  for (let n = 1; n < items.length; n++) {
    const thing = required(items[n])
    if (thing === 'rage' && timeLeft(t) > TASTE.rage) continue
    const bonus = (GAIN[thing] ?? fightPower(t, fight, seat)) * (leads ? 1 : 0.5)
    if (bonus >= 2 && bonus > TASTE.declare * (1 - mine)) return n
  }
  return 0
}

/** Fights unless there is little hope. */
export function fleeChoice(t: Table, { items }: Ask<string>): number {
  return monsterOdds(t, fightOf(t)) < TASTE.flee ? items.indexOf('flee') : items.indexOf('fight')
}

/** The Sorcerer leaves a lost cause. */
export function vanishChoice(t: Table, ask: Ask<string>): number {
  const fight = fightOf(t)
  if (ask.items.length < 2) return 0
  if (fight.kind !== 'arena') return monsterOdds(t, fight) < TASTE.vanish ? 1 : 0
  const odds = oddsOf(arenaLead(t, fight))
  const mine = ask.seat === fight.defender ? 1 - odds : odds
  return (ask.seat === fight.leader || ask.seat === fight.defender) && mine < TASTE.vanish ? 1 : 0
}
