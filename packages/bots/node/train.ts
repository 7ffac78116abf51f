import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AnyGame } from '@sablier/kernel'
import {
  type GameBot,
  type PlayOrder,
  type Recipe,
  type Samples,
  type Trained,
  type TrainingProgress,
  train,
} from '../src/index.ts'
import type { TrainWork } from './train-worker.ts'

/** A training on this machine. */
export interface TrainSetup {
  readonly game: AnyGame
  readonly bot: GameBot
  /** The address of a module with `findGame`. */
  readonly shelf: string
  readonly recipe: Recipe
  readonly threads: number
  /** Where it keeps what is done so far: started again with the same recipe, it goes on from there. */
  readonly folder: string
  readonly onProgress?: (progress: TrainingProgress) => void
  /** The worker's own file, if it is not the built one beside this. */
  readonly entry?: URL
}

/** Trains a game's network in worker threads. */
export async function trainHere(setup: TrainSetup): Promise<Trained> {
  const { game, bot, recipe, folder } = setup
  await mkdir(folder, { recursive: true })
  await checkRecipe(folder, recipe)
  const crew = new Crew(setup)
  try {
    return await train({ game, bot }, recipe, {
      play: (order) => crew.play(order),
      load: (name) => readFile(join(folder, name)).catch(() => null),
      save: (name, bytes) => saveWhole(join(folder, name), bytes),
      ...(setup.onProgress ? { tell: setup.onProgress } : {}),
    })
  } finally {
    await crew.end()
  }
}

/** Written beside and then moved: a file that is there is whole. */
async function saveWhole(file: string, bytes: Uint8Array | string): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

/** A folder belongs to one recipe. */
async function checkRecipe(folder: string, recipe: Recipe): Promise<void> {
  const file = join(folder, 'recipe.json')
  const text = JSON.stringify(recipe)
  const kept = await readFile(file, 'utf8').catch(() => null)
  if (kept !== null && kept !== text) throw new Error(`${folder} holds a training by another recipe: ${kept}`)
  if (kept === null) await saveWhole(file, text)
}

/** Worker threads that share orders. */
class Crew {
  private readonly waiting: { readonly order: PlayOrder; readonly take: (samples: Samples) => void }[] = []
  private readonly idle: Worker[] = []
  private readonly workers: Worker[]
  private fail: (error: Error) => void = () => {}
  private readonly failed = new Promise<never>((_, reject) => {
    this.fail = reject
  })

  constructor({ game, shelf, threads, entry }: TrainSetup) {
    const workerData: TrainWork = { shelf, game: game.id }
    this.failed.catch(() => {})
    this.workers = Array.from({ length: threads }, () => {
      const worker = new Worker(entry ?? new URL('./train-worker.js', import.meta.url), { workerData })
      worker.on('error', (error) => this.fail(error))
      this.idle.push(worker)
      return worker
    })
  }
  play(order: PlayOrder): Promise<Samples> {
    const played = new Promise<Samples>((take) => this.waiting.push({ order, take }))
    this.next()
    return Promise.race([played, this.failed])
  }
  async end(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
  private next(): void {
    const worker = this.waiting.length > 0 ? this.idle.pop() : undefined
    if (!worker) return
    const { order, take } = this.waiting.shift() as (typeof this.waiting)[0]
    worker.once('message', (samples: Samples) => {
      this.idle.push(worker)
      take(samples)
      this.next()
    })
    worker.postMessage(order)
  }
}
