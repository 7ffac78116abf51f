import type { GameBot, Level } from '@sablier/bots'
import {
  type Answer,
  type AnyGame,
  type Ask,
  below,
  type Chance,
  type Choice,
  Match,
  type OptionValues,
  RulesFault,
  type Seat,
  Simulation,
  type State,
  seedChance,
} from '@sablier/kernel'
import { Computers } from '../computers.ts'

/** What a simulated table is made of. */
export interface SimTable {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly seats: number
  readonly options: OptionValues
  readonly levels: readonly Level[]
  /** What a thinking player may spend on a decision; null: what its level usually has. */
  readonly iterations?: number | null
}

/** Looks on while a game is played: at the table between answers, and at every answer before it takes effect. */
export interface Watcher {
  begun(state: State): void
  answered(ask: Ask, choice: Choice): void
  stood(state: State): void
  ended(state: State): void
}

/** One simulated game: where its pieces lay after set-up and at the end, and how many decisions it took. */
export interface PlayedGame {
  readonly decisions: number
  readonly begin: readonly number[]
  readonly end: State
}

/** Past so many decisions a game counts as stuck. */
const DECISION_LIMIT = 50_000
/** Random players look at standing offers once in so many decisions. */
const OFFER_EVERY = 6

/** Plays one game to its end. Throws a RulesFault if it has none. */
export function playGame(table: SimTable, seed: string, watcher: Watcher | null = null): PlayedGame {
  const play = table.levels.every((level) => level === 'random') ? playSilently : playMatch
  const played = play(table, seed, watcher)
  watcher?.ended(played.end)
  return played
}

function playSilently({ game, bot, seats, options }: SimTable, seed: string, watcher: Watcher | null): PlayedGame {
  const simulation = Simulation.start(game, seats, options, seed)
  const begin = simulation.table.state.home.slice()
  watcher?.begun(simulation.table.state)
  const chance = seedChance(`${seed} answers`)
  let decisions = 0
  for (let { ask } = simulation; ask; { ask } = simulation) {
    const took = game.offers && below(chance, OFFER_EVERY) === 0 && takeOffer(simulation, bot, chance)
    if (!took) {
      const choice = ask.randomChoice(chance)
      watcher?.answered(ask, choice)
      simulation.choose(choice)
    }
    watcher?.stood(simulation.table.state)
    if (++decisions > DECISION_LIMIT) throw stuck(simulation.table.phase, ask.rule)
  }
  return { decisions, begin, end: simulation.table.state }
}

function takeOffer(simulation: Simulation, bot: GameBot, chance: Chance): boolean {
  const seat = below(chance, simulation.table.seats.length)
  const offers = simulation.offers(seat)
  const taken = offers.length > 0 ? (bot.takes?.(simulation.table, seat, offers) ?? null) : null
  if (taken !== null) simulation.take(seat, taken.take, taken.said)
  return taken !== null
}

function playMatch(table: SimTable, seed: string, watcher: Watcher | null): PlayedGame {
  const { game, bot, seats, options, levels, iterations = null } = table
  const match = new Match({ game, seats, options, seed }, { listen: false })
  const begin = match.table.state.home.slice()
  watcher?.begun(match.table.state)
  const computers = new Computers(bot, levels, seed, iterations)
  while (!match.over) {
    const entry = computers.next(match)
    if (!entry) throw new RulesFault(`Nobody is asked in ${match.table.phase} and the game is not over`)
    if (watcher && 'answer' in entry) watcher.answered(...readEntry(match, entry.seat, entry.answer))
    match.enter(entry)
    watcher?.stood(match.table.state)
    if (match.entries.length > DECISION_LIMIT) throw stuck(match.table.phase, match.asks()[0]?.rule ?? '')
  }
  return { decisions: match.entries.length, begin, end: match.table.state }
}

/** An answer as the seat that gives it reads its question. */
export function readEntry(match: Match, seat: Seat, answer: Answer): [Ask, Choice] {
  const ask = match.askOf(seat)
  if (!ask) throw new RulesFault(`Seat ${seat} answers in ${match.table.phase} and is not asked`)
  return [ask, match.asSeenBy(seat, () => ask.decode(answer))]
}

const stuck = (phase: string, rule: string): RulesFault =>
  new RulesFault(`No end after ${DECISION_LIMIT} decisions (in ${phase}, ${rule})`)
