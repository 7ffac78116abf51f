import { type Answer, below, type Chance, required, type Seat, type Simulation } from '@sablier/kernel'
import type { Stopwatch } from '../budget.ts'
import type { GameBot } from '../game-bot.ts'
import type { Tuning } from '../tuning.ts'
import { repeatChance } from './common-worlds.ts'
import { Contest } from './contest.ts'
import { exactKeys } from './option-key.ts'
import { Others, Settling } from './others.ts'
import { answerOf, type Question } from './question.ts'
import { Pace, rollOut, scoreOf, takeOffers } from './rollout.ts'
import { include, openAll, overlook, select } from './select.ts'
import { styledWorth } from './style.ts'
import { type Edge, Node } from './tree.ts'

/** Worlds that may break down before the search gives up. */
const FAILURES_BORNE = 4

/** The input of a search. */
export interface SearchSetup {
  readonly question: Question
  readonly seat: Seat
  readonly bot: GameBot
  readonly tuning: Tuning
  readonly chance: Chance
}

/** Information-set tree search: every iteration deals what the seat does not know anew and grows one tree over all worlds. */
export class Search {
  readonly root: Node
  iterations = 0
  /** The first failure in a world, if any. */
  failure: string | null = null
  private failures = 0
  /** The world of the iteration before, for the next one to be laid out over. */
  private last: Simulation | null = null
  /** The answers that the present iteration follows. */
  private way: { edge: Edge; seat: Seat }[] = []
  private readonly start: Readonly<Chance>
  private readonly contest: Contest
  /** The answer that was to be looked at in any case. */
  readonly included: Edge | null

  constructor(
    private readonly setup: SearchSetup,
    included?: Answer,
  ) {
    const { question, chance, tuning } = setup
    let includedEdge: Edge | null = null
    this.root = question.look(question.world(), (ask) => {
      const root = new Node(exactKeys(ask))
      openAll(root, ask, setup)
      overlook(root, setup)
      if (included !== undefined) includedEdge = include(root, ask, ask.decode(included))
      return root
    })
    this.included = includedEdge
    this.start = [...chance]
    this.contest = new Contest([...this.root.edges.values()], tuning.shares === 'promising', tuning.trust)
  }

  /** Thinks until the time is over or nothing more could change the answer. */
  run(stopwatch: Stopwatch): void {
    for (let left = stopwatch.left(0); left > 0; left = stopwatch.left(this.iterations)) {
      const edge = this.contest.next(left)
      if (!edge) return
      this.attempt(edge)
      this.iterations++
    }
  }

  /** A world in which the game or its bot breaks down is passed over and told; when too many do, thinking is no use. */
  private attempt(edge: Edge): void {
    try {
      this.iterate(edge)
    } catch (thrown) {
      this.last = null
      this.failure ??= thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
      edge.add(edge.mean)
      if (++this.failures > FAILURES_BORNE && this.failures * 2 > this.iterations) throw thrown
    }
  }

  /** The best answer, or what a player takes for it whose judgement strays. */
  best(): Edge | null {
    const { noise } = this.setup.tuning
    if (noise === 0) return this.contest.best()
    let best: Edge | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const edge of this.root.edges.values()) {
      if (edge.visits === 0) continue
      const judged = edge.mean + noise * this.stray()
      if (judged > most) {
        best = edge
        most = judged
      }
    }
    return best
  }
  /** How far one judgement strays: mostly by less than one, seldom by three. */
  private stray(): number {
    let sum = -6
    for (let n = 0; n < 12; n++) sum += below(this.setup.chance, 1000) / 1000
    return sum
  }
  answerOf(edge: Edge): Answer {
    return answerOf(this.setup.question, edge)
  }

  private iterate(edge: Edge): void {
    const { question, seat, tuning } = this.setup
    this.way = [{ edge, seat }]
    repeatChance(this.setup.chance, this.start, edge.visits)
    const world = question.world(edge.visits, this.last)
    this.last = world
    const pace = new Pace(world, tuning)
    question.give(world, edge)
    this.settle(world)
    if (edge.visits >= tuning.ripe) this.descend(world, edge, pace)
    rollOut(world, this.setup, pace)
    this.learn(world)
  }

  /** Lets the others finish a shared question before anybody thinks ahead. */
  private settle(world: Simulation): void {
    const everybody = new Settling(world, this.setup)
    const choice = world.ask && everybody.answer(world.ask)
    if (choice !== null) world.choose(choice, everybody)
  }

  private descend(world: Simulation, from: Edge, pace: Pace): void {
    const { seat, bot, tuning } = this.setup
    const others = new Others(world, this.setup, pace)
    let edge = from
    let own = 1
    while (own < tuning.depth && pace.goesOn()) {
      takeOffers(world, bot, false)
      const { ask } = world
      if (!ask) return
      if (others.areAsked(ask)) {
        world.choose(others.byPolicy(ask), others)
        continue
      }
      if (ask.seat === seat) own++
      const followed = select(edge.next(ask.seat, ask.rule), ask, this.setup)
      this.way.push({ edge: followed.edge, seat: ask.seat })
      world.choose(followed.choice)
      if (followed.fresh) return
      edge = followed.edge
    }
  }

  private learn(world: Simulation): void {
    const { bot, seat, tuning } = this.setup
    const worth: number[] = []
    for (const step of this.way) {
      worth[step.seat] ??= styledWorth(world, bot, step.seat, step.seat === seat ? tuning.style : 'even')
      step.edge.add(required(worth[step.seat]))
    }
    const [first] = this.way
    if (first) first.edge.score += scoreOf(world, seat)
  }
}
