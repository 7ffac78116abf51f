import type { Answer } from '@sablier/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { findSaved, keepSaved, removeSaved } from '../src/saved/saved-games.ts'
import { emptyDevice } from './empty-device.ts'

vi.mock('comlink', async () => {
  const { TableHost } = await import('../src/play/table-host.ts')
  const { poolHere } = await import('./pool-here.ts')
  return { wrap: () => new TableHost(poolHere()) }
})

const ID = 'twice'
beforeEach(() => {
  emptyDevice()
  keepSaved({
    id: ID,
    game: 'terres-de-destinees',
    version: '1',
    players: [
      { name: 'Ada', level: null },
      { name: 'Bram', level: 'random' },
    ],
    options: {},
    secret: 'two tabs',
    entries: [],
    over: false,
    at: 0,
  })
})

/** A tab has its own table; what the device keeps is common to all. */
async function openTab() {
  vi.resetModules()
  const tab = await import('../src/play/local-table.ts')
  await tab.openTable(ID)
  return tab
}
type Tab = Awaited<ReturnType<typeof openTab>>
const answerIn = (tab: Tab) => tab.answer((tab.useLocalTable.getState().view?.ask?.options[0]?.id ?? true) as Answer)
const answersKept = () => findSaved(ID)?.entries

test('a tab that is behind keeps nothing over what another tab has played, and says so', async () => {
  const first = await openTab()
  const second = await openTab()
  await answerIn(second)
  const played = answersKept()
  expect(played).not.toHaveLength(0)
  await answerIn(first)
  await first.undo()
  expect(answersKept()).toEqual(played)
  expect(first.useLocalTable.getState().elsewhere).toBe(true)
  expect(second.useLocalTable.getState().elsewhere).toBe(false)
})

test('a tab that takes the game up again goes on from what the other has played', async () => {
  const first = await openTab()
  const second = await openTab()
  await answerIn(second)
  const played = answersKept() ?? []
  await first.openTable(ID)
  expect(first.useLocalTable.getState().elsewhere).toBe(false)
  await answerIn(first)
  expect(answersKept()?.slice(0, played.length)).toEqual(played)
  expect(answersKept()?.length).toBeGreaterThan(played.length)
  await answerIn(second)
  expect(second.useLocalTable.getState().elsewhere).toBe(true)
})

test('a game that another tab has removed goes on where it is played', async () => {
  const tab = await openTab()
  removeSaved(ID)
  await answerIn(tab)
  expect(tab.useLocalTable.getState().elsewhere).toBe(false)
  expect(answersKept()).not.toHaveLength(0)
})
