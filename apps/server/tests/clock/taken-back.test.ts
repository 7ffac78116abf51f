import { expect, test } from 'vitest'
import { playingUndoable, together } from '../consent/playing.ts'

test('[C7] nobody loses time by an answer that another takes back', async () => {
  let now = 1_800_000_000_000
  const clock = { kind: 'live', minutes: 5, increment: 0 }
  const { connections, by, next } = await playingUndoable({ clock }, { now: () => now })
  now += 60_000
  await by.act({ type: 'undo' })
  await together(connections)
  const { seats, deadlines, you } = by.clientTable!.table
  expect(seats.map(({ bank }) => bank)).toEqual([300_000, 300_000])
  expect(deadlines[you!]).toBe(now + 240_000)
  expect(next.isAsked).toBe(false)
})
