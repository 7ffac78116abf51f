import {
  type Answer,
  type Ask,
  type Chance,
  type Choice,
  type Entry,
  type Match,
  resample,
  type Seat,
  type Simulation,
} from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'

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
  give(world: Simulation, choice: Choice, answer: () => Answer): void
  encode(choice: Choice): Answer
}

/** Is the open question of a world one of several asked at once? */
export const isGathering = (world: Simulation): boolean => world.table.gathering !== null

/** The question a seat has to answer now; null if it is not asked. */
export function questionFor(match: Match, seat: Seat, bot: GameBot, chance: Chance): Question | null {
  if (!match.askOf(seat)) return null
  const world = match.world(seat, chance)
  const alone = world.ask?.seat === seat && !isGathering(world)
  return alone ? openQuestion(match, seat, world.ask as Ask, chance) : sealedQuestion(match, seat, bot, chance)
}

/** One seat is asked: the world's own question is the question. */
function openQuestion(match: Match, seat: Seat, ask: Ask, chance: Chance): Question {
  return {
    ask,
    world: (_, over) => match.world(seat, chance, over),
    look: (world, work) => work(world.ask as Ask),
    give: (world, choice) => world.choose(choice),
    encode: (choice) => ask.encode(choice),
  }
}

/**
 * Several seats are asked at once. The question is read on a copy dealt anew; the others answer by policy in a twin world
 * where this seat's answer is not the one being tried, so that nobody reacts to what is still sealed.
 */
function sealedQuestion(match: Match, seat: Seat, bot: GameBot, chance: Chance): Question {
  const copy = match.fork()
  const ask = copy.askOf(seat) as Ask
  const look = <T>(work: (ask: Ask) => T): T =>
    copy.asSeenBy(seat, () => {
      resample(copy.table, seat, chance)
      return work(ask)
    })
  const seals: Seal[] = []
  return {
    ask,
    world(n, over) {
      const before: Chance = [...chance]
      const seal = (n !== undefined && seals[n]) || sealedByOthers(match.world(seat, chance), seat, bot, chance)
      if (n !== undefined) seals[n] = seal
      const world = match.world(seat, before, over)
      for (const entry of seal.entries) world.enter(entry)
      for (let i = 0; i < chance.length; i++) chance[i] = seal.after[i] as number
      return world
    },
    look: (_, work) => look(work),
    give(world, _, answer) {
      // What others have answered may end the game before this seat's answer counts.
      if (!world.result) world.enter({ seat, answer: answer() })
    },
    encode: (choice) => look(() => ask.encode(choice)),
  }
}

/** What the others answer in one world, and where that leaves chance. */
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
