import { expect, test } from 'vitest'
import { entryPreview } from '../src/entry-preview.ts'
import type { Table } from '../src/shape.ts'
import { looting } from './kit.ts'

const ROW = ['well-1', 'inn-1', 'mausoleum-1', 'hideout-1']
const NAMES = { pushes: null, answers: [] as string[] }

/** What is foretold of a card of seat 0's FUTURE whose last token is about to be taken, by names. */
function foretold(t: ReturnType<typeof looting>, card: string) {
  const board = t.table as unknown as Table
  const piece = board.zone('future', 0).pieces.find((one) => board.card(one).id === card) as number
  const { pushes, answers } = entryPreview(board, 0, piece)
  const nameOf = (one: number) => board.card(one).id
  return { ...NAMES, pushes: pushes === null ? null : nameOf(pushes), answers: answers.map(nameOf) }
}
/** The Locations that said that they fired. */
const fired = (t: ReturnType<typeof looting>) => t.said().filter((key) => key === 'location-fired').length

test('[timing.own-locations-only] the Locations that will answer a card are named before it enters', () => {
  const t = looting({
    zones: { future: { 0: ['duel-1'] }, 'present-locations': { 0: ['water-clock-1', 'oasis-1'] } },
    marks: { sword: { 'duel-1': 1 } },
  })
  expect(foretold(t, 'duel-1')).toEqual({ pushes: null, answers: ['water-clock-1'] })
  t.answer('duel-1.sword')
  expect(fired(t)).toBe(1)
})

test('[present.max-four] the card that a full row pushes out is named, and who answers that; it does not answer itself', () => {
  const t = looting({
    zones: { future: { 0: ['caravanserai-1'] }, 'present-locations': { 0: ROW } },
    marks: { sword: { 'caravanserai-1': 1 } },
  })
  expect(foretold(t, 'caravanserai-1')).toEqual({ pushes: 'well-1', answers: ['mausoleum-1'] })
  t.answer('caravanserai-1.sword')
  expect(t.zone('past', 0)).toEqual(['well-1'])
  expect(fired(t)).toBe(1)
})

test('[present.pushed-event-discarded] nobody answers an Event that is lost', () => {
  const t = looting({
    zones: {
      future: { 0: ['duel-2'] },
      'present-events': { 0: ['vision-1', 'grand-heist-1', 'old-memories-1', 'duel-1'] },
      'present-locations': { 0: ['mausoleum-1'] },
    },
    marks: { sword: { 'duel-2': 1 } },
  })
  expect(foretold(t, 'duel-2')).toEqual({ pushes: 'vision-1', answers: [] })
})
