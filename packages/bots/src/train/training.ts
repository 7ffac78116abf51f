import { type AnyGame, required } from '@sablier/kernel'
import type { GameBot } from '../game-bot.ts'
import { allRows, Inputs } from '../learned/inputs.ts'
import { type LearnedValue, packValue } from '../learned/learned-file.ts'
import { partsOf, type ValueParams } from '../learned/value-params.ts'
import { meanSurprise, trainEpoch } from './epoch.ts'
import { CHUNK, KEPT_APART, type Recipe } from './recipe.ts'
import { joinSamples, packSamples, type Samples, unpackSamples } from './samples.ts'
import { newParams, ValueTrainer } from './value-trainer.ts'

/** Some games to be played for a generation. */
export interface PlayOrder {
  readonly recipe: Recipe
  readonly generation: number
  /** The network so far; null in the first generation. */
  readonly params: ValueParams | null
  /** The numbers of the games. */
  readonly numbers: readonly number[]
}

/** The services of the machine that a training uses. */
export interface TrainingPorts {
  /** Plays games; several orders may be under way at once. */
  play(order: PlayOrder): Promise<Samples>
  /** Reads and writes what was done so far, by name. */
  load(name: string): Promise<Uint8Array | null>
  save(name: string, bytes: Uint8Array): Promise<void>
  /** Told after each chunk of games and each time all positions were shown. */
  tell?(progress: TrainingProgress): void
}

/** How far a training is, from 0 to 1, and what it found so far. */
export interface TrainingProgress {
  readonly done: number
  readonly generation: number
  readonly curve: readonly CurvePoint[]
}

/** How surprising outcomes were once the positions had been shown so often: those shown, and those kept apart. */
export interface CurvePoint {
  readonly generation: number
  readonly epoch: number
  readonly shown: number
  readonly apart: number
}

/** The result of a training. */
export interface Trained {
  readonly file: LearnedValue
  readonly curve: readonly CurvePoint[]
  readonly games: number
  readonly positions: number
}

/** The result of one generation. */
interface Generation {
  readonly params: ValueParams
  readonly curve: readonly CurvePoint[]
}

/** Trains a value network: generation by generation games are played and the network is taught what came of them. */
export async function train(
  { game, bot }: { readonly game: AnyGame; readonly bot: GameBot },
  recipe: Recipe,
  ports: TrainingPorts,
): Promise<Trained> {
  const rows = recipe.cards ? allRows(game) : []
  const inputs = new Inputs(game, bot.features, rows)
  const size = { numbers: inputs.numbers.length, rows: rows.length, first: recipe.first, second: recipe.second }
  const played: { readonly shown: Samples; readonly apart: Samples }[] = []
  let before: Generation | null = null
  let positions = 0
  for (let generation = 0; generation < recipe.generations; generation++) {
    const chunks = await playGeneration(recipe, generation, before, ports)
    played.push(sorted(chunks))
    positions += chunks.reduce((sum, { seats }) => sum + seats.length, 0)
    const kept = readGeneration(await ports.load(`generation-${generation}.net`), partsOf(size).length)
    const shown = joinSamples(played.slice(-recipe.window).map((one) => one.shown))
    const last = required(played.at(-1))
    const first = before?.params ?? newParams(size, shown, recipe.seed)
    const taught: Generation = kept
      ? { params: { ...first, weights: kept.weights }, curve: kept.curve }
      : teach({ generation, first, shown, apart: last.apart }, recipe, before?.curve ?? [])
    if (!kept) await ports.save(`generation-${generation}.net`, packGeneration(taught))
    ports.tell?.({ done: (generation + 1) / recipe.generations, generation, curve: taught.curve })
    before = taught
  }
  const { params, curve } = required<Generation>(before)
  const games = recipe.policyGames + (recipe.generations - 1) * recipe.games
  return { file: packValue(params, inputs.numbers, rows), curve, games, positions }
}

/** The games of a generation in chunks; those that were played before are read again. */
async function playGeneration(
  recipe: Recipe,
  generation: number,
  before: Generation | null,
  ports: TrainingPorts,
): Promise<Samples[]> {
  const games = generation === 0 ? recipe.policyGames : recipe.games
  const count = Math.ceil(games / CHUNK)
  let done = 0
  return Promise.all(
    Array.from({ length: count }, async (_, chunk) => {
      const name = `generation-${generation}-${chunk}.samples`
      const kept = await ports.load(name)
      const numbers = Array.from({ length: Math.min(CHUNK, games - chunk * CHUNK) }, (__, i) => chunk * CHUNK + i)
      const samples = kept
        ? unpackSamples(kept)
        : await ports.play({ recipe, generation, params: before?.params ?? null, numbers })
      if (!kept) await ports.save(name, packSamples(samples))
      ports.tell?.({ done: (generation + ++done / count) / recipe.generations, generation, curve: before?.curve ?? [] })
      return samples
    }),
  )
}

function sorted(chunks: readonly Samples[]): { readonly shown: Samples; readonly apart: Samples } {
  const isApart = (_: Samples, chunk: number): boolean => chunk % KEPT_APART === KEPT_APART - 1
  return {
    shown: joinSamples(chunks.filter((samples, chunk) => !isApart(samples, chunk))),
    apart: joinSamples(chunks.filter(isApart)),
  }
}

/** Shows the positions again and again, ever more gently, and keeps the weights that did best on those kept apart. */
function teach(
  { generation, first, shown, apart }: { generation: number; first: ValueParams; shown: Samples; apart: Samples },
  { seed, epochs, rate, decay }: Recipe,
  curve: readonly CurvePoint[],
): Generation {
  const trainer = new ValueTrainer({ ...first, weights: first.weights.slice() })
  const judged = apart.seats.length > 0 ? apart : shown
  const points = [...curve]
  let least = Number.POSITIVE_INFINITY
  let best = first.weights
  for (let epoch = 0; epoch < epochs; epoch++) {
    const settings = { rate: rate * (1 - (0.95 * epoch) / epochs), decay }
    const surprise = trainEpoch(trainer, shown, `${seed} ${generation} ${epoch}`, settings)
    const point = { generation, epoch, shown: surprise, apart: meanSurprise(trainer, judged) }
    points.push(point)
    if (point.apart < least) {
      least = point.apart
      best = trainer.params.weights.slice()
    }
  }
  return { params: { ...first, weights: best }, curve: points }
}

function packGeneration({ params, curve }: Generation): Uint8Array {
  const weights = new Uint8Array(params.weights.buffer, params.weights.byteOffset, params.weights.byteLength)
  const text = new TextEncoder().encode(JSON.stringify(curve))
  const bytes = new Uint8Array(weights.length + text.length)
  bytes.set(weights)
  bytes.set(text, weights.length)
  return bytes
}

function readGeneration(
  bytes: Uint8Array | null,
  count: number,
): { readonly weights: Float32Array; readonly curve: readonly CurvePoint[] } | null {
  if (!bytes) return null
  const weights = new Float32Array(bytes.slice(0, 4 * count).buffer)
  const curve = JSON.parse(new TextDecoder().decode(bytes.subarray(4 * count))) as CurvePoint[]
  return { weights, curve }
}
