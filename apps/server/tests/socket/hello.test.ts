import { lanterns } from '@sablier/kernel/lanterns'
import { PROTOCOL } from '@sablier/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testServer } from '../play/test-server.ts'

const HELLO_WITHIN = 10_000
/** Something that is waited for until it is opened. */
function gateOf(): { readonly passed: Promise<void>; open: () => void } {
  let open = (): void => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a client that said hello is waited for, however long its table takes to load', async () => {
  const [loading, gate] = [gateOf(), gateOf()]
  const storage = await openSqlite(':memory:')
  const kept: typeof storage = Object.assign(Object.create(storage), { close: async () => {} })
  const before = await testServer({}, { storage: kept })
  const ada = await before.guest('Ada')
  const { table } = await ada.open()
  await before.close()
  let isOpen = false
  const load = async () => {
    // The server takes its games from the shelf before it answers anybody.
    if (isOpen) {
      loading.open()
      await gate.passed
    }
    return { game: lanterns }
  }
  const server = await testServer({}, { storage, shelf: { ids: ['lanterns'], load } })
  isOpen = true
  ada.url = server.url
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const line = ada.connect()
  await line.opened
  const shown = line.hello(table)
  await loading.passed
  vi.advanceTimersByTime(HELLO_WITHIN)
  gate.open()
  expect((await shown).type).toBe('snapshot')
})

test('a client that says nothing, or was refused, is closed after ten seconds', async () => {
  const server = await testServer()
  const ada = await server.guest('Ada')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const [silent, refused] = [ada.connect(), ada.connect()]
  await Promise.all([silent.opened, refused.opened])
  refused.send({ type: 'hello', protocol: PROTOCOL, table: 'nowhere-here' })
  expect(await refused.next(({ type }) => type === 'refused')).toMatchObject({ code: 'unknown-table' })
  const farewells = [silent, refused].map((line) => line.next(({ type }) => type === 'bye'))
  vi.advanceTimersByTime(HELLO_WITHIN)
  for (const farewell of await Promise.all(farewells)) expect(farewell).toMatchObject({ code: 'no-hello' })
})
