import { type AnyGame, type Entry, Match, seedChance, seedFrom } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomEntry } from '@sablier/kernel/testing'
import { type EventPayload, readEvents } from '@sablier/protocol'
import { expect, test } from 'vitest'
import { allOf, PlayedTable } from './played-table.ts'

const ENTROPY = ['', '', '']

/** Entries of the miniature, played at random. */
function entriesOf(secret: string, count: number): Entry[] {
  const match = new Match({ game: lanterns, seats: 3, seed: seedFrom(secret, ENTROPY) })
  const chance = seedChance(secret)
  while (match.entries.length < count) match.enter(randomEntry(match, chance))
  return match.entries
}
/** A table after so many entries, two to a tick. */
async function playedFor(count: number, secret = 'misfit'): Promise<PlayedTable> {
  const table = await PlayedTable.open(lanterns, { seats: 3, options: {}, secret })
  const entries = entriesOf(secret, count)
  for (let i = 0; i < count; i += 2) await table.play(...entries.slice(i, i + 2))
  return table
}

test.each<[what: string, why: RegExp, spoil: (table: PlayedTable) => Promise<unknown>]>([
  ['stored by an older server', /without a resume point/, (t) => change(t, { resume_point: null })],
  [
    'whose resume point is cut off',
    /JSON/,
    async (t) => change(t, { resume_point: (await row(t)).resume_point!.slice(0, 40) }),
  ],
  ['whose resume point lacks something', /"since"/, (t) => remark(t, ({ since: _, ...rest }) => rest)],
  ['of other rules', /other rules/, (t) => remark(t, (mark) => ({ ...mark, contentHash: 'others' }))],
  ['ahead of its log', /log ends before/, (t) => remark(t, (mark) => ({ ...mark, seq: 1000 }))],
  ['whose state is cut off', /JSON/, async (t) => change(t, { state: (await row(t)).state.slice(0, 100) })],
  ['whose state is none', /pieces|undefined/, (t) => change(t, { state: '{"face":[]}' })],
  ['where a card lies elsewhere', /another position/, (t) => swapped(t)],
  ['after other entries', /./, async (t) => change(t, { entries: (await row(t)).entries - 1 })],
  ['without an event log', /event log is not complete/, ({ storage }) => storage.db.deleteFrom('event_log').execute()],
  [
    'whose event log has a gap',
    /gap/,
    ({ storage }) => storage.db.deleteFrom('event_log').where('first_event', '=', 0).execute(),
  ],
  [
    'whose event log is cut off',
    /gap|not complete/,
    ({ storage }) => storage.db.updateTable('event_log').set({ events: '0' }).execute(),
  ],
  [
    'whose event log has gone on',
    /gone on/,
    ({ storage }) => storage.db.updateTable('event_log').set({ seq: 1000 }).execute(),
  ],
])('a position %s is passed over with a word, and the next line stores one that serves', async (_, why, spoil) => {
  const table = await playedFor(50)
  const before = allOf(await table.core())
  await table.sleep()
  await spoil(table)
  expect(table.replayed).toEqual([])
  expect(allOf(await table.core())).toBe(before)
  expect(table.replayed).toEqual([expect.stringMatching(why)])
  await table.add({ kind: 'phrase', by: { id: 'person-0', name: 'P0', language: 'en' }, seat: 0, phrase: 'hello' })
  await table.sleep()
  await table.expectSame()
  expect(table.replayed).toHaveLength(1)
})

/** A line of a event log as servers wrote it that told events as objects. */
function asObjects(line: string): string {
  const [entry, ...cells] = line.split('\t')
  const texts = cells.map((cell, i) =>
    i % 2 === 0 ? cell : JSON.stringify(readEvents([Number(entry), JSON.parse(cell) as EventPayload])[0]),
  )
  return [entry, ...texts].join('\t')
}

test('an event log stored with events as objects is read like any other', async () => {
  const table = await playedFor(50)
  const before = allOf(await table.core())
  await table.sleep()
  const { db } = table.storage
  const rows = await db.selectFrom('event_log').selectAll().execute()
  expect(rows.length).toBeGreaterThan(1)
  for (const { first_event, events } of rows) {
    const older = events.split('\n').map(asObjects).join('\n')
    expect(older).toContain('{"type":"')
    await db.updateTable('event_log').set({ events: older }).where('first_event', '=', first_event).execute()
  }
  expect(allOf(await table.core())).toBe(before)
  expect(table.replayed).toEqual([])
})

test('a table whose rules have changed goes on from its position, wakes there with what was told since, and goes back no further', async () => {
  const table = await playedFor(50)
  await table.sleep()
  // Another game from its first shuffle on: the log does not replay.
  const setup: AnyGame['setup'] = (t) => {
    t.state.chance = seedChance('another')
    lanterns.setup(t)
  }
  const later = table.under({ ...lanterns, version: '2.0', setup })
  const { match } = await later.core()
  expect(later.replayed).toEqual([expect.stringMatching(/other rules/)])
  expect(match!.entries).toHaveLength(50)
  const chance = seedChance('on')
  for (let i = 0; i < 30; i++) {
    const { match: now } = await later.core()
    await later.play(randomEntry(now!, chance))
    if (i % 7 === 0) await later.sleep()
    expect(allOf(await later.woken())).toBe(allOf(await later.core()))
  }
  expect(later.replayed).toHaveLength(1)
  await later.sleep()
  const before = allOf(await later.core())
  const { entries: count } = await row(later)
  await expect(later.add({ kind: 'undone-to', entries: count - 1 })).rejects.toMatchObject({ code: 'illegal' })
  expect(allOf(await later.core())).toBe(before)
  await later.add({ kind: 'undone-to', entries: count })
  expect((await later.core()).entries).toBe(count)
})

const row = async ({ storage, id }: PlayedTable) => (await storage.checkpoint(id))!
const change = ({ storage }: PlayedTable, to: { resume_point?: string | null; state?: string; entries?: number }) =>
  storage.db.updateTable('checkpoint').set(to).execute()
async function remark(table: PlayedTable, to: (mark: Record<string, unknown>) => object): Promise<void> {
  const mark = JSON.parse((await row(table)).resume_point!) as Record<string, unknown>
  await change(table, { resume_point: JSON.stringify(to(mark)) })
}
/** Two cards of different faces have changed places. */
async function swapped(table: PlayedTable): Promise<void> {
  const state = JSON.parse((await row(table)).state) as { face: number[] }
  const other = state.face.findIndex((face) => face !== state.face[0])
  ;[state.face[0], state.face[other]] = [state.face[other]!, state.face[0]!]
  await change(table, { state: JSON.stringify(state) })
}
