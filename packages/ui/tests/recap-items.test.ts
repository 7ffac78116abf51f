import type { LogLine } from '@sablier/kernel'
import { expect, test } from 'vitest'
import { recapSteps } from '../src/chrome/recap-items.ts'

const line = (
  entry: number,
  seat: number | null,
  card: string | null = null,
  tone: LogLine['tone'] = 'said',
): LogLine => ({
  key: `${entry}`,
  tone,
  nodes: [
    ...(seat === null ? [] : [{ kind: 'seat' as const, seat, text: `seat ${seat}` }]),
    ...(card === null ? [] : [{ kind: 'card' as const, card, text: card }]),
  ],
  event: { type: 'said', key: 'x', params: {}, rule: 'r', entry },
})

test('the lines of one answer are one step, with the first card they name', () => {
  const steps = recapSteps([line(3, 1), line(3, 1, 'moth'), line(4, 2, 'bell')], 2, 0)
  expect(steps.map(({ entry, seat, card, lines }) => [entry, seat, card, lines.length])).toEqual([
    [3, 1, 'moth', 2],
    [4, 2, 'bell', 1],
  ])
})

test('own moves, earlier lines and headings are left out', () => {
  expect(recapSteps([line(1, 1), line(3, 0), line(4, null, null, 'phase'), line(5, null)], 2, 0)).toEqual([])
})
