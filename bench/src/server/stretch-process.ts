import { existsSync, openSync, readSync } from 'node:fs'
import { PerformanceObserver, performance } from 'node:perf_hooks'
import { readConfig, startServer } from '@sablier/server'

interface Pause {
  readonly from: number
  readonly to: number
}
/** What had passed at a moment, in milliseconds. */
interface Passed {
  /** On the clock on the wall. */
  readonly wall: number
  /** Processor time of all threads of this process. */
  readonly used: number
  /** Time in which this thread could have gone on, but others had the processor. */
  readonly queued: number
}
/** A stretch for which the event loop was held, in milliseconds, the collector apart. */
export interface Held {
  readonly all: number
  /** So much of it others had the processor. */
  readonly queued: number
  /** So much of it nothing was done at all: it waited for the disk. */
  readonly blocked: number
}
const NOTHING: Held = { all: 0, queued: 0, blocked: 0 }

// The real server with its real games. It tells how long the event loop was held at a stretch since it was asked last.
const server = await startServer(readConfig(process.env))
let held: { readonly from: Passed; readonly to: Passed }[] = []
let collected: Pause[] = []
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) collected.push({ from: startTime, to: startTime + duration })
}).observe({ entryTypes: ['gc'] })

/** Linux tells of its main thread: time on a processor, time in the queue for one (nanoseconds), turns. */
const SCHEDSTAT = '/proc/self/schedstat'
const schedstat = existsSync(SCHEDSTAT) ? openSync(SCHEDSTAT, 'r') : null
const line = Buffer.alloc(100)
function queuedSoFar(): number {
  if (schedstat === null) return 0
  const length = readSync(schedstat, line, 0, line.length, 0)
  return Number(line.toString('latin1', 0, length).split(' ')[1]) / 1e6
}
function passed(): Passed {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now(), used: (user + system) / 1000, queued: queuedSoFar() }
}

let last = passed()
const look = (): void => {
  const now = passed()
  if (now.wall - last.wall > 1) held.push({ from: last, to: now })
  last = now
  setImmediate(look)
}
look()

const shared = (a: Pause, b: Pause): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
function heldFor({ from, to }: (typeof held)[0]): Held {
  const wall = to.wall - from.wall
  const all = wall - collected.reduce((sum, pause) => sum + shared({ from: from.wall, to: to.wall }, pause), 0)
  const queued = Math.min(all, to.queued - from.queued)
  return { all, queued, blocked: Math.min(all - queued, Math.max(0, wall - queued - (to.used - from.used))) }
}

type Question =
  | { readonly kind: 'longest' }
  | { readonly kind: 'forget' }
  | { readonly kind: 'sign'; readonly person: string }

async function answer(question: Question): Promise<unknown> {
  if (question.kind === 'forget') {
    await server.registry.lobbyRows.keep(Number.POSITIVE_INFINITY)
    for (const table of [...server.registry.all()]) server.registry.forget(table)
    return server.registry.size
  }
  if (question.kind === 'sign') {
    const now = Date.now()
    const { person: id } = question
    const session = { id, name: id, language: 'en', webhook: null, created_at: now, seen_at: now, hidden_name: null }
    await server.storage.people.keepSession(session)
    return server.sessions.sign(id)
  }
  // What was collected is told a little later.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const longest = held.map(heldFor).reduce((a, b) => (b.all > a.all ? b : a), NOTHING)
  held = []
  collected = []
  return longest
}
process.on('message', (question: Question) => void answer(question).then((said) => process.send?.(said)))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: server.url })
