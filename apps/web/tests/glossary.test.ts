import { describe, expect, test } from 'vitest'
import { glossaryFinder } from '../src/rules/glossary-words.ts'

const GLOSSARY = {
  health: { en: 'Health (HP)', fr: 'Santé (PS)' },
  willpower: { en: 'Willpower', fr: 'Puissance mentale' },
  full: { en: 'Full Willpower', fr: 'Puissance mentale totale' },
  ally: { en: 'Ally power', fr: "Puissance d'allié" },
}
const wordsOf = (text: string, language: 'en' | 'fr') =>
  glossaryFinder(
    GLOSSARY,
    language,
  )(text).flatMap(({ text: form, word }) => (word === null ? [] : [`${word}: ${form}`]))

describe('glossary words in a rule', () => {
  test('are found by each of their names, the longest first, and nowhere inside another word', () => {
    expect(wordsOf('Each HP counts as Health; Full Willpower is not willpower, nor healthy.', 'en')).toEqual([
      'health: HP',
      'health: Health',
      'full: Full Willpower',
      'willpower: willpower',
    ])
  })
  test('are found in the plural and with either apostrophe', () => {
    expect(wordsOf('Les puissances mentales et la puissance d’allié.', 'fr')).toEqual([
      'willpower: puissances mentales',
      'ally: puissance d’allié',
    ])
  })
  test('leave the text as it was', () => {
    const text = 'Health first, then the rest.'
    const parts = glossaryFinder(GLOSSARY, 'en')(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })
})
