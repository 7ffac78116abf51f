import { Worker } from 'node:worker_threads'
import type { OptionValues } from '@sablier/kernel'
import {
  type Budget,
  type Fixture,
  LEVEL_BUDGETS,
  type LeaguePlan,
  type Level,
  type Outcome,
  type Standings,
  schedule,
  standingsOf,
} from '../src/index.ts'
import type { LeagueWork } from './league-worker.ts'

/** A league of one game. */
export interface LeagueSetup extends LeaguePlan {
  readonly game: string
  /** The address of a module with `findGame`, e.g. `import.meta.resolve('@sablier/shelf')`. */
  readonly shelf: string
  readonly threads: number
  readonly options?: OptionValues
  /** By level; a level that is not named has its usual budget. */
  readonly budgets?: Partial<Readonly<Record<Level, Budget>>>
  /** Ends the league after the matches being played: what was played counts. */
  readonly signal?: AbortSignal
  /** Told after each match. */
  readonly onOutcome?: (outcome: Outcome, done: number, of: number) => void
  /** The worker's own file, if it is not the built one beside this. */
  readonly entry?: URL
}

/** Plays rated matches between all levels in worker threads. */
export async function league(setup: LeagueSetup): Promise<Standings> {
  const waiting = schedule(setup)
  const planned = waiting.length
  const outcomes: Outcome[] = []
  const take = (outcome: Outcome): void => {
    outcomes.push(outcome)
    setup.onOutcome?.(outcome, outcomes.length, planned)
  }
  const threads = Math.max(1, Math.min(setup.threads, waiting.length))
  await Promise.all(
    Array.from({ length: threads }, () =>
      playAll(setup, () => (setup.signal?.aborted ? undefined : waiting.shift()), take),
    ),
  )
  return standingsOf(outcomes)
}

/** One thread plays until no match is waiting. */
function playAll(
  setup: LeagueSetup,
  nextFixture: () => Fixture | undefined,
  take: (outcome: Outcome) => void,
): Promise<void> {
  const work: LeagueWork = {
    shelf: setup.shelf,
    game: setup.game,
    options: setup.options ?? {},
    budgets: { ...LEVEL_BUDGETS, ...setup.budgets },
    alone: setup.threads === 1,
  }
  const worker = new Worker(setup.entry ?? new URL('./league-worker.js', import.meta.url), { workerData: work })
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const fixture = nextFixture()
      if (fixture) worker.postMessage(fixture)
      else void worker.terminate().then(() => resolve())
    }
    worker.on('error', reject)
    worker.on('message', (outcome: Outcome) => {
      take(outcome)
      next()
    })
    next()
  })
}
