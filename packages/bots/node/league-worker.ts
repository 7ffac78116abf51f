import { parentPort, workerData } from 'node:worker_threads'
import type { OptionValues } from '@sablier/kernel'
import { type Budget, type Fixture, type Level, playFixture, scoreBot } from '../src/index.ts'
import { gameLoader } from './game-loader.ts'

/** What a league's worker is told when it starts. */
export interface LeagueWork {
  readonly shelf: string
  readonly game: string
  readonly options: OptionValues
  readonly budgets: Partial<Readonly<Record<Level, Budget>>>
}

// Runs in a worker thread: plays the matches it is sent, one after the other.
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort
const { shelf, game: id, options, budgets } = workerData as LeagueWork
const { game, bot = scoreBot } = await gameLoader(shelf)(id)
port.on('message', (fixture: Fixture) =>
  port.postMessage(playFixture(fixture, { game, bot, options, budgets, now: () => performance.now() })),
)
