import {
  type Answer,
  type Ask,
  type Chance,
  type Choice,
  type Entry,
  type Match,
  required,
  resample,
  type Seat,
  type Simulation,
} from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import type { Edge } from './tree.ts'

/** The question a seat has to answer, and the worlds in which its answers can be tried. Nothing here reads the true table. */
export interface Question {
  readonly ask: Ask
  /**
   * A new world that fits what the seat knows, at the question. Chance stands as it does whenever the n-th is dealt. It is laid
   * out `over` one that is not needed any more.
   */
  world(n?: number, over?: Simulation | null): Simulation
  /** Looks at the question on a table that fits what the seat knows. */
  look<T>(world: Simulation, work: (ask: Ask) => T): T
  /** Gives an answer in a world. */
  give(world: Simulation, edge: Edge): void
  encode(choice: Choice): Answer
}

/** Is the open question of a world one of several asked at once? */
export const isGathering = (world: Simulation): boolean => world.table.gathering !== null

/** The question a seat has to answer now; null if it is not asked. */
export function questionFor(match: Match, seat: Seat, bot: GameBot, chance: Chance): Question | null {
  if (!match.askOf(seat)) return null
  const world = match.world(seat, chance)
  const alone = world.ask?.seat === seat && !isGathering(world)
  return alone
    ? new OpenQuestion(match, seat, required(world.ask), chance)
    : new SealedQuestion(match, seat, bot, chance)
}

/** An answer tried as people send it, made when somebody first needs it. */
export function answerOf(question: Question, edge: Edge): Answer {
  edge.answer ??= question.encode(edge.choice)
  return edge.answer
}

/** One seat is asked: the world's own question is the question. */
class OpenQuestion implements Question {
  constructor(
    private readonly match: Match,
    private readonly seat: Seat,
    readonly ask: Ask,
    private readonly chance: Chance,
  ) {}

  world(_?: number, over?: Simulation | null): Simulation {
    return this.match.world(this.seat, this.chance, over)
  }
  look<T>(world: Simulation, work: (ask: Ask) => T): T {
    return work(required(world.ask))
  }
  give(world: Simulation, edge: Edge): void {
    world.choose(edge.choice)
  }
  encode(choice: Choice): Answer {
    return this.ask.encode(choice)
  }
}

/**
 * Several seats are asked at once. The question is read on a copy dealt anew; the others answer by policy in a twin world
 * where this seat's answer is not the one being tried, so that nobody reacts to what is still sealed.
 */
class SealedQuestion implements Question {
  readonly ask: Ask
  private readonly copy: Match
  private readonly seals: Seal[] = []

  constructor(
    private readonly match: Match,
    private readonly seat: Seat,
    private readonly bot: GameBot,
    private readonly chance: Chance,
  ) {
    this.copy = match.fork()
    this.ask = required(this.copy.askOf(seat))
  }

  world(n?: number, over?: Simulation | null): Simulation {
    const { match, seat, chance } = this
    const before: Chance = [...chance]
    const seal = this.seal(n)
    const world = match.world(seat, before, over)
    for (const entry of seal.entries) world.enter(entry)
    for (let i = 0; i < chance.length; i++) chance[i] = required(seal.after[i])
    return world
  }
  look<T>(_: Simulation | null, work: (ask: Ask) => T): T {
    const { copy, seat, chance, ask } = this
    return copy.asSeenBy(seat, () => {
      resample(copy.table, seat, chance)
      return work(ask)
    })
  }
  give(world: Simulation, edge: Edge): void {
    // Answers of others may end the game before this seat's answer counts.
    if (!world.result) world.enter({ seat: this.seat, answer: answerOf(this, edge) })
  }
  encode(choice: Choice): Answer {
    return this.look(null, (ask) => ask.encode(choice))
  }
  /** The answers of the others in the n-th world. */
  private seal(n?: number): Seal {
    const { match, seat, bot, chance } = this
    const known = n === undefined ? undefined : this.seals[n]
    const seal = known ?? sealedByOthers(match.world(seat, chance), seat, bot, chance)
    if (n !== undefined) this.seals[n] = seal
    return seal
  }
}

/** The answers of the others in one world, and the random state after them. */
interface Seal {
  readonly entries: readonly Entry[]
  readonly after: Readonly<Chance>
}

function sealedByOthers(twin: Simulation, seat: Seat, bot: GameBot, chance: Chance): Seal {
  const entries: Entry[] = []
  for (let { ask } = twin; ask && isGathering(twin); { ask } = twin) {
    const choice = bot.policy(twin.table, ask, chance)
    if (ask.seat !== seat) entries.push({ seat: ask.seat, answer: ask.encode(choice) })
    twin.choose(choice)
  }
  return { entries, after: [...chance] }
}
