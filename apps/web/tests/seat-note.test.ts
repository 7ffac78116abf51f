import type { TableInfo } from '@sablier/protocol'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SeatNote } from '../src/online/seat-note.tsx'

test('the others see who has resigned and for whom a computer player answers', () => {
  const seats = [null, 'asked', 'vote', 'clock', 'resigned'].map((away) => ({ away, bank: null }))
  const table = { seats, deadlines: [], clock: { kind: 'none' } } as unknown as TableInfo
  const told = seats.map((_, seat) => renderToStaticMarkup(createElement(SeatNote, { table, seat })))
  expect(told[0]).toBe('')
  for (const note of told.slice(1, 4)) expect(note).toContain('computer plays')
  expect(told[4]).toContain('resigned')
})
