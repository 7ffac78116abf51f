import { nodeBotPool } from '@sablier/bots/node'
import { Match } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, onTestFinished, test, vi } from 'vitest'
import { threadBots } from '../../src/bots/thread-bots.ts'
import { Metrics } from '../../src/metrics.ts'
import type { Storage } from '../../src/storage/storage.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import { Scheduler } from '../../src/tables/scheduler.ts'
import type { TableRegistry } from '../../src/tables/table-registry.ts'

function pool(script: string, timeLimit: number) {
  const failures: string[] = []
  const entry = new URL(`../fixtures/${script}`, import.meta.url)
  const made = threadBots(nodeBotPool({ shelf: '', size: 1, entry }), timeLimit, (failure) => failures.push(failure))
  onTestFinished(() => made.close())
  return { pool: made, failures }
}
const asked = () => {
  const match = new Match({ game: lanterns, seats: 4, seed: 'no stall' })
  return { match, seat: match.asks()[0]!.seat }
}

test('a job waiting for a loading thread gets a legal answer in time, and the thread is kept', async () => {
  const { pool: bots, failures } = pool('slow-bot-worker.mjs', 50)
  const { match, seat } = asked()
  const entry = await bots.decide(match, seat, 'novice')
  match.fork().enter(entry!)
  expect(failures).toEqual(['no answer after 50 ms'])
  // Every thread is late for its first job here: an answer from a thread comes from the one that was kept.
  const fromThread = { answer: expect.stringMatching(/^thread job/) }
  const answers: unknown[] = []
  while (!expect.objectContaining(fromThread).asymmetricMatch(answers.at(-1)))
    answers.push(await bots.decide(match, seat, 'novice'))
  expect(answers.at(-1)).toMatchObject(fromThread)
})

test('many tables that wait for one thread that never ends all have a legal answer in time', async () => {
  const { pool: bots, failures } = pool('silent-bot-worker.mjs', 50)
  const { match, seat } = asked()
  const entries = await Promise.all(Array.from({ length: 20 }, () => bots.decide(match, seat, 'master')))
  for (const entry of entries) expect(() => match.fork().enter(entry!)).not.toThrow()
  expect(failures).toHaveLength(20)
})

test('a table that cannot be read does not keep the others waiting', async () => {
  const looked: string[] = []
  const later: string[] = []
  const late: string[] = []
  const fine = { id: 'fine', core: { waiting: [], state: { status: 'playing', seats: [], votes: [] } } }
  const left = { id: 'left', core: { waiting: [], state: { status: 'read-only', seats: [], votes: [] } } }
  const storage = {
    due: async () => ['broken', 'left', 'fine'],
    wakeLater: async (id: string) => void later.push(id),
    lateLobbyRows: async () => ['broken', 'left'],
    renamings: async () => [],
  } as unknown as Storage
  const registry = {
    now: Date.now,
    all: () => [],
    lobbyRows: { add: ({ id }: LiveTable) => void late.push(id), keep: async () => {} },
    table: async (id: string) => {
      if (id === 'broken') throw new TypeError('its rules are at fault')
      if (late.includes('left')) looked.push(id)
      return id === 'fine' ? fine : left
    },
    work: async () => 0,
  } as unknown as TableRegistry
  const errors: string[] = []
  const { pool: bots } = pool('silent-bot-worker.mjs', 50)
  const onError = (_: unknown, what: string) => void errors.push(what)
  const scheduler = new Scheduler({
    registry,
    storage,
    bots,
    metrics: new Metrics(),
    botPause: 0,
    idleMs: 1000,
    onError,
  })
  // The first round alone: a slow machine would see the next one too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  scheduler.start(0)
  await expect.poll(() => looked).toContain('fine')
  await scheduler.stop()
  expect({ late, looked, later, errors }).toEqual({
    late: ['left'],
    looked: ['left', 'fine'],
    later: ['broken', 'left'],
    errors: ['late head of broken', 'looking after broken'],
  })
})
