import { afterAll, beforeAll, describe } from 'vitest'
import { openPostgres } from '../../src/storage/postgres.ts'
import { hasPostgres, type TempPostgres, tempPostgres } from '../services/temp-postgres.ts'
import { storageContract } from './contract.ts'

describe.skipIf(!hasPostgres())('the storage contract on PostgreSQL', () => {
  let postgres: TempPostgres
  beforeAll(async () => {
    postgres = await tempPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop())
  storageContract(async () => openPostgres(await postgres.database()))
})
