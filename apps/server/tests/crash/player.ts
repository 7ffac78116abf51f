import type { Connection } from '../play/connection.ts'
import { freshId } from '../play/fresh-id.ts'
import type { Guest } from '../play/guest.ts'

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
  private connection: Connection | null = null
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
        this.connection ??= await this.come()
        const { connection } = this
        if (connection.closed) throw new Error('closed')
        if (connection.clientTable?.table.status === 'over') return
        if (this.waiting || connection.isAsked) await this.answer(connection)
        else await connection.next(() => true, 500).catch(() => {})
      } catch {
        this.connection?.close()
        this.connection = null
        await pause(15)
      }
    }
    this.connection?.close()
  }

  private async come(): Promise<Connection> {
    const url = this.urls[Math.floor(Math.random() * this.urls.length)] ?? this.guest.url
    this.guest.url = url
    const connection = this.guest.connect()
    await connection.opened
    const reply = await connection.hello(this.table)
    if (reply.type !== 'snapshot') throw new Error('not let in')
    return connection
  }
  private async answer(connection: Connection): Promise<void> {
    this.waiting ??= {
      type: 'answer',
      clientId: freshId(),
      entries: connection.clientTable?.view?.entries ?? 0,
      answer: connection.someAnswer(),
    }
    const { waiting } = this
    const reply = await connection.act(waiting)
    if (reply.type === 'done') {
      this.waiting = null
      const clientId = waiting['clientId'] as string
      this.confirmed.push({ table: this.table, person: this.guest.me, clientId, seq: reply.seq })
      await connection.until((clientTable) => clientTable.seq >= reply.seq)
    } else if (reply.type === 'refused') {
      if (reply.code !== 'not-saved') this.waiting = null
      await pause(5)
    } else throw new Error('gone')
  }
}

/** Opens a table for two and begins it. */
export async function pairUp(a: Guest, b: Guest, game = 'lanterns'): Promise<string> {
  const { table } = await a.open(['open'], { game })
  await b.act(table, { type: 'sit', seat: 1 })
  await a.act(table, { type: 'start' })
  return table
}
