import type { GameBot, Level } from '@sablier/bots'
import {
  type AnyGame,
  below,
  type Chance,
  Match,
  type OptionValues,
  RulesFault,
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
export function playGame(table: SimTable, seed: string): PlayedGame {
  return table.levels.every((level) => level === 'random') ? playSilently(table, seed) : playMatch(table, seed)
}

function playSilently({ game, bot, seats, options }: SimTable, seed: string): PlayedGame {
  const simulation = Simulation.start(game, seats, options, seed)
  const begin = simulation.table.state.home.slice()
  const chance = seedChance(`${seed} answers`)
  let decisions = 0
  for (let { ask } = simulation; ask; { ask } = simulation) {
    const took = game.offers && below(chance, OFFER_EVERY) === 0 && takeOffer(simulation, bot, chance)
    if (!took) simulation.choose(ask.randomChoice(chance))
    if (++decisions > DECISION_LIMIT) throw stuck(simulation.table.phase, ask.rule)
  }
  return { decisions, begin, end: simulation.table.state }
}

function takeOffer(simulation: Simulation, bot: GameBot, chance: Chance): boolean {
  const seat = below(chance, simulation.table.seats.length)
  const offers = simulation.offers(seat)
  const taken = offers.length > 0 ? (bot.takes?.(simulation.table, seat, offers) ?? null) : null
  if (taken !== null) simulation.take(seat, taken)
  return taken !== null
}

function playMatch({ game, bot, seats, options, levels }: SimTable, seed: string): PlayedGame {
  const match = new Match({ game, seats, options, seed }, { listen: false })
  const begin = match.table.state.home.slice()
  const computers = new Computers(bot, levels, seed)
  while (!match.over) {
    const entry = computers.next(match)
    if (!entry) throw new RulesFault(`Nobody is asked in ${match.table.phase} and the game is not over`)
    match.enter(entry)
    if (match.entries.length > DECISION_LIMIT) throw stuck(match.table.phase, match.asks()[0]?.rule ?? '')
  }
  return { decisions: match.entries.length, begin, end: match.table.state }
}

const stuck = (phase: string, rule: string): RulesFault =>
  new RulesFault(`No end after ${DECISION_LIMIT} decisions (in ${phase}, ${rule})`)
