import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { sablier } from './fake-io.ts'

// The whole server is loaded once, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'sablier-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const data = ['--data', join(folder, 'data')]
mkdirSync(join(folder, 'data'))

test('an empty server has no tables, and all of them verify', async () => {
  expect(await sablier(['admin', 'list', ...data])).toEqual({ code: 0, out: 'no tables\n', err: '' })
  const { out } = await sablier(['admin', 'verify', ...data, '--json'])
  expect(JSON.parse(out)).toEqual({ ok: true, tables: 0, faults: [] })
})

test('a backup is made and restored into a new storage', async () => {
  const file = join(folder, 'backup.gz')
  expect((await sablier(['admin', 'backup', file, ...data])).code).toBe(0)
  const { code, out } = await sablier(['admin', 'restore', file, '--data', join(folder, 'second'), '--json'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ file, rows: expect.any(Object) })
})

test('a folder of data that is not there is refused and not made', async () => {
  const missing = join(folder, 'missing')
  const { code, out, err } = await sablier(['admin', 'list', '--data', missing])
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toBe(`sablier: ${missing}: there is no such folder of data\n`)
  expect(existsSync(missing)).toBe(false)
})

test('a table that is not there is refused in one line', async () => {
  const { code, err } = await sablier(['admin', 'inspect', 'nowhere', ...data])
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
})

test.each([
  [['admin'], 'what is to be done?'],
  [['admin', 'dance'], 'there is nothing called "dance"'],
  [['admin', 'export', 'x'], 'admin export: expected TABLE FILE'],
  [['admin', 'list', '--status', 'odd', ...data], '--status: expected one of'],
])('%j is wrong usage', async (argv, reason) => {
  const { code, err } = await sablier(argv)
  expect(code).toBe(2)
  expect(err).toContain(reason)
})

test('there are no reports on an empty server, and nobody to rename', async () => {
  expect(await sablier(['admin', 'reports', ...data])).toEqual({ code: 0, out: 'no reports\n', err: '' })
  const { code, err } = await sablier(['admin', 'hide-name', 'nobody', ...data])
  expect({ code, err }).toEqual({ code: 1, err: 'sablier: There is no person nobody\n' })
})

test('the help of admin names every action and every option', async () => {
  const { admin } = await import('../src/commands/admin.ts')
  const { out } = await sablier(['admin', '--help'])
  for (const option of Object.keys(admin.options)) expect(out).toContain(`--${option}`)
  for (const action of ['overview', 'people', 'ban', 'unban', 'archive', 'verify-archive', 'close', 'self-check'])
    expect(out).toMatch(new RegExp(`^ +${action}( |:)`, 'm'))
})

test('an address is banned and let in again; how the server stands is told', async () => {
  expect((await sablier(['admin', 'ban', '10.1.0.0/16', '--reason', 'flood', ...data])).code).toBe(0)
  const { out } = await sablier(['admin', 'overview', ...data])
  expect(out).toContain('bans: 10.1.0.0/16')
  expect((await sablier(['admin', 'unban', '10.1.0.0/16', ...data])).code).toBe(0)
  expect((await sablier(['admin', 'unban', '10.1.0.0/16', ...data])).code).toBe(1)
  expect(await sablier(['admin', 'people', ...data])).toEqual({ code: 0, out: 'nobody\n', err: '' })
  expect((await sablier(['admin', 'verify-archive', join(folder, 'none.gz'), ...data])).code).toBe(1)
})
