import type { Chance } from '../chance.ts'
import type { Ask } from '../flow/ask.ts'
import type { Answerer, Choice } from '../flow/flow.ts'
import type { AnyGame, Offer, OptionValues } from '../game.ts'
import type { Seat } from '../shape.ts'
import { resample } from '../sight/resample.ts'
import { copyState, overwriteState, type Result, type State } from '../state.ts'
import { RunningTable } from '../table/running-table.ts'
import { layoutFor, setUp } from './deal.ts'
import type { Entry } from './entry.ts'
import type { Match } from './match.ts'
import type { Redraw } from './redraw.ts'
import { type GatherListener, Runner } from './runner.ts'

/** Entry by entry: the answer as it was read when it was given, null if it must be read anew. */
export type Read = readonly (Choice | null)[]

/** How a world is dealt. */
interface Redeal {
  readonly seat: Seat
  readonly chance: Chance
  readonly read: Read
  readonly redraws: readonly Redraw[]
  readonly now: Runner
  readonly over: Simulation | null
}

/** Deals a world: inside the shared question that is open `now`, before it is put, or later on demand. */
class Dealing implements GatherListener {
  isDealt = false

  constructor(
    private readonly table: RunningTable,
    private readonly redeal: Redeal,
  ) {}

  beforeGather(gathers: number): void {
    const { now } = this.redeal
    if (now.gather && gathers === now.gathers && this.table.state.step === now.table.state.step) this.deal()
  }
  deal(): void {
    if (this.isDealt) return
    this.isDealt = true
    resample(this.table, this.redeal.seat, this.redeal.chance)
  }
}

/** Gives the answers that were read before one after the other, up to the first that must be read anew. */
class Known implements Answerer {
  /** How many entries have had their turn. */
  count = 0
  /** Chance is drawn anew after so many: nothing is answered on the spot beyond. */
  stop = -1

  constructor(private readonly read: Read) {}

  answer(): Choice | null {
    if (this.count === this.stop) return null
    const choice = this.read[this.count] ?? null
    if (choice !== null) this.count++
    return choice
  }
}

/** A silent game: no events, no checkpoints, no sealed answers. What search and statistics run on. */
export class Simulation {
  private readonly runner: Runner

  private constructor(readonly table: RunningTable) {
    this.runner = new Runner(table, false)
  }

  /** A new game from its first ask. */
  static start(game: AnyGame, seats: number, options: OptionValues, seed: string): Simulation {
    const simulation = new Simulation(setUp({ game, seats, options, seed }, null))
    simulation.runner.begin()
    return simulation
  }
  /** A position: a state at the beginning of a phase and the entries since, `read` where they were. The state is copied. */
  static resume(
    { game, options, seats }: Pick<Match, 'game' | 'options' | 'seats'>,
    from: State,
    since: readonly Entry[],
    { read = [], redraws = [] }: { readonly read?: Read; readonly redraws?: readonly Redraw[] } = {},
  ): Simulation {
    const simulation = Simulation.at({ game, options, seats }, from)
    simulation.replay(since, read, redraws)
    return simulation
  }
  /**
   * The same position with all that a seat may not know dealt anew: inside the shared question that is open `now`, before it is
   * put, so that the other seats choose among the cards they are dealt; else at the end. It is laid out over a world of the
   * same match that nobody needs any more, if there is one.
   */
  static world(
    match: Pick<Match, 'game' | 'options' | 'seats'>,
    from: State,
    since: readonly Entry[],
    redeal: Redeal,
  ): Simulation {
    const { over } = redeal
    const simulation = over ?? Simulation.at(match, from)
    if (over) overwriteState(over.table.state, from)
    const { runner, table } = simulation
    const dealing = new Dealing(table, redeal)
    runner.listener = dealing
    // Once it is dealt, chance is of this world: what was truly drawn must not be known to who plays it.
    simulation.replay(since, redeal.read, redeal.redraws, () => dealing.isDealt)
    runner.listener = null
    dealing.deal()
    return simulation
  }
  private static at({ game, options, seats }: Pick<Match, 'game' | 'options' | 'seats'>, from: State): Simulation {
    return new Simulation(new RunningTable(game, layoutFor(game, seats), copyState(from), options))
  }
  private replay(
    since: readonly Entry[],
    read: Read,
    redraws: readonly Redraw[],
    isDealt: () => boolean = () => false,
  ): void {
    const known = new Known(read)
    this.runner.begin()
    let drawn = 0
    for (;;) {
      for (; redraws[drawn]?.after === known.count; drawn++)
        if (!isDealt()) this.runner.drawAnew(redraws[drawn] as Redraw)
      known.stop = redraws[drawn]?.after ?? -1
      if (known.count >= since.length) return
      const choice = known.answer()
      if (choice !== null) this.choose(choice, known)
      else this.enter(since[known.count++] as Entry)
    }
  }

  /** The open question; null when the game is over. */
  get ask(): Ask | null {
    return this.runner.pending
  }
  get result(): Result | null {
    return this.table.state.result
  }
  /** Answers the open question, and those that follow on the spot as long as `then` has answers. */
  choose(choice: Choice, then: Answerer | null = null): void {
    const { table } = this
    table.answerer = then
    try {
      this.runner.choose(choice)
    } finally {
      table.answerer = null
    }
  }
  /** Takes an answer as people send it, also ahead of a seat's turn inside a shared question. */
  enter(entry: Entry): void {
    if ('take' in entry) this.runner.take(entry.seat, entry.take, entry.said)
    else this.runner.feed(entry.seat, entry.answer)
  }
  offers(seat: Seat): Offer[] {
    return this.runner.offers(seat)
  }
  take(seat: Seat, offer: string, said?: object): void {
    this.runner.take(seat, offer, said)
  }
}
