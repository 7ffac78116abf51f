import {
  type AnyGame,
  below,
  type Chance,
  Match,
  type OptionValues,
  required,
  Simulation,
  seedChance,
} from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import { playMatch } from '../league/play-match.ts'
import { levelPlayer } from '../league/player.ts'
import type { Inputs } from '../learned/inputs.ts'
import { shareByNet } from '../learned/learned-value.ts'
import { ValueNet } from '../learned/value-net.ts'
import type { ValueParams } from '../learned/value-params.ts'
import { takeOffers } from '../search/rollout.ts'
import { Recorder } from './recorder.ts'
import { joinSamples, type Samples } from './samples.ts'

/** The players of the games to learn from, and how they think. */
export interface SelfPlay {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly inputs: Inputs
  /** The network so far; null: the bot's own value. */
  readonly params: ValueParams | null
  /** Iterations a decision; 0: the policy answers at once. */
  readonly iterations: number
  /** How much what came of a game counts beside what the network thought on the way. */
  readonly lambda: number
  /** About one decision in so many gives a position: its neighbours say the same. */
  readonly every: number
  readonly seed: string
}

/** Random answers out of 100, game by game in turn: positions that good play alone would never meet are wanted too. */
const RANDOMNESS = [0, 3, 8, 20] as const
const DECISION_LIMIT = 6000

/** Plays some of the games of a generation, by their numbers, and keeps positions of them. The same numbers give the same games. */
export function selfPlay(setup: SelfPlay, numbers: readonly number[]): Samples {
  const net = setup.params ? new ValueNet(setup.params) : null
  const bot = net ? { ...setup.bot, value: shareByNet(net, setup.inputs) } : setup.bot
  return joinSamples(numbers.map((n) => playOne({ ...setup, bot }, net, n)))
}

function playOne(setup: SelfPlay, net: ValueNet | null, n: number): Samples {
  const { game, inputs, iterations, lambda, seed } = setup
  const chance = seedChance(`${seed} ${n}`)
  const table = tableFor(game, n, chance)
  const recorder = new Recorder(inputs, net)
  const randomness = required(RANDOMNESS[n % RANDOMNESS.length])
  const result = (iterations === 0 ? byPolicy : bySearch)(
    setup,
    { ...table, seed: `${seed} ${n}`, chance },
    {
      randomness,
      recorder,
    },
  )
  return result ? recorder.samples(result, net ? lambda : 1) : joinSamples([])
}

interface Sitting {
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
  readonly chance: Chance
}
interface Watching {
  readonly randomness: number
  readonly recorder: Recorder
}

/** All numbers of seats in turn, two twice as often; every other game with options drawn at random. */
function tableFor(game: AnyGame, n: number, chance: Chance): Pick<Sitting, 'seats' | 'options'> {
  const most = game.seats.max
  const sizes = [2, ...Array.from({ length: most - 1 }, (_, i) => i + 2)]
  const seats = required(sizes[Math.floor(n / RANDOMNESS.length) % sizes.length])
  if (n % 2 === 0) return { seats, options: {} }
  const drawn = Object.fromEntries(
    Object.entries(game.options).map(([name, { values }]) => [name, values[below(chance, values.length)]]),
  ) as OptionValues
  return { seats, options: game.refuses?.(seats, drawn) ? {} : drawn }
}

/** Everybody answers by policy. */
function byPolicy(
  { game, bot, every }: SelfPlay,
  sitting: Sitting,
  { randomness, recorder }: Watching,
): Simulation['result'] {
  const { seats, seed, chance } = sitting
  const { options } = new Match({ game, seats, options: sitting.options, seed }, { listen: false })
  const world = Simulation.start(game, seats, options, seed)
  for (let n = 0; world.ask && n < DECISION_LIMIT; n++) {
    takeOffers(world, bot, true)
    const { ask, table } = world
    if (!ask) break
    if (below(chance, every) === 0) recorder.keep(table)
    world.choose(below(chance, 100) < randomness ? ask.randomChoice(chance) : bot.policy(table, ask, chance))
  }
  return world.result
}

/** Everybody thinks; random answers are given without thinking. */
function bySearch(setup: SelfPlay, sitting: Sitting, { randomness, recorder }: Watching): Simulation['result'] {
  const { game, bot, iterations, every } = setup
  const { seats, options, seed, chance } = sitting
  const thinking = levelPlayer({ level: 'master', bot, budget: { iterations } })
  const random = levelPlayer({ level: 'random', bot })
  const player: typeof thinking = {
    name: 'learner',
    act(turn) {
      if (below(chance, every) === 0) recorder.keep(turn.match.table)
      return below(chance, 100) < randomness ? random.act(turn) : thinking.act(turn)
    },
  }
  return playMatch({ game, options, players: Array.from({ length: seats }, () => player), seed })
}
