import type { Answerer, Ask, Chance, Choice, Seat, Simulation } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import type { Tuning } from '../tuning.ts'

/** The input of a rollout. */
export interface RolloutRules {
  readonly bot: GameBot
  readonly chance: Chance
  readonly tuning: Tuning
}

/** Counts the decisions and turns of one way through a game, and says when it is far enough to be valued. */
export class Pace {
  private made = 0
  private turns = 0
  private rounds = 0
  private active: number
  private round: number

  constructor(
    private readonly world: Simulation,
    private readonly tuning: Tuning,
  ) {
    const { active, round } = world.table.state
    this.active = active
    this.round = round
  }

  /** Whether another decision may be made. */
  goesOn(): boolean {
    const { active, round } = this.world.table.state
    if (active !== this.active || round !== this.round) {
      if (round !== this.round) this.rounds++
      this.active = active
      this.round = round
      this.turns++
    }
    const { turns, rounds, cutoff } = this.tuning
    return this.turns < turns && this.rounds < rounds && this.made++ < cutoff
  }
}

/** At most so many offers are taken up in a row, so that no pair of them runs for ever. */
const IN_A_ROW = 4

/** Lets the asked seat take up the standing offers that it would take up; and `everybody`, if something was just proposed. */
export function takeOffers(world: Simulation, bot: GameBot, everybody: boolean): void {
  if (!world.ask || !mayTake(world, bot, world.ask)) return
  let taken = takeUp(world, bot, world.ask.seat)
  for (const seat of world.table.seats)
    if ((everybody || taken > 0) && seat !== world.ask?.seat) taken += takeUp(world, bot, seat)
}

/** Takes up what one seat would take up; returns how often. */
function takeUp(world: Simulation, bot: GameBot, seat: Seat): number {
  for (let taken = 0; ; taken++) {
    const offers = taken < IN_A_ROW && world.ask?.spec.stable ? world.offers(seat) : []
    const taking = offers.length > 0 ? (bot.takes?.(world.table, seat, offers) ?? null) : null
    if (taking === null) return taken
    world.take(seat, taking.take, taking.said)
  }
}

/** Whether offers may be taken up at a question, so that it must not be answered on the spot. */
export const mayTake = (world: Simulation, bot: GameBot, ask: Ask): boolean =>
  bot.takes !== undefined && world.table.game.offers !== undefined && ask.spec.stable

/** Plays on by policy until it is far enough or the game is over. */
export function rollOut(world: Simulation, rules: RolloutRules, pace: Pace, proposed = false): void {
  const player = new RolloutPlayer(world, rules, pace, proposed)
  while (pace.goesOn()) {
    takeOffers(world, rules.bot, player.justProposed)
    const { ask } = world
    if (!ask) return
    world.choose(player.byPolicy(ask), player)
  }
}

/** Answers by policy as long as it is not far enough and nobody may take up an offer. */
class RolloutPlayer implements Answerer {
  constructor(
    private readonly world: Simulation,
    private readonly rules: RolloutRules,
    private readonly pace: Pace,
    public justProposed: boolean,
  ) {}

  byPolicy(ask: Ask): Choice {
    this.justProposed = ask.kind === 'propose'
    return this.rules.bot.policy(this.world.table, ask, this.rules.chance)
  }
  answer(ask: Ask): Choice | null {
    return mayTake(this.world, this.rules.bot, ask) || !this.pace.goesOn() ? null : this.byPolicy(ask)
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
