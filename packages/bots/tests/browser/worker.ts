import { serveInWorker, type WorkerScope } from '../../web/index.ts'
import { boxOf } from './shelf.ts'

// Runs in a Web Worker of a real browser.
serveInWorker(globalThis as unknown as WorkerScope, async (id) => boxOf(id))
