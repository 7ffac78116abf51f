import type { Phrase } from '@sablier/donjon-quetes-trahisons'
import { fill, plain, type Reader } from '@sablier/kernel'

const ITSELF = { en: '{phrase}', fr: '{phrase}' } as const

/** A phrase of the game as plain words: "2 gems and Dagger". */
export function phraseText(phrase: Phrase, reader: Reader): string {
  return plain(fill(ITSELF, { phrase }, reader))
}
