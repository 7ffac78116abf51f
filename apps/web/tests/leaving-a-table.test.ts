import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedGame } from '../src/saved/saved-games.ts'
import { emptyDevice } from './empty-device.ts'

/** A table host that tells the answers of a game only when it is let. */
const host = vi.hoisted(() => ({
  opened: '',
  tell: [] as (() => void)[],
  async open({ id }: { id: string }) {
    host.opened = id
  },
  async moment(viewer: unknown) {
    const view = { of: host.opened, viewer, waiting: [0], offers: [], state: { result: null } }
    return { view, heard: [], events: 0, canUndo: false, canRedo: false }
  },
  entries() {
    const entries = [{ seat: 0, answer: host.opened }]
    return new Promise((done) => host.tell.push(() => done({ entries, over: false })))
  },
  step: async () => false,
}))
vi.mock('comlink', () => ({ wrap: () => host }))

const saved = (id: string): SavedGame => ({
  id,
  game: 'lanterns',
  version: '1',
  players: [
    { name: 'Ada', level: null },
    { name: 'Bram', level: null },
  ],
  options: {},
  secret: id,
  entries: [],
  over: false,
  at: 0,
})

beforeEach(emptyDevice)
const isAsked = () => expect.poll(() => host.tell).not.toHaveLength(0)
/** The host tells what it was asked for first. */
const told = async () => {
  await isAsked()
  host.tell.shift()?.()
}

test('late messages of a table are neither shown nor kept after another was opened', async () => {
  const { openTable, useLocalTable } = await import('../src/play/local-table.ts')
  const { findSaved, keepSaved } = await import('../src/saved/saved-games.ts')
  for (const id of ['first', 'second']) keepSaved(saved(id))
  const first = openTable('first')
  await isAsked()
  const second = openTable('second')
  await told()
  await first
  await told()
  await second
  expect(useLocalTable.getState().saved?.id).toBe('second')
  expect(findSaved('first')?.entries).toEqual([])
  expect(findSaved('second')?.entries).toEqual([{ seat: 0, answer: 'second' }])
})

test('a table of one person is not shown to the next on the same device', async () => {
  const { openTable, uncover, useLocalTable } = await import('../src/play/local-table.ts')
  const { keepSaved } = await import('../src/saved/saved-games.ts')
  keepSaved(saved('passed'))
  const shown: unknown[] = []
  const opening = openTable('passed')
  await isAsked()
  useLocalTable.setState({ passTo: 1 })
  useLocalTable.subscribe(({ view, viewer }) => view && shown.push([view.viewer, viewer]))
  const uncovering = uncover()
  await told()
  await opening
  await told()
  await uncovering
  expect(shown).toContainEqual([1, 1])
  expect(shown).not.toContainEqual(['spectator', 1])
})
