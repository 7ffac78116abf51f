import { freshId } from '../play/fresh-id.ts'
import type { Guest } from '../play/guest.ts'
import type { Line } from '../play/line.ts'

/** An answer the server has confirmed. */
export interface Confirmed {
  readonly table: string
  readonly person: string
  readonly clientId: string
  readonly seq: number
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Somebody who plays on whatever happens: comes back, asks again with the same id, and remembers what was confirmed. */
export class Player {
  readonly confirmed: Confirmed[] = []
  private line: Line | null = null
  private waiting: Record<string, unknown> | null = null

  constructor(
    readonly guest: Guest,
    public table: string,
    private readonly urls: readonly string[],
  ) {}

  /** Plays until told to stop or until the game is over. */
  async play(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      try {
        this.line ??= await this.come()
        const { line } = this
        if (line.closed) throw new Error('closed')
        if (line.mirror?.table.status === 'over') return
        if (this.waiting || line.isAsked) await this.answer(line)
        else await line.next(() => true, 500).catch(() => {})
      } catch {
        this.line?.close()
        this.line = null
        await pause(15)
      }
    }
    this.line?.close()
  }

  private async come(): Promise<Line> {
    const url = this.urls[Math.floor(Math.random() * this.urls.length)] ?? this.guest.url
    this.guest.url = url
    const line = this.guest.line()
    await line.opened
    const reply = await line.hello(this.table)
    if (reply.type !== 'snapshot') throw new Error('not let in')
    return line
  }
  private async answer(line: Line): Promise<void> {
    this.waiting ??= {
      type: 'answer',
      clientId: freshId(),
      entries: line.mirror?.view?.entries ?? 0,
      answer: line.someAnswer(),
    }
    const { waiting } = this
    const reply = await line.act(waiting)
    if (reply.type === 'done') {
      this.waiting = null
      const clientId = waiting['clientId'] as string
      this.confirmed.push({ table: this.table, person: this.guest.me, clientId, seq: reply.seq })
      await line.until((mirror) => mirror.seq >= reply.seq)
    } else if (reply.type === 'refused') {
      if (reply.code !== 'not-saved') this.waiting = null
      await pause(5)
    } else throw new Error('gone')
  }
}

/** Opens a table for two and begins it. */
export async function pairUp(a: Guest, b: Guest): Promise<string> {
  const { table } = await a.open(['open'])
  await b.act(table, { type: 'sit', seat: 1 })
  await a.act(table, { type: 'start' })
  return table
}
