import { performance } from 'node:perf_hooks'
import { type AnyGame, type Entry, type MatchRecord, seedFrom } from '@sablier/kernel'
import type { Act, ActOf } from '@sablier/protocol'
import { findGame } from '@sablier/shelf'
import { afterEach, expect, test, vi } from 'vitest'
import type { Person } from '../../src/tables/log-entry.ts'
import { freshId } from '../play/fresh-id.ts'
import { PlayedTable, recordsOf, withDice } from '../waking/played-table.ts'

const GAMES = ['thiefs-fortune', 'terres-de-destinees', 'donjon-quetes-trahisons', 'prophecy']
/** A replay in slices goes on for no longer than this. */
const MOST_IN_ONE_TURN = 150

afterEach(() => vi.restoreAllMocks())

/** The game, counting how many of its phases begin within one turn of the event loop. */
function counting(game: AnyGame): { game: AnyGame; most: () => number; stop: () => void } {
  let [count, most, isStopped] = [0, 0, false]
  const phases = Object.fromEntries(
    Object.entries(game.phases).map(([name, phase]) => [
      name,
      (...args: Parameters<typeof phase>) => {
        most = Math.max(most, ++count)
        return phase(...args)
      },
    ]),
  )
  const nextTurn = (): void => {
    count = 0
    if (!isStopped) setImmediate(nextTurn)
  }
  nextTurn()
  return {
    game: { ...game, phases },
    most: () => most,
    stop: () => {
      isStopped = true
    },
  }
}
/** The longest recorded game, with a table at which it has been played so far that it is not over yet. */
async function longTable(id: string) {
  const [record] = recordsOf(id)
    .map(([, one]) => one)
    .sort((a, b) => b.entries.length - a.entries.length) as [MatchRecord]
  const { game } = (await findGame(id)!.load())!
  const counted = counting(withDice(game, seedFrom(record.secret, record.entropy)))
  const table = await PlayedTable.open(counted.game, record)
  const entries = record.entries.map(({ hash: _hash, ...entry }) => entry as Entry).slice(0, -1)
  for (let next = 0; next < entries.length; next += 20) await table.play(...entries.slice(next, next + 20))
  // However fast the machine is: a slice is over whenever it is asked.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  return { table, counted, entries }
}
type Wanted = Omit<ActOf<'propose'>, 'clientId'> | Omit<ActOf<'vote'>, 'clientId'>
function act(table: PlayedTable, seat: number, wanted: Wanted) {
  return new Promise<number>((done, refused) => {
    const person: Person = { id: `person-${seat}`, name: `P${seat}`, language: 'en' }
    const asked: Act = { ...wanted, clientId: freshId() }
    table.registry
      .table(table.id)
      .then((live) => table.registry.act(live, { person }, asked, { done, refused }), refused)
  })
}

test.each(GAMES)(
  'a vote to go far back in %s holds nobody up, neither when it is opened nor when it is agreed',
  async (id) => {
    const { table, counted, entries } = await longTable(id)
    const target = Math.floor(entries.length / 2)
    await act(table, 0, { type: 'propose', proposal: { kind: 'undo-to', entries: target } })
    const { state, row } = await table.core()
    const [vote] = state.votes
    const landing = (vote!.proposal as { entries: number }).entries
    // It was long ago: nothing of what was prepared for the question is left.
    await table.sleep()
    for (let seat = 1; seat < row.seats; seat++) await act(table, seat, { type: 'vote', vote: vote!.id, agree: true })
    const core = await table.core()
    counted.stop()
    expect(core.entries).toBe(landing)
    expect(core.match!.redraws).toHaveLength(1)
    expect(counted.most()).toBeLessThan(MOST_IN_ONE_TURN)
    await table.expectSame()
  },
)

test('another process that reads of it, and a replay of the whole log, hold nobody up either', async () => {
  const { table, counted, entries } = await longTable('prophecy')
  const target = Math.floor(entries.length / 2)
  const other = table.under(table.game)
  await other.core()
  await act(table, 0, { type: 'propose', proposal: { kind: 'undo-to', entries: target } })
  const { state, row } = await table.core()
  for (let seat = 1; seat < row.seats; seat++)
    await act(table, seat, { type: 'vote', vote: state.votes[0]!.id, agree: true })
  const { core } = await other.registry.table(table.id)
  other.registry.wake(table.id, (await table.core()).seq)
  await other.registry.settled(table.id)
  expect((await other.core()).match!.hash).toBe((await table.core()).match!.hash)
  expect((await other.core()) === core).toBe(true)
  await table.whole()
  counted.stop()
  expect(counted.most()).toBeLessThan(MOST_IN_ONE_TURN)
})

test('a moment that does not exist, or lies in the future, is refused as before', async () => {
  const { table, counted, entries } = await longTable('prophecy')
  counted.stop()
  for (const wanted of [entries.length, entries.length + 1, 1_000_000_000])
    await expect(
      act(table, 0, { type: 'propose', proposal: { kind: 'undo-to', entries: wanted } }),
    ).rejects.toMatchObject({
      code: 'nothing-to-undo',
    })
})
