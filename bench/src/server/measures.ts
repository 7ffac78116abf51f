import type { Contestant } from './contestant.ts'
import { Load, openMany, quantile, sleep } from './load.ts'
import type { Round, Rounds } from './report.ts'

/** About as many moves as a game of the miniature has. */
const GAME = 140

/** Lets every contestant do something in turn, round by round, so that a busy moment of the machine hits them alike. */
async function inTurn<T>(
  subjects: readonly { readonly name: string; readonly subject: T }[],
  rounds: number,
  work: (subject: T) => Promise<Round>,
): Promise<Rounds> {
  const found = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const { name, subject } of subjects) found.get(name)?.push(await work(subject))
  return found
}

async function loadAll(contestants: readonly Contestant[], matches: number) {
  const loads = []
  for (const contestant of contestants)
    loads.push({ name: contestant.name, subject: await Load.on(contestant, matches) })
  for (const { subject } of loads) await subject.grow(GAME)
  return loads
}

/** As fast as people can click: how many moves a second of the server's processor time. */
export async function busy(
  contestants: readonly Contestant[],
  plan: { matches: number; warmup: number; rounds: number; seconds: number },
): Promise<Rounds> {
  const loads = await loadAll(contestants, plan.matches)
  // The first seconds measure the compiler, not the server.
  for (let done = 0; done < plan.warmup; done += plan.seconds)
    for (const { subject } of loads) await subject.busy(plan.seconds)
  const rounds = await inTurn(loads, plan.rounds, async (load) => {
    const { took, cpuMs, wallMs } = await load.busy(plan.seconds)
    return {
      'moves per server CPU s': took.length / (cpuMs / 1000),
      'moves/s': took.length / (wallMs / 1000),
      'p50 ms': quantile(took, 0.5),
      'p99 ms': quantile(took, 0.99),
    }
  })
  for (const { subject } of loads) subject.leave()
  return rounds
}

/** One move a second at every table: how long until all four screens show it. */
export async function paced(
  contestants: readonly Contestant[],
  plan: { paced: number; warmup: number; rounds: number; pacedSeconds: number },
): Promise<Rounds> {
  const loads = await loadAll(contestants, plan.paced)
  for (const { subject } of loads) await subject.paced(plan.warmup, 1000)
  const rounds = await inTurn(loads, plan.rounds, async (load) => {
    const { took, cpuMs, wallMs } = await load.paced(plan.pacedSeconds, 1000)
    return {
      'p50 ms': quantile(took, 0.5),
      'p99 ms': quantile(took, 0.99),
      'moves/s': took.length / (wallMs / 1000),
      'processor %': (cpuMs / wallMs) * 100,
    }
  })
  for (const { subject } of loads) subject.leave()
  return rounds
}

/** Matches with four people at them who do nothing: what each costs in memory. */
export async function idle(
  contestants: readonly Contestant[],
  plan: { idle: number; rounds: number },
): Promise<Rounds> {
  const subjects = contestants.map((contestant) => ({ name: contestant.name, subject: contestant }))
  // The first tables pay for compiled code and caches.
  for (const contestant of contestants) for (const match of await openMany(contestant, 30)) match.leave()
  await sleep(1000)
  return inTurn(subjects, plan.rounds, async (contestant) => {
    const before = await contestant.heap()
    const matches = await openMany(contestant, plan.idle)
    // Idle means that nobody has played for a while: our server was told to let tables rest after three seconds.
    await sleep(8000)
    const after = await contestant.heap()
    for (const match of matches) match.leave()
    await sleep(5000)
    return { 'KB heap per idle match': (after - before) / 1024 / plan.idle }
  })
}
