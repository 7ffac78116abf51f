import { LANGUAGES, type Language } from '@sablier/kernel'
import type { Arguments } from './command.ts'
import { type Io, UsageError } from './io.ts'

/** The language of `--lang`, or else the one the terminal is set to. */
export function languageFrom(given: Arguments, io: Io): Language {
  const wanted = given.text('lang')
  if (wanted === undefined) return /^fr/i.test(io.env['LC_ALL'] ?? io.env['LANG'] ?? '') ? 'fr' : 'en'
  const language = LANGUAGES.find((candidate) => candidate === wanted)
  if (!language) throw new UsageError(`--lang: expected ${LANGUAGES.join(' or ')}`)
  return language
}
