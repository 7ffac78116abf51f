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
  /** Whether no other thread plays: time is then the processor's, so that other programs do not count. */
  readonly alone: boolean
}

// Runs in a worker thread: plays the matches it is sent, one after the other.
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort
const { shelf, game: id, options, budgets, alone } = workerData as LeagueWork
const now = (): number => {
  if (!alone) return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const { game, bot = scoreBot } = await gameLoader(shelf)(id)
port.on('message', (fixture: Fixture) => port.postMessage(playFixture(fixture, { game, bot, options, budgets, now })))
