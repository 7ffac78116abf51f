import type { Judged, Mutant } from './mutant.ts'
import { WorkerProcess } from './worker-process.ts'
import type { Answer, Coverage } from './worker-talk.ts'

/** A guard against hanging, not a measure, in processor time: loops that pass the mutant end by their count. */
const LONGEST_MS = 60_000
const COVER_MS = 900_000
/** How many times as often as without a mutant the changed code may run. */
const HITS = 50

/** Judges mutants one after the other, in processes that hold the built tests. */
export class Judge {
  readonly #files: readonly string[]
  #coverage: Coverage | undefined
  #worker: WorkerProcess | undefined

  constructor(files: readonly string[]) {
    this.#files = files
  }

  /** Runs every test once with no mutant on. */
  async cover(): Promise<Coverage> {
    const worker = await this.#start()
    const answer = worker && (await worker.ask({ kind: 'cover' }, COVER_MS))
    if (answer?.kind !== 'covered') throw new Error(`the tests did not run through: ${JSON.stringify(answer)}`)
    this.#coverage = answer.coverage
    return answer.coverage
  }

  async judge(mutant: Mutant): Promise<Judged> {
    const { atLoad, tests } = this.#coverage ?? (await this.cover())
    const early = atLoad.includes(mutant.id)
    const numbers = [...tests.keys()]
      .filter((n) => early || mutant.id in (tests[n]?.hits ?? {}))
      .sort((a, b) => (tests[a]?.ms ?? 0) - (tests[b]?.ms ?? 0))
    if (numbers.length === 0) return { mutant, verdict: 'uncovered' }
    const most = Math.max(...numbers.map((n) => tests[n]?.hits[mutant.id] ?? 0))
    const task = { kind: 'judge', mutant: mutant.id, tests: numbers, hitLimit: HITS * most + 10_000 } as const
    if (!early) {
      this.#worker ??= await this.#start()
      const answer = await this.#worker?.ask(task, LONGEST_MS)
      if (answer?.kind === 'killed' && answer.clean) return { mutant, verdict: 'killed', by: answer.by }
      if (answer?.kind !== 'survived') this.end()
      if (answer?.kind === 'silent') return { mutant, verdict: 'timeout' }
    }
    return this.#judgeAfresh(mutant, task)
  }

  /** A survivor, and what is run while modules load, is judged in a process of its own. */
  async #judgeAfresh(mutant: Mutant, task: Parameters<WorkerProcess['ask']>[0]): Promise<Judged> {
    const worker = new WorkerProcess()
    const loaded = await worker.ask({ kind: 'load', files: this.#files, mutant: mutant.id }, LONGEST_MS)
    const answer = loaded.kind === 'loaded' ? await worker.ask(task, LONGEST_MS) : loaded
    worker.end()
    if (answer.kind === 'survived') return { mutant, verdict: 'survived' }
    if (answer.kind === 'silent') return { mutant, verdict: 'timeout' }
    return { mutant, verdict: 'killed', by: nameOf(answer) }
  }

  async #start(): Promise<WorkerProcess> {
    const worker = new WorkerProcess()
    const answer = await worker.ask({ kind: 'load', files: this.#files }, COVER_MS)
    if (answer.kind !== 'loaded') throw new Error(`the tests did not load: ${JSON.stringify(answer)}`)
    this.#worker = worker
    return worker
  }

  end(): void {
    this.#worker?.end()
    this.#worker = undefined
  }
}

const nameOf = (answer: Answer): string => (answer.kind === 'killed' ? answer.by : 'loading the modules')
