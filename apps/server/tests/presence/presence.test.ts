import type { Viewer } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { Presence } from '../../src/presence/presence.ts'
import type { LiveTable, Watcher } from '../../src/tables/live-table.ts'
import { testServer } from '../play/test-server.ts'

/** A process with one table; notes reach the others at once. */
class Process {
  readonly watchers = new Set<Watcher>()
  readonly presence: Presence
  lastSent = ''
  private readonly table: LiveTable

  constructor(name: string, all: Process[], now: () => number) {
    const core = { state: { seats: [] as unknown[] } }
    this.table = { id: 'table', watchers: this.watchers, core } as unknown as LiveTable
    this.presence = new Presence({
      inMemory: () => this.table,
      send: (note) => {
        for (const other of all) if (other !== this) other.presence.heard(name, note)
      },
      now,
    })
    all.push(this)
  }
  comes(viewer: Viewer): Watcher {
    const watcher: Watcher = { person: null, viewer, send: (text) => (this.lastSent = text), lookAgain: async () => {} }
    this.watchers.add(watcher)
    this.presence.changed(this.table)
    return watcher
  }
  goes(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.presence.changed(this.table)
  }
  get sees(): unknown {
    const { seats, spectators } = JSON.parse(this.lastSent) as { seats: number[]; spectators: number }
    return [seats, spectators]
  }
}

test('everybody at a table is seen at every process, also by those who come later', () => {
  const all: Process[] = []
  const [one, two] = [new Process('one', all, () => 0), new Process('two', all, () => 0)] as const
  one.comes(0)
  const watching = one.comes('spectator')
  expect(one.sees).toEqual([[0], 1])
  const second = two.comes(2)
  expect(two.sees).toEqual([[0, 2], 1])
  expect(one.sees).toEqual([[0, 2], 1])
  one.goes(watching)
  expect(two.sees).toEqual([[0, 2], 0])
  two.goes(second)
  expect(one.sees).toEqual([[0], 0])
})

test('presence at a process of another version is seen too, whatever else it sends', () => {
  const one = new Process('one', [], () => 0)
  one.comes(0)
  const later = { table: 'table', seats: [1], spectators: 1, watching: [], ask: false, mood: 'merry' }
  const { watching: _, mood: __, ...earlier } = { ...later, seats: [2] }
  for (const note of [later, earlier]) one.presence.heard(`process ${note.seats}`, JSON.stringify(note))
  expect(one.sees).toEqual([[0, 1, 2], 2])
})

test('presence at a process that died silently is forgotten', () => {
  const all: Process[] = []
  let time = 0
  const [one, two] = [new Process('one', all, () => time), new Process('two', all, () => time)] as const
  one.comes(0)
  two.comes(1)
  expect(one.sees).toEqual([[0, 1], 0])
  all.splice(1)
  time = 20_000
  one.presence.beat()
  expect(one.sees).toEqual([[0, 1], 0])
  time = 40_000
  one.presence.beat()
  expect(one.sees).toEqual([[0], 0])
})

test("sitting down or getting up while watching shows in everybody's presence at once", async () => {
  const server = await testServer()
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')]
  const { table } = await anna.open(['open'])
  const [a, b] = [await anna.sit(table), await bert.sit(table)]
  await a.until(({ presence }) => presence.spectators === 1)
  await b.act({ type: 'sit', seat: 1 })
  const both = { seats: [0, 1], spectators: 0 }
  for (const connection of [a, b]) await connection.until(({ presence }) => presence.seats.includes(1))
  for (const connection of [a, b]) expect(connection.clientTable!.presence).toMatchObject(both)
  await bert.act(table, { type: 'leave' })
  for (const connection of [a, b]) await connection.until(({ presence }) => !presence.seats.includes(1))
  for (const connection of [a, b]) expect(connection.clientTable!.presence).toMatchObject({ seats: [0], spectators: 1 })
})
