import { expect, test } from 'vitest'
import { plainText, textParts } from '../src/card/face-text.ts'

const source = {
  language: 'en' as const,
  icons: { gem: 'cut-diamond' as const },
  word: (key: string) => key,
  counted: { Gems: 'gem' },
}

test('a number stays with its drawing, and a space before a drawing stays', () => {
  expect(textParts('get 2 {icon:gem} or {icon:gem}', source)).toMatchObject([
    { kind: 'words', text: 'get ' },
    { kind: 'icon', count: '2', icon: 'cut-diamond' },
    { kind: 'words', text: ' or ' },
    { kind: 'icon', count: '' },
  ])
})

test('a counted noun becomes a drawing, a word without a drawing stays a word', () => {
  expect(textParts('pay 3 Gems', source)).toMatchObject([{ text: 'pay ' }, { count: '3', label: 'Gems' }])
  expect(plainText(textParts('+1{icon:lamp}', source))).toBe('+1\u00a0lamp')
})
