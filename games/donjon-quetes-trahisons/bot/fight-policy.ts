import { type Ask, below, type Chance, type Seat } from '@sablier/kernel'
import { type Fight, fightOf, spectatorsOf } from '../src/procedures/fight.ts'
import { objectsOf } from '../src/procedures/outfit.ts'
import { fightPower, gaugePower, support } from '../src/procedures/power.ts'
import { targetOf } from '../src/procedures/trophies.ts'
import type { Table } from '../src/shape.ts'
import { arenaLead, monsterOdds, oddsOf } from './odds.ts'
import { savingsGoal } from './quest-shopping.ts'
import { trustIn } from './reputation.ts'
import { GEM, objectWorth } from './worth.ts'

/** What could be plundered from a seat. */
function lootOf(t: Table, seat: Seat, victim: Seat): number {
  const objects = objectsOf(t, victim).map((piece) => objectWorth(t, seat, t.card(piece)))
  return Math.max(GEM * Math.ceil(t.track('gems', victim) / 2), t.zone('spoils', victim).isEmpty ? 0 : 0.25, ...objects)
}

/** Draw or challenge: whichever promises more. */
export function wayChoice(t: Table, ask: Ask, chance: Chance): number {
  const { seat } = ask
  const power = gaugePower(t, seat)
  let best = 0
  let most = -9
  ask.items.forEach((item, n) => {
    const { id, seat: victim } = item as { id: string; seat?: Seat }
    let worth = 0.45 + 0.06 * (power - 9) + (savingsGoal(t, seat) > t.track('gems', seat) ? 0.3 : 0)
    if (id === 'rob') worth = oddsOf(power - 14) * GEM * t.track('temple-gems') - 0.5
    else if (victim !== undefined) {
      const odds = oddsOf(power - gaugePower(t, victim))
      const danger = t.track('trophies', victim) >= targetOf(t) - 2 ? 0.5 : 0
      worth = odds * (1 + lootOf(t, seat, victim)) - (1 - odds) * (1 + danger) - 0.15
      if (t.track('pot') > 0 && t.track('arenas') === 0) worth += odds * GEM * t.track('pot')
    }
    worth += below(chance, 100) / 1000
    if (worth > most) {
      most = worth
      best = n
    }
  })
  return best
}

/** Which side to take in secret: where the fight is likely won, what was promised, and who must not win. */
export function sideChoice(t: Table, ask: Ask, chance: Chance): number {
  const fight = fightOf(t)
  const items = ask.items as readonly string[]
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
  let best = 0
  for (let n = 1; n < items.length; n++) if (worth(items[n] as string) > worth(items[best] as string)) best = n
  return best
}

function promisedFor(t: Table, fight: Fight, seat: Seat, side: string): number {
  const leader = side === 'attacker' ? fight.owner : fight.defender
  const promised = t.fact('promised').some((p) => p.to === seat && p.from === leader && p.condition === 'my-side')
  return promised ? 0.3 * trustIn(t, leader) : 0
}

const GAIN: Readonly<Record<string, number>> = { rage: 4, hunt: 6, effort: 2, vial: 0.5 }

/** Declares where it tips the scales. */
export function declareChoice(t: Table, ask: Ask): number {
  const fight = fightOf(t)
  const items = ask.items as readonly string[]
  const { seat } = ask
  const isGreen = seat !== fight.defender
  const lead = fight.kind === 'arena' ? arenaLead(t, fight) : 0
  const before = fight.kind === 'arena' ? oddsOf(lead) : monsterOdds(t, fight)
  const mine = isGreen ? before : 1 - before
  if (mine > 0.8 || mine < 0.1) return 0
  const leads = seat === fight.leader || seat === fight.defender
  for (let n = 1; n < items.length; n++) {
    const thing = items[n] as string
    const bonus = (GAIN[thing] ?? fightPower(t, fight, seat)) * (leads ? 1 : 0.5)
    if (bonus >= 2 && 64 * bonus > 90 * (1 - mine)) return n
  }
  return 0
}

/** Fights unless there is little hope. */
export function fleeChoice(t: Table, ask: Ask): number {
  const items = ask.items as readonly string[]
  return monsterOdds(t, fightOf(t)) < 0.3 ? items.indexOf('flee') : items.indexOf('fight')
}

/** The Sorcerer leaves a lost cause. */
export function vanishChoice(t: Table, ask: Ask): number {
  const fight = fightOf(t)
  const items = ask.items as readonly string[]
  if (items.length < 2) return 0
  if (fight.kind !== 'arena') return monsterOdds(t, fight) < 0.3 ? 1 : 0
  const odds = oddsOf(arenaLead(t, fight))
  const mine = ask.seat === fight.defender ? 1 - odds : odds
  return (ask.seat === fight.leader || ask.seat === fight.defender) && mine < 0.2 ? 1 : 0
}
