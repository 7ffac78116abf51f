import type { Chance } from '../chance.ts'
import type { Ask } from '../flow/ask.ts'
import type { Choice } from '../flow/flow.ts'
import type { AnyGame, Offer, OptionValues } from '../game.ts'
import type { Seat } from '../shape.ts'
import { resample } from '../sight/resample.ts'
import { copyState, type Result, type State } from '../state.ts'
import { Table } from '../table/table.ts'
import { layoutFor, setUp } from './deal.ts'
import type { Entry } from './entry.ts'
import { Runner } from './runner.ts'

/** A silent game: no events, no checkpoints, no sealed answers. What search and statistics run on. */
export class Simulation {
  private readonly runner: Runner

  private constructor(readonly table: Table) {
    this.runner = new Runner(table, false)
  }

  /** A new game from its first ask. */
  static start(game: AnyGame, seats: number, options: OptionValues, seed: string): Simulation {
    const simulation = new Simulation(setUp(game, seats, options, seed, null))
    simulation.runner.begin()
    return simulation
  }
  /** A position: a state at the beginning of a phase and the entries since. The state is copied. */
  static resume(game: AnyGame, options: OptionValues, from: State, seats: number, since: readonly Entry[]): Simulation {
    const simulation = new Simulation(new Table(game, layoutFor(game, seats), copyState(from), options))
    simulation.runner.begin()
    for (const entry of since) simulation.enter(entry)
    return simulation
  }

  /** The open question; null when the game is over. */
  get ask(): Ask | null {
    return this.runner.pending
  }
  get result(): Result | null {
    return this.table.state.result
  }
  choose(choice: Choice): void {
    this.runner.choose(choice)
  }
  /** Takes an answer as people send it, also ahead of a seat's turn inside a common ask. */
  enter(entry: Entry): void {
    if ('take' in entry) this.runner.take(entry.seat, entry.take)
    else this.runner.feed(entry.seat, entry.answer)
  }
  offers(seat: Seat): Offer[] {
    return this.runner.offers(seat)
  }
  take(seat: Seat, offer: string): void {
    this.runner.take(seat, offer)
  }
  /** Deals anew what a seat may not know. */
  resample(seat: Seat, chance: Chance): void {
    resample(this.table, seat, chance)
  }
}
