import { parentPort, workerData } from 'node:worker_threads'
import { type BotOrder, serveBots } from '../src/index.ts'
import { gameLoader } from './game-loader.ts'

// Runs in a worker thread: takes orders from the pool and posts the replies.
if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort
const serve = serveBots({
  load: gameLoader((workerData as { shelf: string }).shelf),
  now: () => performance.now(),
  post: (reply) => port.postMessage(reply),
})
port.on('message', (order: BotOrder) => void serve(order))
