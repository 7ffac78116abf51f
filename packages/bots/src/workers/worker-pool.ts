import { type Answer, type Entry, type Forecast, required, seedChance } from '@sablier/kernel'
import { anyEntry } from '../any-entry.ts'
import type { Decided, DecisionReport } from '../decide.ts'
import type { Hint } from '../hint.ts'
import { LEVEL_BUDGETS } from '../level.ts'
import type { BotJob, BotPool, BotTask, ForecastTask } from './bot-pool.ts'
import { type BotOrder, type BotReply, sentMatch } from './message.ts'
import type { PoolSetup, WorkerPort } from './worker-port.ts'

/** The part of the time limit reserved for the way to the worker and back. */
const MARGIN = 0.25
/** How much longer than its budget an answer may take unless the caller says otherwise. */
const SLACK = 500
/** A worker that loads a game on a busy machine is slow, not lost: to end it would only make the next one load again. */
const LOADING_LIMIT = 60_000

/** How a job ends: with a reply, without one and with what went wrong, or with neither if it was cancelled. */
type Ending = (reply: BotReply | null, failure: string | null) => void

/** One thing asked of the pool, and the moment by which it is answered in any case. */
class Job {
  quick: Entry | null = null
  /** No longer waits for the moment at which its worker is given up. */
  unwatch: () => void = () => {}
  /** Told once; null when it was. */
  private ending: Ending | null = null

  constructor(
    readonly task: BotTask,
    readonly order: Omit<BotOrder, 'budget'>,
    readonly limit: number,
    readonly until: number,
  ) {}

  onEnd(ending: Ending): void {
    this.ending = ending
  }
  settle(...end: Parameters<Ending>): void {
    const { ending } = this
    this.ending = null
    ending?.(...end)
  }
}

/**
 * A pool over any kind of worker. Every job has one deadline from the moment it is asked for: waiting for a worker and
 * loading the game count too. A worker that fails or still thinks by then is ended and replaced; its job is answered all the same.
 */
export class WorkerPool implements BotPool {
  private readonly idle: WorkerPort[] = []
  private readonly busy = new Map<WorkerPort, Job>()
  private readonly queue: Job[] = []
  private nextId = 1
  private closed = false

  constructor(private readonly setup: PoolSetup) {}

  decide(task: BotTask): BotJob<Decided> {
    return this.begin<Decided>(task, 'decide', (job, reply, failure) => {
      if (reply?.kind === 'decided') return reply.decided
      return {
        entry: job.quick ?? anyEntry(task.match, task.seat, seedChance(task.seed)),
        report: emergency(task, failure, job.quick),
      }
    })
  }
  hint(task: Omit<BotTask, 'level'>): BotJob<Hint> {
    return this.begin<Hint>({ ...task, level: 'master' }, 'hint', (_, reply) =>
      reply?.kind === 'hinted' ? reply.hint : null,
    )
  }
  forecast({ answer, ...task }: ForecastTask): BotJob<Forecast> {
    const order = { ...task, level: 'random', seed: '' } as const
    return this.begin<Forecast>(
      order,
      'forecast',
      (_, reply) => (reply?.kind === 'foreseen' ? reply.forecast : null),
      answer,
    )
  }
  close(): void {
    this.closed = true
    for (const port of [...this.idle, ...this.busy.keys()]) port.end()
    const open = [...this.queue, ...this.busy.values()]
    this.idle.length = 0
    this.queue.length = 0
    this.busy.clear()
    for (const job of open) {
      job.unwatch()
      job.settle(null, null)
    }
  }

