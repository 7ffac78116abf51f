import { decide } from '@sablier/bots'
import { game } from '@sablier/donjon-quetes-trahisons'
import { bot } from '@sablier/donjon-quetes-trahisons/bot'
import { type Ask, type Chance, Match, Simulation, seedChance, type Table } from '@sablier/kernel'

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
  /** How often somebody held a quest at some time and at the end, and how often it was completed. */
  byQuest: Record<string, { held: number; done: number }>
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
  byQuest: {},
})

/** Plays one game by the policy alone; standing offers are taken wherever the bot takes them. */
function playByPolicy(seats: number, target: number, seed: string): Played {
  const simulation = Simulation.start(game, seats, { target }, seed)
  const chance: Chance = seedChance(`${seed} answers`)
  let decisions = 0
  for (let { ask } = simulation; ask; { ask } = simulation) {
    if (!takeOffers(simulation, ask)) simulation.choose(bot.policy(simulation.table, ask, chance))
    if (++decisions > 20_000) throw new Error(`No end: ${seed}, ${ask.rule}`)
  }
  return { table: simulation.table, decisions }
}

function takeOffers(simulation: Simulation, ask: Ask): boolean {
  if (!ask.stable) return false
  for (const seat of simulation.table.seats) {
    const taken = bot.takes?.(simulation.table, seat, simulation.offers(seat))
    if (taken) {
      simulation.take(seat, taken.take, taken.said)
      return true
    }
  }
  return false
}

/** Plays one game between players who think before they answer, so many iterations each time. */
function playByThinking(seats: number, target: number, seed: string, iterations: number): Played {
  const match = new Match({ game, seats, options: { target }, seed }, { listen: false })
  while (!match.over) match.enter(nextEntry(match, seed, iterations))
  return { table: match.table, decisions: match.entries.length }
}

/** A standing offer that somebody takes up, or the answer of the first who is asked. */
function nextEntry(match: Match, seed: string, iterations: number) {
  const asked = match.asks().map(({ seat }) => seat)
  const others = match.table.seats.filter((seat) => !asked.includes(seat) && match.offers(seat).length > 0)
  for (const seat of [...others, ...asked]) {
    const drawn = `${seed} ${match.entries.length} ${seat}`
    const { entry } = decide({ match, seat, level: 'adept', bot, seed: drawn, budget: { iterations } })
    if (entry) return entry
  }
  throw new Error(`Nobody goes on: ${seed}`)
}

/** A game played to its end. */
interface Played {
  readonly table: Table
  readonly decisions: number
}

/** How games are measured: how many, from which seeds, and how long players think; not at all if they follow the policy. */
interface Measuring {
  readonly games: number
  readonly seed?: string
  readonly iterations?: number
}

function countQuests(sum: Measure, t: Table, seat: number): void {
  for (const zone of ['main-quest', 'secondary-quests', 'completed'])
    for (const piece of t.zone(zone, seat).pieces) {
      const { id } = t.card(piece)
      sum.byQuest[id] ??= { held: 0, done: 0 }
      sum.byQuest[id].held++
      if (zone !== 'completed') continue
      sum.byQuest[id].done++
      sum.quests++
    }
}

/** Plays many games and counts. */
export function measure(
  seats: number,
  target: number,
  { games, seed = 'balance', iterations = 0 }: Measuring,
): Measure {
  const sum = empty(seats)
  for (let i = 0; i < games; i++) {
    const name = `${seed} ${seats} ${target} ${i}`
    const { table: t, decisions } =
      iterations > 0 ? playByThinking(seats, target, name, iterations) : playByPolicy(seats, target, name)
    const { result } = t.state
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
      countQuests(sum, t, seat)
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
