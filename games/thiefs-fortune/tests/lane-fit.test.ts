import type { Language } from '@sablier/kernel'
import { preparedFace } from '@sablier/ui'
import { expect, test } from 'vitest'
import { game } from '../src/game.ts'
import { view } from '../view/index.tsx'
import { fitLaneCard, tokenIn } from '../view/lane-fit.ts'
import { laneMeasures, layOutFuture } from '../view/lane-measures.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
const faces = LANGUAGES.flatMap((language) =>
  game.cards
    .filter(({ type }) => type !== 'achievement')
    .map((card) => ({ card, face: preparedFace(game, view, card, language) })),
)

/** The room of the lanes on a screen, as the page leaves it. */
const LANES = {
  'a low screen with a hand': { width: 1346, height: 298 },
  'a low screen': { width: 1346, height: 535 },
  'a desk with a hand': { width: 1420, height: 338 },
  'a desk': { width: 1420, height: 575 },
  'a large desk': { width: 1568, height: 700 },
} as const

for (const [name, box] of Object.entries(LANES))
  for (const most of [3, 6])
    test(`every card shows its whole text in a PRESENT: ${name}, ${most} cards in the fullest lane`, () => {
      const { card: width, row: height } = laneMeasures(box, most, true)
      const cut = faces.filter(({ face }) => !fitLaneCard(face, { width, height, tokens: 0 }).fits)
      expect(cut.map(({ face }) => face.face.name)).toEqual([])
    })

test('tokens get smaller and go into rows before any lies outside of its card', () => {
  expect(tokenIn({ width: 97, height: 28, tokens: 3 }, 24)).toBe(24)
  expect(tokenIn({ width: 97, height: 36, tokens: 4 }, 24)).toBe(22)
  expect(tokenIn({ width: 60, height: 36, tokens: 4 }, 24)).toBe(16)
})

test('letters never get smaller than 11 px', () => {
  const sizes = faces.map(({ face }) => fitLaneCard(face, { width: 90, height: 60, tokens: 5 }))
  expect(Math.min(...sizes.flatMap(({ text, name }) => [text, name]))).toBe(11)
})

test('a lane of the FUTURE holds any number of cards inside its room', () => {
  for (const box of Object.values(LANES)) {
    const { future: width, row: height, card } = laneMeasures(box, 12, true)
    for (let n = 1; n <= 24; n++) {
      const cards = faces.slice(0, n).map(({ face, card: { loot } }) => ({ face, tokens: loot.length }))
      const layout = layOutFuture(cards, { width, height }, card)
      const rows = Math.ceil(n / layout.columns)
      expect(layout.columns * layout.width + (layout.columns - 1) * 3).toBeLessThanOrEqual(width)
      expect(rows * layout.height + (rows - 1) * 3).toBeLessThanOrEqual(height)
    }
  }
})
