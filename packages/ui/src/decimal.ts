import type { Language } from '@sablier/kernel'

const format = (language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'negative' })
const FORMATS: Readonly<Record<Language, Intl.NumberFormat>> = { en: format('en'), fr: format('fr') }

/** A number to one decimal, as the language writes it: 103.5 or 103,5. */
export const decimal = (language: Language, n: number): string => FORMATS[language].format(n)
