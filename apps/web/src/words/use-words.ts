import { fillPlain, type Language } from '@sablier/kernel'
import { useLanguage } from '@sablier/ui'
import { en } from './en.ts'
import { fr } from './fr.ts'

export type Word = keyof typeof en
/** Says a text of the app: `say('players', { min: 2, max: 4 })`. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string

/** The texts of the app in the language in use. */
export function useSayWord(): Say {
  return SAYERS[useLanguage()]
}

/** The texts of the app in one language. */
export const sayIn =
  (language: Language): Say =>
  (word, values = {}) =>
    fillPlain({ en: en[word], fr: fr[word] }, values, language)
const SAYERS: Readonly<Record<Language, Say>> = { en: sayIn('en'), fr: sayIn('fr') }
