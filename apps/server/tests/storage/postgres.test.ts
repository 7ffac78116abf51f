import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../src/storage/postgres.ts'
import { hasPostgres, type TempPostgres, tempPostgres } from '../services/temp-postgres.ts'
import { storageContract } from './contract.ts'

describe.skipIf(!hasPostgres())('the storage contract on PostgreSQL', () => {
  let postgres: TempPostgres
  beforeAll(async () => {
    postgres = await tempPostgres()
  })
  afterAll(() => postgres?.stop())
  storageContract(async () => openPostgres(await postgres.database()))

  test('a connection that dies inside a transaction is an error of that transaction and of nothing else', async () => {
    const lost: string[] = []
    const storage = await openPostgres(await postgres.database(), (error) => lost.push(error.message))
    const work = storage.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(storage.db)
      await expect.poll(() => lost.length).toBeGreaterThan(0)
      await sql`select 1`.execute(transaction)
    })
    await expect(work).rejects.toThrow()
    await expect(sql`select 1`.execute(storage.db)).resolves.toBeDefined()
    await storage.close()
  })
})
