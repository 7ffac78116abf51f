import { decide } from '@sablier/bots'
import { checkOptions, Match, type OptionValues, Simulation, seedChance, type Table } from '@sablier/kernel'
import { bot } from '../bot/index.ts'
import { STARTING_CARDS } from '../src/cards/starting-cards.ts'
import { game } from '../src/index.ts'
import { tokensOut } from '../src/procedures/supply.ts'
import { RESOURCES, type Resource } from '../src/resource.ts'

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

/** Looks on at every question. */
type Watch = (table: Table) => void

/** Plays one game by the policy alone. */
function playByPolicy({ seats, n, options }: OneGame, watch: Watch): Table {
  const simulation = Simulation.start(game, seats, options, `thief ${seats} ${n}`)
  const table = simulation.table
  const chance = seedChance(`answers ${n}`)
  for (let { ask } = simulation; ask; { ask } = simulation) {
    simulation.choose(bot.policy(table, ask, chance))
    watch(table)
  }
  return table
}

/** Plays one game between players who think before they answer, so many iterations each time. */
function playByThinking({ seats, n, options }: OneGame, iterations: number, watch: Watch): Table {
  const match = new Match({ game, seats, options, seed: `thief ${seats} ${n}` }, { listen: false })
  const table = match.table
  while (!match.over) {
    const [ask] = match.asks()
    if (!ask) throw new Error(`Nobody goes on: ${n}`)
    const seed = `${n} ${match.entries.length}`
    const { entry } = decide({ match, seat: ask.seat, level: 'novice', bot, seed, budget: { iterations } })
    if (!entry) throw new Error(`No answer: ${n}`)
    match.enter(entry)
    watch(table)
  }
  return match.table
}

/** How the owners of a pair of Starting cards fared. */
interface Pair {
  played: number
  won: number
  /** Points above the mean of the table, in all. */
  lead: number
}

/** What a series of games came to. */
export interface Figures {
  readonly seats: number
  readonly games: number
  /** For each game the most tokens of each kind that were out of the Supply at once. */
  readonly peaks: Readonly<Record<Resource, number>>[]
  /** By the Starting Location. */
  readonly pairs: Record<string, Pair>
  readonly scores: number[]
  readonly bySeat: number[]
  readonly reached: number
}

/** Plays games between equal players and counts what became of them. */
export function measure(seats: number, { games, from = 0, iterations = 0, options: wanted = {} }: Measuring): Figures {
  const options = checkOptions(game, seats, wanted)
  const figures = {
    seats,
    games,
    peaks: [],
    pairs: {},
    scores: [],
    bySeat: Array(seats).fill(0),
    reached: 0,
  } as Figures
  let reached = 0
  for (let n = from; n < from + games; n++) {
    const peak = { sword: 0, gem: 0, lamp: 0, time: 0, danger: 0 }
    const watch: Watch = (table) => {
      for (const kind of RESOURCES) peak[kind] = Math.max(peak[kind], tokensOut(table, kind))
    }
    const one = { seats, n, options }
    const table = iterations > 0 ? playByThinking(one, iterations, watch) : playByPolicy(one, watch)
    figures.peaks.push(peak)
    count(figures, table)
    if (table.state.result?.reason === 'solo-won') reached++
  }
  return { ...figures, reached }
}

const STARTING_LOCATIONS = STARTING_CARDS.filter(({ type }) => type === 'location').map(({ id }) => id)

/** The Starting Location that a seat was dealt: it stays in the PRESENT, or lies in the PAST. */
function startOf(table: Table, seat: number): string {
  const pieces = [...table.zone('present-locations', seat).pieces, ...table.zone('past', seat).pieces]
  return STARTING_LOCATIONS.find((id) => pieces.some((piece) => table.card(piece).id === id)) ?? ''
}

function count({ seats, pairs, scores, bySeat }: Figures, table: Table): void {
  const { winners = [], scores: ends = [] } = table.state.result ?? {}
  const mean = ends.reduce((sum, score) => sum + score, 0) / seats
  for (const seat of table.seats) {
    const won = winners.includes(seat) ? 1 / winners.length : 0
    const id = startOf(table, seat)
    const { played = 0, won: before = 0, lead = 0 } = pairs[id] ?? {}
    const score = ends[seat] ?? 0
    pairs[id] = { played: played + 1, won: before + won, lead: lead + score - mean }
    scores.push(score)
    bySeat[seat] = (bySeat[seat] ?? 0) + won
  }
}
