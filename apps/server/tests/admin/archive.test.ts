import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test } from 'vitest'
import { exportTable, type TableArchive } from '../../src/admin/archive.ts'
import { Admin } from '../../src/admin/index.ts'
import { shelfOf } from '../../src/index.ts'
import { testServer } from '../play/test-server.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Row)[] ? Row[] : T[K] }

/** An operator of an empty storage, and the archive of a table that is being played elsewhere. */
async function archived() {
  const server = await testServer()
  const anna = await server.guest('Anna')
  const { table } = await anna.open([{ kind: 'bot', level: 'random' }], { start: true })
  const connection = await anna.sit(table)
  for (let i = 0; i < 4; i++) {
    await connection.turn()
    await connection.answer()
  }
  await connection.turn()
  const archive = await exportTable(server.storage, table)
  const dataDir = mkdtempSync(join(tmpdir(), 'sablier-archive-'))
  const admin = await Admin.open({ databaseUrl: null, dataDir }, shelfOf(lanterns))
  onTestFinished(async () => {
    await admin.shut()
    rmSync(dataDir, { recursive: true, force: true })
  })
  /** Takes the archive in, changed by hand and under another name. */
  const take = (change: (archive: Writable<TableArchive>) => void = () => {}, id = table): Promise<string> => {
    const copy = JSON.parse(JSON.stringify(archive).replaceAll(table, id)) as Writable<TableArchive>
    change(copy)
    return admin.importTable(JSON.stringify(copy))
  }
  return { admin, table, take }
}
type Change = (archive: Writable<TableArchive>) => void
const position = (archive: TableArchive, state: string) => ({
  match: archive.match.id,
  rules_version: '1',
  entries: 0,
  state,
  resume_point: null,
})

const FAULTS: [path: string, change: Change][] = [
  ['match.id', (a) => void Object.assign(a.match, { id: '../../etc' })],
  ['match.game', (a) => void Object.assign(a.match, { game: '' })],
  ['match.seats', (a) => void Object.assign(a.match, { seats: 1e9 })],
  ['match.seats', (a) => void Object.assign(a.match, { seats: 1.5 })],
  ['match.options', (a) => void Object.assign(a.match, { options: 'oops' })],
  ['match.options', (a) => void Object.assign(a.match, { options: '[]' })],
  ['match.clock: kind', (a) => void Object.assign(a.match, { clock: '{}' })],
  ['match.summary', (a) => void Object.assign(a.match, { summary: 'oops' })],
  ['match.summary: seats', (a) => void Object.assign(a.match, { summary: '{"seats":5}' })],
  ['match.summary: waiting', (a) => void Object.assign(a.match, { summary: '{"waiting":{}}' })],
  ['match.status', (a) => void Object.assign(a.match, { status: 'banana' })],
  ['match.visibility', (a) => void Object.assign(a.match, { visibility: 'Public' })],
  ['match.changed_at', (a) => void Object.assign(a.match, { changed_at: 1e300 })],
  ['match.wake_at', (a) => void Object.assign(a.match, { wake_at: 'soon' })],
  ['match.secret', (a) => void Object.assign(a.match, { secret: null })],
  ['lines.3.at', (a) => void Object.assign(a.lines[3]!, { at: 'yesterday' })],
  ['lines.3.body', (a) => void Object.assign(a.lines[3]!, { body: '{oops' })],
  ['lines.3.body', (a) => void Object.assign(a.lines[3]!, { body: '[1]' })],
  ['lines.0.body: seat', (a) => void Object.assign(a.lines[0]!, { body: '{"seat":2}' })],
  ['lines.0.match', (a) => void Object.assign(a.lines[0]!, { match: 'another' })],
  ['checkpoint.state', (a) => void Object.assign(a, { checkpoint: position(a, '{bad') })],
  ['seats.0.seat', (a) => void Object.assign(a.seats[0]!, { seat: 2 })],
  ['seats.0.person', (a) => void Object.assign(a.seats[0]!, { person: 7 })],
]

test('of an archive that is none it is told where it is wrong, and nothing is kept', async () => {
  const { admin, table, take } = await archived()
  for (const [path, change] of FAULTS)
    await expect(take(change), path).rejects.toThrow(`The archive is not one: ${path}: `)
  await expect(admin.importTable('{')).rejects.toThrow('The archive is not one: file: ')
  await expect(admin.importTable('[]')).rejects.toThrow('The archive is not one: ')
  expect(await admin.list()).toEqual([])
  expect(await take()).toBe(table)
})

test('an archive with less in it than a server writes is taken in', async () => {
  const { table, take } = await archived()
  const sparse: Change = (a) => {
    a.match.summary = '{}'
    a.match.invite = `invite-${table}`
    const { resume_point: _, ...older } = position(a, '{}')
    Object.assign(a, { checkpoint: older })
  }
  expect(await take(sparse)).toBe(table)
})

test('a table that does not load is not taken in; one that can only be read is', async () => {
  const { admin, take } = await archived()
  const nobodySat: Change = (a) => void Object.assign(a.lines[0]!, { kind: 'sat', body: '{}' })
  await expect(take(nobodySat)).rejects.toThrow('The table does not load: ')
  expect(await admin.list()).toEqual([])
  const id = await take((a) => void Object.assign(a.match, { secret: 'another' }))
  expect(await admin.verifyAll()).toEqual({ tables: 1, faults: [expect.stringContaining(`${id}: Its log`)] })
})

test('a table that cannot be loaded does not keep the others from being verified', async () => {
  const { admin, take } = await archived()
  const [broken] = [await take(undefined, 'table-a'), await take(undefined, 'table-b')]
  await take((a) => void Object.assign(a.match, { secret: 'another' }), 'table-c')
  await admin.storage.db.updateTable('match').set({ options: 'oops' }).where('id', '=', broken).execute()
  const { tables, faults } = await admin.verifyAll()
  expect(tables).toBe(3)
  expect(faults).toEqual([expect.stringContaining('table-a: '), expect.stringContaining('table-c: Its log')])
})
