import { decide } from '@sablier/bots'
import { checkOptions, Match, type OptionValues, Simulation, seedChance, type Table } from '@sablier/kernel'
import { bot } from '../bot/index.ts'
import { game } from '../src/index.ts'

/** How games are measured: how many, from which one on, and how long players think; not at all if they follow the policy. */
export interface Measuring {
  readonly games: number
  readonly from?: number
  readonly iterations?: number
  /** Options of the table that differ from the usual ones. */
  readonly options?: OptionValues
}

/** One game of a series: how many sit at it, which one it is, and what was agreed. */
interface OneGame {
  readonly seats: number
  readonly n: number
  readonly options: OptionValues
}

/** Plays one game by the policy alone. */
function playByPolicy({ seats, n, options }: OneGame): Table {
  const simulation = Simulation.start(game, seats, options, `b${seats} ${n}`)
  const { table } = simulation
  const chance = seedChance(`c${n}`)
  for (let { ask } = simulation; ask; { ask } = simulation) simulation.choose(bot.policy(table, ask, chance))
  return table
}

/** Plays one game between players who think before they answer, so many iterations each time. */
function playByThinking({ seats, n, options }: OneGame, iterations: number): Table {
  const match = new Match({ game, seats, options, seed: `b${seats} ${n}` }, { listen: false })
  while (!match.over) {
    const [ask] = match.asks()
    if (!ask) throw new Error(`Nobody goes on: ${n}`)
    const seed = `${n} ${match.entries.length}`
    const { entry } = decide({ match, seat: ask.seat, level: 'adept', bot, seed, budget: { iterations } })
    if (!entry) throw new Error(`No answer: ${n}`)
    match.enter(entry)
  }
  return match.table
}

/** Plays games between equal players and counts what became of them. */
export function measure(seats: number, { games, from = 0, iterations = 0, options: wanted = {} }: Measuring) {
  const options = checkOptions(game, seats, wanted)
  const turns: number[] = []
  const byOrder = Array.from({ length: seats }, () => 0)
  const ends: Record<string, number> = {}
  const characters: Record<string, { games: number; wins: number }> = {}
  let deaths = 0
  for (let n = from; n < from + games; n++) {
    const table =
      iterations > 0 ? playByThinking({ seats, n, options }, iterations) : playByPolicy({ seats, n, options })
    const { result } = table.state
    const winner = result?.winners[0]
    for (const seat of table.seats) {
      const { id } = table.card(table.zone('character', seat).pieces[0] as number)
      const { games: played, wins } = characters[id] ?? { games: 0, wins: 0 }
      characters[id] = { games: played + 1, wins: wins + (seat === winner ? 1 : 0) }
    }
    const reason = result?.reason ?? ''
    ends[reason] = (ends[reason] ?? 0) + 1
    deaths += table.seats.filter((seat) => table.track('fallen', seat) > 0).length
    if (winner === undefined) continue
    turns.push(table.track('turns', winner))
    const order = (winner - (table.fact('first') as number) + seats) % seats
    byOrder[order] = (byOrder[order] ?? 0) + 1 / games
  }
  turns.sort((a, b) => a - b)
  const at = (share: number) => turns[Math.floor(share * (turns.length - 1))]
  const deathsPerPlayer = deaths / games / seats
  return { seats, ends, turns: [at(0.1), at(0.5), at(0.9)], byOrder, deathsPerPlayer, characters }
}
