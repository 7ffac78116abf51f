import { parentPort, workerData } from 'node:worker_threads'
import { type Group, runGroup } from './run-group.ts'

// Runs in a worker thread: measures one group where no other group has left its compiled code.
parentPort?.postMessage(await runGroup(workerData as Group))
