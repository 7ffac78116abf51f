import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Chance, type Choice, Simulation, seedChance } from '@sablier/kernel'

/** Does a seat hold this quest, unfinished? */
const holds = ({ table }: Simulation, seat: number, quest: string): boolean =>
  (['main-quest', 'secondary-quests'] as const).some((zone) =>
    table.zone(zone, seat).pieces.some((piece) => table.card(piece).id === quest),
  )

/** Strong enough to win gems from most monsters. */
const STRONG = 12

/** Answers by the policy, but for two quests: for Avarice, once strong, nothing is bought and cards are drawn; for the Lucky quests are bought. */
export function savingAnswer(simulation: Simulation, ask: Ask, chance: Chance): Choice {
  const wanted = (...ids: string[]): number =>
    ask.items.findIndex((item) => ids.includes(String((item as { id?: string }).id ?? item)))
  const saves = holds(simulation, ask.seat, 'q-avarice') && simulation.table.track('power', ask.seat) >= STRONG
  const thrifty = saves ? wanted('end', 'draw') : holds(simulation, ask.seat, 'q-lucky') ? wanted('quest', 'draw') : -1
  return thrifty >= 0 ? thrifty : bot.policy(simulation.table, ask, chance)
}

/** Takes up what is offered out of turn, as the bot would. */
function takeUp(simulation: Simulation): boolean {
  if (!simulation.ask?.spec.stable) return false
  for (const seat of simulation.table.seats) {
    const taken = bot.takes?.(simulation.table, seat, simulation.offers(seat))
    if (!taken) continue
    simulation.take(seat, taken.take, taken.said)
    return true
  }
  return false
}

/** Who takes Avarice as main quest whenever it is dealt, and saves for it: how often it is completed. */
export function measureAvarice(seats: number, target: number, games: number): { held: number; done: number } {
  const sum = { held: 0, done: 0 }
  for (let n = 0; n < games; n++) {
    const simulation = Simulation.start(game, seats, { target }, `avarice ${n}`)
    const { table } = simulation
    const chance = seedChance(`avarice ${n} answers`)
    for (let { ask } = simulation; ask; { ask } = simulation) {
      if (takeUp(simulation)) continue
      const avarice =
        ask.text === 'setup.main-quest'
          ? ask.items.findIndex((item) => table.card(item as number).id === 'q-avarice')
          : -1
      simulation.choose(avarice >= 0 ? avarice : savingAnswer(simulation, ask, chance))
    }
    for (const seat of table.seats) {
      const isDone = table.zone('completed', seat).pieces.some((piece) => table.card(piece).id === 'q-avarice')
      if (isDone) sum.done++
      if (isDone || holds(simulation, seat, 'q-avarice')) sum.held++
    }
  }
  return sum
}
