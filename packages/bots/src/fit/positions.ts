import { type AnyGame, below, Match, required, Simulation, seedChance } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import { takeOffers } from '../search/rollout.ts'
import type { Features } from '../value/features.ts'

/** A position of a game that was played to its end. */
export interface Position {
  /** Which game it is from. */
  readonly game: number
  /** By how much the first seat stands better than the second, feature by feature. */
  readonly ahead: Readonly<Record<string, number>>
  readonly late: number
  /** The bot's estimate of it. */
  readonly valued: number
  /** The first seat's share of the win in the end. */
  readonly won: number
}

/** The games from which positions are collected. */
export interface Collection {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly features: Features
  readonly games: number
  readonly seed: string
}

/** Random answers out of 100, game by game in turn: positions that good play alone would never meet are wanted too. */
const RANDOMNESS = [0, 3, 8, 20] as const
/** About one decision in so many gives a position: its neighbours say the same. */
const EVERY = 10
const DECISION_LIMIT = 4000

/** Plays games between two seats by the bot's policy and keeps positions with what came of them. */
export function collectPositions(from: Collection): Position[] {
  const { options } = new Match({ game: from.game, seats: 2, seed: from.seed }, { listen: false })
  return Array.from({ length: from.games }, (_, game) => {
    const world = Simulation.start(from.game, 2, options, `${from.seed} ${game}`)
    return positionsOf(world, from, game)
  }).flat()
}

function positionsOf(world: Simulation, { bot, features, seed }: Collection, game: number): Position[] {
  const chance = seedChance(`${seed} ${game} answers`)
  const randomness = required(RANDOMNESS[game % RANDOMNESS.length])
  const met: Omit<Position, 'won'>[] = []
  for (let n = 0; world.ask && n < DECISION_LIMIT; n++) {
    takeOffers(world, bot, true)
    const { ask, table } = world
    if (!ask) break
    if (below(chance, EVERY) === 0) {
      const own = features.of(table, 0)
      const other = features.of(table, 1)
      if (own && other)
        met.push({ game, ahead: less(own, other), late: features.late(table), valued: bot.value(table, 0) })
    }
    world.choose(below(chance, 100) < randomness ? ask.randomChoice(chance) : bot.policy(table, ask, chance))
  }
  const winners = world.result?.winners
  if (!winners) return []
  const won = winners.includes(0) ? 1 / winners.length : 0
  return met.map((position) => ({ ...position, won }))
}

function less(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(one).map(([name, n]) => [name, n - required(other[name])]))
}
