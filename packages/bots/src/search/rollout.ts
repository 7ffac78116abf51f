import { type Ask, below, type Chance, type Choice, type Seat, type Simulation } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'

/** What a rollout needs to know. */
export interface RolloutRules {
  readonly bot: GameBot
  readonly chance: Chance
  /** How often an answer is random, out of 100. */
  readonly randomness: number
}

/** Takes up the standing offers that the asked seat would take up; at most a few, so that no pair of offers runs for ever. */
export function takeOffers(world: Simulation, bot: GameBot): void {
  if (!bot.takes || !world.table.game.offers) return
  for (let taken = 0; taken < 4 && world.ask?.spec.stable; taken++) {
    const { seat } = world.ask
    const offers = world.offers(seat)
    const id = offers.length > 0 ? bot.takes(world.table, seat, offers) : null
    if (id === null) return
    world.take(seat, id)
  }
}

/** Answers the open question by the game's policy. */
export function answerByPolicy(world: Simulation, ask: Ask, { bot, chance }: RolloutRules): void {
  world.choose(bot.policy(world.table, ask, chance))
}

/** Plays on by policy, now and then at random, until so many decisions were made or the game is over. */
export function rollOut(world: Simulation, rules: RolloutRules, decisions: number): void {
  const { bot, chance, randomness } = rules
  for (let made = 0; made < decisions; made++) {
    takeOffers(world, bot)
    const { ask } = world
    if (!ask) return
    const atRandom = randomness > 0 && below(chance, 100) < randomness
    const choice: Choice = atRandom ? ask.randomChoice(chance) : bot.policy(world.table, ask, chance)
    world.choose(choice)
  }
}

/** The share of the win that a seat has or may expect. */
export function worthTo(world: Simulation, bot: GameBot, seat: Seat): number {
  const { result } = world
  if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0
  const value = bot.value(world.table, seat)
  return value > 0 ? (value < 1 ? value : 1) : 0
}

/** The score that a seat has now or ended with. */
export function scoreOf(world: Simulation, seat: Seat): number {
  return world.result ? (world.result.scores[seat] ?? 0) : world.table.game.score(world.table, seat)
}
