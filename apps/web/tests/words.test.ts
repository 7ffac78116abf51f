import { expect, test } from 'vitest'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

const holes = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

test('every text exists in both languages with the same holes', () => {
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(fr[key], key).not.toBe('')
    expect(holes(fr[key]), key).toEqual(holes(en[key]))
  }
})

test('French uses its own apostrophe', () => {
  expect(Object.values(fr).filter((text) => text.includes("'"))).toEqual([])
})
