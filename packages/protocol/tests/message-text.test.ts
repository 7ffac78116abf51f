import { Match } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { expect, test } from 'vitest'
import {
  type Change,
  type ChatLine,
  changeText,
  diffText,
  type EventPayloads,
  eventPayload,
  jsonText,
  type Patch,
  readToClient,
  type Snapshot,
  type SnapshotParts,
  snapshotText,
} from '../src/index.ts'

const chat: ChatLine[] = [{ seq: 4, at: 1, person: 'p', name: 'Ana', seat: 0, text: 'à "toi"' }]
const table: Patch = [['=', ['status'], 'over']]
const view: Patch = [['~', ['state', 'places', 2], 0, 1, [7]]]
const match = new Match({ game: lanterns, seats: 2, seed: 'parts' })
const events: EventPayloads = [0, ...match.heard(0, 0).map(eventPayload)]

const CHANGES: readonly [string, Omit<Change, 'type'>][] = [
  ['of everything', { from: 3, seq: 5, keep: 2, view, events, table, chat }],
  ['of a view alone', { from: 3, seq: 4, view }],
  ['of nothing but numbers', { from: 3, seq: 4 }],
]
test.each(CHANGES)('[S3] a change %s written in parts is the change written whole', (_, change) => {
  const text = changeText({
    ...change,
    keep: change.keep,
    view: change.view ? jsonText(change.view) : '',
    events: change.events ? jsonText(change.events) : '',
    table: change.table ? jsonText(change.table) : '',
    chat: change.chat ?? [],
  })
  expect(readToClient(text)).toEqual({ ok: true, message: { type: 'change', ...change } })
})

test('[S2] a snapshot written around its events is the snapshot written whole', () => {
  const info = { id: 't' } as Snapshot['table']
  const parts: Omit<SnapshotParts, 'events'> = { seq: 9, table: info, view: null, keep: 0, chat }
  for (const heard of [events, []]) {
    const text = snapshotText({ ...parts, events: heard.length > 0 ? jsonText<EventPayloads>(heard) : '' })
    expect(JSON.parse(text)).toEqual({ type: 'snapshot', ...parts, events: heard })
  }
})

test('nothing that has changed is no part of a change', () => {
  expect(diffText({ a: 1 }, { a: 1 })).toBe('')
})
