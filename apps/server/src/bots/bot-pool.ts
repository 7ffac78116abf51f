import { Worker } from 'node:worker_threads'
import { type Budget, type Hint, LEVEL_BUDGETS } from '@sablier/bots'
import type { Entry, Match, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { BotJob, BotReady, BotReply } from './bot-job.ts'
import type { BotPort } from './bot-port.ts'
import { randomAnswer } from './random-bot.ts'

/** A thread that loads a game on a busy machine is slow, not lost: ending it would only make the next one load again. */
const LOADING_LIMIT = 60_000

interface Waiting {
  readonly job: BotJob
  readonly answer: (reply: BotReply) => void
}

export interface BotPoolParts {
  /** How many threads. */
  readonly size: number
  /** Milliseconds after which a table has its answer, whatever the threads do. */
  readonly timeLimit: number
  readonly onFailure: (failure: string, game: string) => void
  readonly script?: URL
}

/**
 * Computer players in worker threads. Every decision has one deadline, from the moment it is asked for: waiting for a
 * thread and loading the game count too. Who has none by then gets a legal answer at once, so no table ever stalls.
 */
export class BotPool implements BotPort {
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private running = 0
  private count = 0
  private closed = false

  constructor(private readonly parts: BotPoolParts) {}

  async decide(match: Match, seat: Seat, level: Level): Promise<Entry | null> {
    if (level === 'random') return randomAnswer(match, seat)
    const reply = await this.ask('decide', match, seat, level)
    return reply.entry ?? randomAnswer(match, seat)
  }
  async hint(match: Match, seat: Seat): Promise<Hint | null> {
    return (await this.ask('hint', match, seat, 'master')).hint ?? null
  }
  async close(): Promise<void> {
    this.closed = true
    for (const { job, answer } of this.queue.splice(0)) answer({ id: job.id, entry: null, failure: 'closing' })
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()))
  }

  private async ask(kind: BotJob['kind'], match: Match, seat: Seat, level: Level): Promise<BotReply> {
    const { checkpoint, entries, hashes } = match.saved()
    const reply = await new Promise<BotReply>((answer) => {
      const job: BotJob = {
        id: ++this.count,
        kind,
        game: match.game.id,
        seats: match.seats,
        options: match.options,
        // Copied now: the match may move on before a worker is free.
        saved: { checkpoint, entries: entries.slice(), hashes: hashes.slice() },
        seat,
        level,
        seed: newId(),
        budget: this.budgetFor(level),
      }
      this.enqueue(job, answer)
    })
    if (reply.failure !== null) this.parts.onFailure(reply.failure, match.game.id)
    return reply
  }
  /** What a level usually has; less when so many wait that the last would be too late. */
  private budgetFor(level: Level): Budget {
    const budget = LEVEL_BUDGETS[level]
    const { size, timeLimit } = this.parts
    const share = (timeLimit / 2) * (size / (this.queue.length + this.running + 1))
    return { ...budget, milliseconds: Math.max(1, Math.min(budget.milliseconds ?? share, share)) }
  }
  private enqueue(job: BotJob, answer: (reply: BotReply) => void): void {
    const { timeLimit } = this.parts
    const waiting: Waiting = {
      job,
      answer: (reply) => {
        clearTimeout(deadline)
        answer(reply)
      },
    }
    const deadline = setTimeout(() => {
      const index = this.queue.indexOf(waiting)
      if (index >= 0) this.queue.splice(index, 1)
      answer({ id: job.id, entry: null, failure: `no answer within ${timeLimit} ms` })
    }, timeLimit)
    deadline.unref()
    this.queue.push(waiting)
    this.next()
  }
  private next(): void {
    if (this.running >= this.parts.size || this.closed) return
    const waiting = this.queue.shift()
    if (!waiting) return
    this.running++
    const script = this.parts.script ?? new URL('./bot-worker.js', import.meta.url)
    const worker = this.idle.pop() ?? new Worker(script)
    worker.unref()
    this.run(worker, waiting)
  }
  private run(worker: Worker, { job, answer }: Waiting): void {
    const finish = (reply: BotReply, healthy: boolean): void => {
      clearTimeout(timer)
      // Only our own listeners: a thread whose inner ones are taken away never speaks again.
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      if (healthy && !this.closed) this.idle.push(worker)
      else void worker.terminate()
      this.running--
      answer(reply)
      this.next()
    }
    const fail = (failure: string): void => finish({ id: job.id, entry: null, failure }, false)
    let timer = setTimeout(() => fail(`not loaded within ${LOADING_LIMIT} ms`), LOADING_LIMIT)
    const onMessage = (message: BotReply | BotReady): void => {
      if (!('ready' in message)) {
        finish(message, true)
        return
      }
      clearTimeout(timer)
      timer = setTimeout(() => fail(`still thinking after ${this.parts.timeLimit} ms`), this.parts.timeLimit)
    }
    const onError = (error: unknown): void => fail(String(error))
    const onExit = (code: number): void => fail(`the worker ended (${code})`)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(job)
  }
}
