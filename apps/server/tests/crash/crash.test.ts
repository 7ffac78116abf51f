import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { shelfOf } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { LiveTable } from '../../src/tables/live-table.ts'
import { loadCore } from '../../src/tables/load-core.ts'
import { installedGames } from '../../src/tables/shelf.ts'
import { Guest } from '../play/guest.ts'
import { Player, pairUp } from './player.ts'
import { isBuilt, ServerProcess } from './server-process.ts'

/** `CRASH_KILLS=60 npx vitest run --project server crash` for the long run. */
const KILLS = Number(process.env['CRASH_KILLS'] ?? 3)
const PAIRS = 6
/** The long run plays the four games, the short one the miniature. */
const IS_LONG = process.env['CRASH_KILLS'] !== undefined
const GAMES = IS_LONG ? ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy'] : ['lanterns']
const shelf = IS_LONG ? installedGames : shelfOf(lanterns)
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

test.skipIf(!isBuilt())(
  `a server killed ${KILLS} times loses no confirmed answer and every match goes on where it was`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sablier-crash-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const server = await ServerProcess.make({ DATA_DIR: folder, ...(IS_LONG ? { REAL_GAMES: '1' } : {}) })
    onTestFinished(async () => void (await server.stop()))
    await server.start()
    let stopped = false
    const players: Player[] = []
    const tables: string[] = []
    const playOn = async (a: Guest, b: Guest, game: string): Promise<void> => {
      while (!stopped) {
        const table = await pairUp(a, b, game).catch(() => null)
        if (table === null) {
          await pause(30)
          continue
        }
        tables.push(table)
        const pair = [new Player(a, table, [server.url]), new Player(b, table, [server.url])]
        players.push(...pair)
        await Promise.all(pair.map((player) => player.play(() => stopped)))
      }
    }
    const pairs = await Promise.all(
      Array.from({ length: PAIRS }, async (_, i) => [
        await Guest.named(server.url, `A${i}`),
        await Guest.named(server.url, `B${i}`),
      ]),
    )
    const countConfirmed = () => players.reduce((sum, player) => sum + player.confirmed.length, 0)
    const playing = pairs.map(([a, b], i) => playOn(a as Guest, b as Guest, GAMES[i % GAMES.length] as string))
    for (let kill = 0; kill < KILLS; kill++) {
      // In the middle of play: some answers have been confirmed since the last start, others are under way.
      const before = countConfirmed()
      while (countConfirmed() < before + PAIRS) await pause(20)
      await pause(Math.random() * 300)
      // Every third time it may end in order; after every other kill the last page of the log was torn.
      await server.stop(kill % 3 === 2 ? 'SIGTERM' : 'SIGKILL')
      const log = join(folder, 'sablier.sqlite-wal')
      if (kill % 2 === 0 && existsSync(log)) appendFileSync(log, randomBytes(2000))
      await server.start()
    }
    await pause(300)
    stopped = true
    await Promise.all(playing)
    await server.stop('SIGKILL')

    const storage = await openSqlite(join(folder, 'sablier.sqlite'))
    onTestFinished(() => storage.close())
    const confirmed = players.flatMap((player) => player.confirmed)
    expect(confirmed.length).toBeGreaterThan(KILLS)
    for (const table of tables) {
      const logEntries = await storage.logEntries(table)
      expect(logEntries.map(({ seq }) => seq)).toEqual(logEntries.map((_, i) => i + 1))
      // Loading replays every answer and compares every hash.
      const { core } = await loadCore(storage, shelf, table, { whole: true })
      const woken = await loadCore(storage, shelf, table, { onReplayed: (_, why) => expect.fail(why) })
      expect(woken.core.match?.hashes).toEqual(core.match?.hashes)
      expect(new LiveTable(table, woken.core).snapshot(null)).toBe(new LiveTable(table, core).snapshot(null))
      expect(core.state.status === 'over' ? null : core.state.reason).toBeNull()
      expect(core.state.status === 'over' || core.state.status === 'open' || core.waiting.length > 0).toBe(true)
      for (const { person, clientId, seq } of confirmed.filter((answer) => answer.table === table))
        expect(logEntries[seq - 1]).toMatchObject({ seq, person, client_id: clientId })
      const ids = logEntries.flatMap(({ person, client_id }) => (client_id === null ? [] : [`${person} ${client_id}`]))
      expect(new Set(ids).size).toBe(ids.length)
    }
    console.log(`${KILLS} kills, ${tables.length} tables, ${confirmed.length} confirmed answers, none lost`)
  },
  KILLS * 20_000 + 300_000,
)
