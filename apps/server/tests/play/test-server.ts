import { lanterns } from '@sablier/kernel/lanterns'
import { onTestFinished } from 'vitest'
import { type Config, type RunningServer, readConfig, type ServerParts, shelfOf, startServer } from '../../src/index.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { Guest } from './guest.ts'

/** A configuration for tests: loopback only, any free port, no pauses, no limits that a busy test would meet. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...readConfig({}),
    host: '127.0.0.1',
    port: 0,
    logLevel: 'silent',
    botWorkers: 0,
    botPause: 0,
    messagesPerSecond: 100_000,
    requestsPerMinute: 1_000_000,
    socketsPerAddress: 10_000,
    bytesPerSecond: 1_000_000_000,
    tablesPerPerson: 1000,
    openTablesPerPerson: 1000,
    openTablesPerAddress: 10_000,
    tablesPerAddress: 10_000,
    ...changes,
  }
}

/** A server with the miniature game and an empty database in memory, gone after the test. */
export async function testServer(
  changes: Partial<Config> = {},
  parts: ServerParts = {},
): Promise<RunningServer & { guest: (name: string) => Promise<Guest> }> {
  const storage = parts.storage ?? (changes.databaseUrl ? undefined : await openSqlite(':memory:'))
  const given = storage ? { storage } : {}
  const server = await startServer(testConfig(changes), { shelf: shelfOf(lanterns), ...given, ...parts })
  const guests: Guest[] = []
  onTestFinished(async () => {
    for (const guest of guests) guest.leave()
    await server.close()
  })
  const guest = async (name: string) => {
    const made = await Guest.named(server.url, name)
    guests.push(made)
    return made
  }
  return { ...server, guest }
}
