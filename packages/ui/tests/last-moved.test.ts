import type { SeenEvent } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { lastMoved } from '../src/last-moved.ts'

const place = { zone: 'river', at: -1 }
const moved = (entry: number, id: string | null): SeenEvent => ({
  type: 'moved',
  rule: 'r',
  entry,
  from: place,
  to: place,
  card: null,
  was: null,
  id,
})

test('marks what was moved since one’s own last answer', () => {
  const events = [moved(0, 'dealt#1'), moved(1, 'old#2'), moved(3, 'a#3'), moved(3, null), moved(4, 'b#4')]
  expect([...lastMoved(events, 2)].sort()).toEqual(['a#3', 'b#4'])
})

test('marks what the last answer moved where none has moved since, and never what was dealt', () => {
  const events = [moved(0, 'dealt#1'), moved(1, 'old#2'), moved(3, 'a#3'), moved(3, 'b#4')]
  expect([...lastMoved(events, 5)].sort()).toEqual(['a#3', 'b#4'])
  expect(lastMoved([moved(0, 'dealt#1')], 0).size).toBe(0)
})
