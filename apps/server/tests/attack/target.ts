import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { pairUp } from '../crash/player.ts'
import { ServerProcess } from '../crash/server-process.ts'
import type { Connection } from '../play/connection.ts'
import { Guest } from '../play/guest.ts'
import { answer } from '../waking/two-playing.ts'

const TOKEN = 'the token of the attacked server'

/** What one attack has brought about. */
export interface Outcome {
  readonly attack: string
  readonly tries: number
  readonly result: string
  /** The 99th percentile of the server's event loop delay meanwhile, in milliseconds. */
  readonly delay: number
}

/** A server of its own, in a process of its own, with the limits of a real one. */
export class Target {
  private constructor(
    readonly server: ServerProcess,
    readonly folder: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<Target> {
    const folder = mkdtempSync(join(tmpdir(), 'sablier-attack-'))
    const server = await ServerProcess.make({
      DATA_DIR: folder,
      METRICS_TOKEN: TOKEN,
      OPERATOR_TOKEN: TOKEN,
      REAL_GAMES: '1',
      MESSAGES_PER_SECOND: '20',
      KILOBYTES_PER_SECOND: '1000',
      SOCKETS_PER_ADDRESS: '200',
      OPEN_TABLES_PER_ADDRESS: '20',
      ...env,
    })
    onTestFinished(async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    })
    await server.start()
    return new Target(server, folder)
  }
  get url(): string {
    return this.server.url
  }
  guest(name: string): Promise<Guest> {
    return Guest.named(this.url, name)
  }
  /** A figure of the metrics. */
  async metric(name: string): Promise<number> {
    const headers = { authorization: `Bearer ${TOKEN}` }
    const text = await (await fetch(`${this.url}/metrics`, { headers })).text()
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  }
  /** Attacks, and tells how late the event loop was meanwhile. The figure starts anew with every look at it. */
  async during(attack: () => Promise<void>): Promise<number> {
    await this.metric('nodejs_eventloop_lag_p99_seconds')
    await attack()
    return Math.round((await this.metric('nodejs_eventloop_lag_p99_seconds')) * 10_000) / 10
  }
  /** A game of two people that has gone on for so many answers. */
  async longGame(
    game: string,
    answers: number,
  ): Promise<{ connections: readonly [Connection, Connection]; entries: number }> {
    const [anna, bert] = [await this.guest('Anna'), await this.guest('Bert')]
    const table = await pairUp(anna, bert, game)
    const connections = [await anna.sit(table), await bert.sit(table)] as const
    for (let i = 0; i < answers; i++) await answer(connections)
    return { connections, entries: connections[0].clientTable?.view?.entries ?? 0 }
  }
  /** A game of computer players that has come to its end. */
  async endedGame(game: string, seats: number): Promise<string> {
    const anna = await this.guest('Anna')
    const { body } = await anna.post('/api/tables', {
      game,
      options: {},
      seats: Array.from({ length: seats }, () => ({ kind: 'bot', level: 'random' })),
      visibility: 'public',
      clock: { kind: 'none' },
      start: true,
    })
    const connection = await anna.sit(body.table)
    await connection.until(({ table }) => table.status !== 'playing')
    connection.close()
    return body.table
  }
}
