import { parseArgs } from 'node:util'
import type { Contestant } from './contestant.ts'
import { sleep } from './load.ts'
import { sablier } from './sablier-contestant.ts'

// People who come and go without end: tables are opened, played a while and left. What the server held for them has to be given back.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    /** Tables that are opened and left in a second. */
    rate: { type: 'string', default: '4' },
    moves: { type: 'string', default: '40' },
    /** A larger heap than before by this much fails, in percent. */
    most: { type: 'string', default: '10' },
  },
})
const [minutes, rate, moves, most] = [values.minutes, values.rate, values.moves, values.most].map(Number) as [
  number,
  number,
  number,
  number,
]
const IDLE_SECONDS = 3
const WARMUP_VISITS = 900
/** The heap is taken so often on the way: what has only become warm levels off, a leak does not. */
const LOOKS = 4

/** Visits that came to nothing, by the reason: a machine that is busy with other things answers late. */
const failed = new Map<string, number>()

/** Opens a table, plays so many moves and leaves. */
async function visit(server: Contestant): Promise<void> {
  try {
    const match = await server.open()
    try {
      for (let n = 0; n < moves; n++) if ((await match.move()) === null) break
    } finally {
      match.leave()
    }
  } catch (error) {
    const why = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}`.trim() : String(error)
    failed.set(why, (failed.get(why) ?? 0) + 1)
  }
}
/** Visits at a steady rate for so many seconds; gives how many there were. */
async function churn(server: Contestant, seconds: number): Promise<number> {
  const visits: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  for (let next = performance.now(); next < end; next += 1000 / rate) {
    await sleep(Math.max(0, next - performance.now()))
    visits.push(visit(server))
  }
  await Promise.all(visits)
  return visits.length
}
/** The heap once everybody has gone and every table has left the memory. */
async function restingHeap(server: Contestant): Promise<number> {
  await sleep((IDLE_SECONDS + 8) * 1000)
  await server.heap()
  return server.heap()
}

const server = await sablier(IDLE_SECONDS)
// Until what is remembered for all tables together (texts that come again, compiled code) has come.
await churn(server, WARMUP_VISITS / rate)
const before = await restingHeap(server)
const heaps: number[] = []
let visits = 0
for (let look = 0; look < LOOKS; look++) {
  visits += await churn(server, (minutes * 60) / LOOKS)
  heaps.push(await restingHeap(server))
}
await server.stop()
const after = heaps.at(-1) ?? before
const growth = (after / before - 1) * 100
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`
console.log(
  `${visits} visits in ${minutes} minutes, ${[...failed.values()].reduce((a, b) => a + b, 0)} failed: heap ${megabytes(before)} before, then ${heaps.map(megabytes).join(', ')}, ${growth.toFixed(1)} % (at most ${most} %)`,
)
for (const [why, count] of failed) console.log(`${count} failed: ${why}`)
process.exit(growth > most ? 1 : 0)
