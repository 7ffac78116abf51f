import { Worker } from 'node:worker_threads'
import type { Entry, Match, Seat } from '@sablier/kernel'
import type { Level } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { BotJob, BotReply } from './bot-job.ts'
import type { BotPort } from './bot-port.ts'
import { randomAnswer } from './random-bot.ts'

interface Waiting {
  readonly job: BotJob
  readonly answer: (reply: BotReply) => void
}

/** Computer players in worker threads. Who thinks past the limit is stopped, and a legal answer is given anyway. */
export class BotPool implements BotPort {
  private readonly idle: Worker[] = []
  private readonly queue: Waiting[] = []
  private running = 0
  private count = 0
  private closed = false

  constructor(
    private readonly size: number,
    private readonly timeLimit: number,
    private readonly onFailure: (failure: string, game: string) => void,
  ) {}

  async decide(match: Match, seat: Seat, level: Level): Promise<Entry | null> {
    if (level === 'random') return randomAnswer(match, seat)
    const { checkpoint, entries, hashes } = match.saved()
    const reply = await new Promise<BotReply>((answer) => {
      const job: BotJob = {
        id: ++this.count,
        game: match.game.id,
        seats: match.seats,
        options: match.options,
        // Copied now: the match may move on before a worker is free.
        saved: { checkpoint, entries: entries.slice(), hashes: hashes.slice() },
        seat,
        level,
        seed: newId(),
      }
      this.queue.push({ job, answer })
      this.next()
    })
    if (reply.failure !== null) this.onFailure(reply.failure, match.game.id)
    return reply.entry ?? randomAnswer(match, seat)
  }
  async close(): Promise<void> {
    this.closed = true
    for (const { job, answer } of this.queue.splice(0)) answer({ id: job.id, entry: null, failure: 'closing' })
    await Promise.all(this.idle.splice(0).map((worker) => worker.terminate()))
  }

  private next(): void {
    if (this.running >= this.size) return
    const waiting = this.queue.shift()
    if (!waiting) return
    this.running++
    const worker = this.idle.pop() ?? new Worker(new URL('./bot-worker.js', import.meta.url))
    worker.unref()
    this.run(worker, waiting)
  }
  private run(worker: Worker, { job, answer }: Waiting): void {
    const finish = (reply: BotReply, healthy: boolean): void => {
      clearTimeout(timer)
      worker.removeAllListeners()
      if (healthy && !this.closed) this.idle.push(worker)
      else void worker.terminate()
      this.running--
      answer(reply)
      this.next()
    }
    const fail = (failure: string): void => finish({ id: job.id, entry: null, failure }, false)
    const timer = setTimeout(() => fail(`no answer within ${this.timeLimit} ms`), this.timeLimit)
    worker.once('message', (reply: BotReply) => finish(reply, true))
    worker.once('error', (error) => fail(String(error)))
    worker.once('exit', (code) => fail(`the worker ended (${code})`))
    worker.postMessage(job)
  }
}