  private begin<T>(
    task: BotTask,
    kind: BotOrder['kind'],
    outcomeOf: (job: Job, reply: BotReply | null, failure: string | null) => T | null,
    answer?: Answer,
  ): BotJob<T> {
    const limit = task.limit ?? (task.budget?.milliseconds ?? LEVEL_BUDGETS[task.level].milliseconds ?? 0) + SLACK
    const job = new Job(task, this.orderFor(task, kind, answer), limit, this.setup.now() + limit)
    const stopClock = this.setup.after(limit, () => this.late(job))
    const outcome = new Promise<T | null>((resolve) => {
      job.onEnd((reply, failure) => {
        stopClock()
        resolve(reply || failure !== null ? outcomeOf(job, reply, failure) : null)
      })
    })
    if (this.closed) job.settle(null, null)
    else {
      this.queue.push(job)
      this.fill()
    }
    return { outcome, cancel: () => this.cancel(job) }
  }
  private orderFor({ match, seat, level, seed }: BotTask, kind: BotOrder['kind'], answer?: Answer): Job['order'] {
    const id = this.nextId++
    return { id, kind, match: sentMatch(match), seat, level, seed, ...(answer !== undefined && { answer }) }
  }

  private fill(): void {
    while (this.queue.length > 0 && this.busy.size < this.setup.size) {
      const job = required(this.queue.shift())
      const port = this.idle.pop() ?? this.hireFor(job)
      if (!port) continue
      this.busy.set(port, job)
      this.watch(port, job, LOADING_LIMIT)
      port.post({ ...job.order, budget: this.budgetFor(job) })
    }
  }

  /** The task's budget, cut to what is left of its limit; less where so many wait that the last would be too late. */
  private budgetFor({ task, until }: Job): BotOrder['budget'] {
    const budget = task.budget ?? LEVEL_BUDGETS[task.level]
    const left = (until - this.setup.now()) * (1 - MARGIN)
    const share = Math.max(1, left / (1 + this.queue.length / this.setup.size))
    return { ...budget, milliseconds: Math.min(budget.milliseconds ?? share, share) }
  }

  /** A new worker; null where none can be started: the job is settled without one. */
  private hireFor(job: Job): WorkerPort | null {
    let port: WorkerPort
    try {
      port = this.setup.spawn()
    } catch (thrown) {
      job.settle(null, `no worker could be started: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
      return null
    }
    port.onReply((reply) => this.hear(port, reply))
    port.onFailure((failure) => this.lose(port, failure))
    return port
  }
  private hear(port: WorkerPort, reply: BotReply): void {
    const job = this.busy.get(port)
    if (!job || job.order.id !== reply.id) return
    if (reply.kind === 'begun') {
      const left = job.until - this.setup.now()
      this.watch(port, job, left > 0 ? left : job.limit)
      return
    }
    if (reply.kind === 'quick') {
      job.quick = reply.entry
      return
    }
    this.free(port, job)
    this.idle.push(port)
    job.settle(reply.kind === 'failed' ? null : reply, reply.kind === 'failed' ? reply.failure : null)
    this.fill()
  }
  private lose(port: WorkerPort, failure: string): void {
    const job = this.busy.get(port)
    const at = this.idle.indexOf(port)
    if (at >= 0) this.idle.splice(at, 1)
    if (job) {
      this.free(port, job)
      job.settle(null, failure)
    }
    if (!this.closed) this.fill()
  }
  private free(port: WorkerPort, job: Job): void {
    this.busy.delete(port)
    job.unwatch()
  }
  /** Gives a worker so long for what it is at. */
  private watch(port: WorkerPort, job: Job, milliseconds: number): void {
    job.unwatch()
    job.unwatch = this.setup.after(milliseconds, () => {
      port.end()
      this.lose(port, noAnswer(job))
    })
  }
  /** Answers a job whose time is over. Its worker, if it has one, has its own time. */
  private late(job: Job): void {
    this.unqueue(job)
    job.settle(null, noAnswer(job))
  }
  /** Ends a job that nobody waits for any more: a worker in the middle of it is ended too. */
  private cancel(job: Job): void {
    this.unqueue(job)
    for (const [port, other] of this.busy)
      if (other === job) {
        this.free(port, job)
        port.end()
      }
    job.settle(null, null)
    if (!this.closed) this.fill()
  }
  private unqueue(job: Job): void {
    const at = this.queue.indexOf(job)
    if (at >= 0) this.queue.splice(at, 1)
  }
}

const noAnswer = ({ limit }: Job): string => `no answer after ${limit} ms`

function emergency({ level }: BotTask, failure: string | null, quick: Entry | null): DecisionReport {
  return { level, iterations: 0, by: quick ? 'policy' : 'random', failure, expected: null }
}
