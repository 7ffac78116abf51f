import { PerformanceObserver, performance } from 'node:perf_hooks'
import { readConfig, startServer } from '@sablier/server'

interface Stretch {
  readonly from: number
  readonly to: number
}

// The real server with its real games. It tells how long the event loop was held at a stretch since it was asked last, the collector apart.
const server = await startServer(readConfig(process.env))
let held: Stretch[] = []
let collected: Stretch[] = []
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) collected.push({ from: startTime, to: startTime + duration })
}).observe({ entryTypes: ['gc'] })

let last = performance.now()
const look = (): void => {
  const now = performance.now()
  if (now - last > 1) held.push({ from: last, to: now })
  last = now
  setImmediate(look)
}
look()

const shared = (a: Stretch, b: Stretch): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
const without = (stretch: Stretch): number =>
  stretch.to - stretch.from - collected.reduce((sum, pause) => sum + shared(stretch, pause), 0)

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
  const longest = Math.max(0, ...held.map(without))
  held = []
  collected = []
  return longest
}
process.on('message', (question: Question) => void answer(question).then((said) => process.send?.(said)))
process.on('disconnect', () => process.exit(0))
process.send?.({ url: server.url })
