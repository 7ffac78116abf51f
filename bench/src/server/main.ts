import { parseArgs } from 'node:util'
import { middleOf } from '../measure.ts'
import type { Contestant, LoadedMatch } from './contestant.ts'
import { boardgameIo, canKeepFiles } from './peer-contestant.ts'
import { sablier } from './sablier-contestant.ts'

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '4' },
    warmup: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    paced: { type: 'string', default: '100' },
    idle: { type: 'string', default: '150' },
  },
})
const plan = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, Number(text)])) as Record<
  keyof typeof values,
  number
>

/** What one contestant did in one round. */
interface Round {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly busyP50: number
  readonly busyP99: number
  readonly pacedP50: number
  readonly pacedP99: number
  readonly idleKb: number
}
const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] ?? 0

/** Plays on at a match until the time is over; whenever the game ends, another is opened. */
async function playOn(
  contestant: Contestant,
  first: LoadedMatch,
  isOver: () => boolean,
  pace: number | null,
): Promise<number[]> {
  const took: number[] = []
  let match = first
  if (pace !== null) await sleep(Math.random() * pace)
  while (!isOver()) {
    const began = performance.now()
    const latency = await match.move()
    if (latency === null) {
      match.leave()
      match = await contestant.open()
      continue
    }
    took.push(latency)
    if (pace !== null) await sleep(Math.max(0, pace - (performance.now() - began)))
  }
  match.leave()
  return took
}

/** Lets matches play until the server has used so much processor time: on a busy machine that takes longer. */
async function playFor(contestant: Contestant, matches: readonly LoadedMatch[], cpuSeconds: number) {
  const cpuBefore = await contestant.cpu()
  const began = performance.now()
  let over = false
  const playing = Promise.all(matches.map((match) => playOn(contestant, match, () => over, null)))
  while ((await contestant.cpu()) - cpuBefore < cpuSeconds * 1000 && performance.now() - began < cpuSeconds * 20_000)
    await sleep(100)
  over = true
  const took = (await playing).flat()
  return { took, cpuMs: (await contestant.cpu()) - cpuBefore, wallMs: performance.now() - began }
}
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function openMany(contestant: Contestant, count: number): Promise<LoadedMatch[]> {
  const matches: LoadedMatch[] = []
  for (let i = 0; i < count; i += 10)
    matches.push(...(await Promise.all(Array.from({ length: Math.min(10, count - i) }, () => contestant.open()))))
  return matches
}

async function measure(contestant: Contestant): Promise<Round> {
  // The first tables pay for compiled code and caches.
  for (const match of await openMany(contestant, 30)) match.leave()
  const heapBefore = await contestant.heap()
  const idle = await openMany(contestant, plan.idle)
  // Idle means that nobody has played for a while: our server was told to let tables rest after three seconds.
  await sleep(6000)
  const heapAfter = await contestant.heap()
  for (const match of idle) match.leave()

  // The first seconds measure the compiler, not the server.
  await playFor(contestant, await openMany(contestant, plan.matches), plan.warmup)
  const busy = await playFor(contestant, await openMany(contestant, plan.matches), plan.seconds)

  const paced = await openMany(contestant, plan.paced)
  const end = performance.now() + plan.seconds * 1000
  const isOver = () => performance.now() > end
  const calm = (await Promise.all(paced.map((match) => playOn(contestant, match, isOver, 1000)))).flat()
  return {
    perSecond: busy.took.length / (busy.wallMs / 1000),
    perCpuSecond: busy.took.length / (busy.cpuMs / 1000),
    busyP50: quantile(busy.took, 0.5),
    busyP99: quantile(busy.took, 0.99),
    pacedP50: quantile(calm, 0.5),
    pacedP99: quantile(calm, 0.99),
    idleKb: (heapAfter - heapBefore) / 1024 / plan.idle,
  }
}

const makers = [sablier, () => boardgameIo(false), ...(canKeepFiles() ? [() => boardgameIo(true)] : [])]
const rounds = new Map<string, Round[]>()
for (let round = 0; round < plan.rounds; round++)
  for (const make of makers) {
    const contestant = await make()
    const result = await measure(contestant)
    await contestant.stop()
    rounds.set(contestant.name, [...(rounds.get(contestant.name) ?? []), result])
    console.error(`${contestant.name}: ${JSON.stringify(result)}`)
  }

const COLUMNS: Record<keyof Round, string> = {
  perSecond: 'moves/s',
  perCpuSecond: 'moves per server CPU s',
  busyP50: 'busy p50 ms',
  busyP99: 'busy p99 ms',
  pacedP50: 'paced p50 ms',
  pacedP99: 'paced p99 ms',
  idleKb: 'KB heap per idle match, 4 sockets',
}
const keys = Object.keys(COLUMNS) as (keyof Round)[]
console.log(
  `${plan.matches} busy matches, ${plan.paced} paced at one move a second, ${plan.rounds} rounds of ${plan.seconds} s`,
)
console.log(`| server | ${keys.map((key) => COLUMNS[key]).join(' | ')} |`)
console.log(`| --- |${keys.map(() => ' --- |').join('')}`)
for (const [name, results] of rounds) {
  const cells = keys.map((key) => {
    const { median, min, max } = middleOf(results.map((result) => result[key]))
    return `${median.toFixed(1)} (${min.toFixed(0)}–${max.toFixed(0)})`
  })
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
