import { defineNouns, type Language, nounFor } from '@sablier/kernel'

/** What the powers count. */
export const NOUNS = defineNouns({
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes', 'f'] },
})

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'],
}
/** A small number in words, feminine in French as cards are. */
export const inWords = (language: Language, n: number): string => WORDS[language][n] ?? String(n)

/** "one card", "deux cartes". */
export const cards = (language: Language, n: number): string =>
  `${inWords(language, n)} ${nounFor(language, NOUNS.card, n)}`
