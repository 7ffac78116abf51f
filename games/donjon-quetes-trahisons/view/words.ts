import { ENGLISH } from './words/english.ts'
import { FRENCH } from './words/french.ts'

/** The words that only this table says, in both languages. */
export const TABLE_WORDS = { en: ENGLISH, fr: FRENCH } as const

export type TableWords = typeof ENGLISH | typeof FRENCH
