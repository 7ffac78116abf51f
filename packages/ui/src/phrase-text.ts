import { type FillParam, fill, plain, type Reader } from '@sablier/kernel'

const ITSELF = { en: '{phrase}', fr: '{phrase}' } as const

/** A phrase of a game as plain words: "2 gems and Dagger". */
export function phraseText(phrase: FillParam, reader: Reader): string {
  return plain(fill(ITSELF, { phrase }, reader))
}
