import { expect, test } from 'vitest'
import type { Face } from '../src/card/face.ts'
import { fitBox } from '../src/card/fit-box.ts'
import { readFace } from '../src/card/read-face.ts'

const source = { language: 'en', icons: {}, word: (key: string) => key, counted: {} } as const
const face = (text: string): Face => ({
  name: 'Skeleton Horde',
  frame: 'plain',
  type: 'Necromancy',
  sign: 'hourglass',
  lines: [{ text }],
  short: '',
})
const fitOf = (text: string, width: number, height: number) =>
  fitBox(readFace(face(text), source), { width, height, unit: 1 })

test('a card in a narrow box gives up its picture before its letters, and no letter is smaller than 11 units', () => {
  const short = fitOf('Draw one card.', 110, 200)
  const long = fitOf('Use the power of another card in play, in front of any player. '.repeat(2), 110, 200)
  expect(short.fits).toBe(true)
  expect(long.fits).toBe(true)
  expect(long.art).toBeLessThan(short.art)
  expect(long.text).toBeGreaterThanOrEqual(11)
})

test('letters grow with the box', () => {
  expect(fitOf('Draw one card.', 220, 320).text).toBeGreaterThan(fitOf('Draw one card.', 110, 200).text)
})

test('a box that is too small for a text says so', () => {
  expect(fitOf('Use the power of another card in play. '.repeat(12), 80, 120).fits).toBe(false)
})
