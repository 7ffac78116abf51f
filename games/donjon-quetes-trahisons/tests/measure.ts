import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Chance, Simulation, seedChance } from '@sablier/kernel'

/** What many games between equal computer players came to. */
export interface Measure {
  games: number
  rounds: number
  turns: number
  arenas: number
  attackersWon: number
  kept: number
  broken: number
  wordsKept: number
  wordsBroken: number
  decisions: number
  quests: number
  ends: Record<string, number>
  /** Wins by distance from the first player. */
  bySeat: number[]
  heroes: Record<string, { played: number; won: number }>
}

const empty = (seats: number): Measure => ({
  games: 0,
  rounds: 0,
  turns: 0,
  arenas: 0,
  attackersWon: 0,
  kept: 0,
  broken: 0,
  wordsKept: 0,
  wordsBroken: 0,
  decisions: 0,
  quests: 0,
  ends: {},
  bySeat: Array<number>(seats).fill(0),
  heroes: {},
})

/** Plays one game by the policy alone; standing offers are taken wherever the bot takes them. */
export function playByPolicy(
  seats: number,
  target: number,
  seed: string,
): { simulation: Simulation; decisions: number } {
  const simulation = Simulation.start(game, seats, { target }, seed)
  const chance: Chance = seedChance(`${seed} answers`)
  let decisions = 0
  for (let { ask } = simulation; ask; { ask } = simulation) {
    if (!takeOffers(simulation, ask)) simulation.choose(bot.policy(simulation.table, ask, chance))
    if (++decisions > 20_000) throw new Error(`No end: ${seed}, ${ask.rule}`)
  }
  return { simulation, decisions }
}

function takeOffers(simulation: Simulation, ask: Ask): boolean {
  if (!ask.stable) return false
  for (const seat of simulation.table.seats) {
    const taken = bot.takes?.(simulation.table, seat, simulation.offers(seat))
    if (taken) {
      simulation.take(seat, taken)
      return true
    }
  }
  return false
}

/** Plays many games and counts. */
export function measure(seats: number, target: number, games: number, seed = 'balance'): Measure {
  const sum = empty(seats)
  for (let i = 0; i < games; i++) {
    const { simulation, decisions } = playByPolicy(seats, target, `${seed} ${seats} ${target} ${i}`)
    const { table: t, result } = simulation
    const total = (name: string) => t.seats.reduce((all, seat) => all + t.track(name, seat), 0)
    const first = t.fact('first-player') as number
    sum.games++
    sum.decisions += decisions
    sum.rounds += t.round
    sum.arenas += t.track('arenas')
    sum.kept += total('promises-kept')
    sum.broken += total('promises-broken')
    sum.wordsKept += total('words-kept')
    sum.wordsBroken += total('words-broken')
    const reason = result?.reason ?? ''
    sum.ends[reason] = (sum.ends[reason] ?? 0) + 1
    for (const seat of t.seats) {
      sum.quests += t.zone('completed', seat).size
      const hero = t.card(t.zone('character', seat).top as number).id
      sum.heroes[hero] ??= { played: 0, won: 0 }
      const entry = sum.heroes[hero]
      const share = result?.winners.includes(seat) ? 1 / result.winners.length : 0
      entry.played++
      entry.won += share
      sum.bySeat[(seat - first + seats) % seats] = (sum.bySeat[(seat - first + seats) % seats] ?? 0) + share
    }
  }
  return sum
}
