import { Worker } from 'node:worker_threads'
import { SHELF } from '@sablier/shelf'
import type { Measured, Rate, Rounds } from './measure.ts'
import { MINIATURE } from './measures/playouts.ts'
import { type Lengths, measureLengths } from './measures/same-game.ts'
import { type Group, type GroupReport, KERNEL_GROUPS, runGroup } from './run-group.ts'

/** How long and how often everything is measured. */
export interface BenchPlan extends Rounds {
  /** Whether the tree searches are measured too. */
  readonly search: boolean
  /** Each group in a thread of its own, as games and bots have one: code compiled for one does not slow another down. */
  readonly apart: boolean
  /** Ids of the games to measure besides the miniature; all of the shelf when left out. */
  readonly games?: readonly string[]
  readonly tell?: (done: number, total: number) => void
}

/** Everything a run found. Absolute rates depend on the machine; the ratios are what counts. */
export interface BenchReport {
  /** `silent`, `everything`, `search` and each game: times boardgame.io's rate. `fork`, `resample`: silent decisions' worth. `growth`: cost at 10,000 answers by cost at 100. */
  readonly ratios: Readonly<Record<string, number>>
  readonly spreads: Readonly<Record<string, Measured>>
  readonly rates: Readonly<Record<string, Rate>>
  /** Microseconds a decision with everything on, after so many answers. */
  readonly costAfter: Readonly<Record<number, number>>
  /** Decisions of a random game of the miniature, and of a rollout in it, in both engines. */
  readonly lengths: { readonly game: Lengths; readonly rollout: Lengths }
  readonly plan: Rounds & { readonly seats: number; readonly apart: boolean }
}

/** Runs every benchmark beside boardgame.io, interleaved, and reports the ratios. */
export async function runBench(plan: BenchPlan): Promise<BenchReport> {
  const { rounds, milliseconds, warmup, search, apart } = plan
  const names = [
    ...KERNEL_GROUPS.filter((name) => search || name !== 'search'),
    ...SHELF.map(({ id }) => id).filter((id) => !plan.games || plan.games.includes(id)),
  ]
  const reports: GroupReport[] = []
  for (const name of names) {
    const group: Group = { name, rounds: { rounds, milliseconds, warmup }, search }
    reports.push(await (apart ? runApart(group) : runGroup(group)))
    plan.tell?.(reports.length, names.length)
  }
  const spreads: Record<string, Measured> = Object.assign({}, ...reports.map((report) => report.spreads))
  return {
    ratios: Object.fromEntries(Object.entries(spreads).map(([name, { median }]) => [name, round(median)])),
    spreads,
    // The first group that measured a rate names it: boardgame.io's own is measured again beside each.
    rates: Object.assign({}, ...reports.map(({ rates }) => rates).toReversed()),
    costAfter: reports.find(({ costAfter }) => costAfter)?.costAfter ?? {},
    lengths: measureLengths(),
    plan: { rounds, milliseconds, warmup, apart, seats: MINIATURE.seats },
  }
}

const round = (ratio: number): number => Math.round(ratio * 100) / 100

function runApart(group: Group): Promise<GroupReport> {
  const worker = new Worker(new URL('./group-worker.js', import.meta.url), { workerData: group })
  return new Promise((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}
