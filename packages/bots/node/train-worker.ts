import { parentPort, workerData } from 'node:worker_threads'
import { allRows, Inputs, type PlayOrder, scoreBot, selfPlay } from '../src/index.ts'
import { gameLoader } from './game-loader.ts'

/** What a training's worker is told when it starts. */
export interface TrainWork {
  readonly shelf: string
  readonly game: string
}

// Runs in a worker thread: plays the games it is sent and posts their positions.
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort
const { shelf, game: id } = workerData as TrainWork
const { game, bot = scoreBot } = await gameLoader(shelf)(id)
port.on('message', ({ recipe, generation, params, numbers }: PlayOrder) => {
  const inputs = new Inputs(game, bot.features, recipe.cards ? allRows(game) : [])
  const { lambda, every, seed } = recipe
  const iterations = generation === 0 ? 0 : recipe.iterations
  const setup = { game, bot, inputs, params, iterations, lambda, every, seed: `${seed} ${generation}` }
  port.postMessage(selfPlay(setup, numbers))
})
