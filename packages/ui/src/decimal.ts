import type { Language } from '@sablier/kernel'

const formats: Partial<Record<Language, Intl.NumberFormat>> = {}

/** Made on first use: on a phone it takes a frame, and a table that opens has none to spare. */
function formatOf(language: Language): Intl.NumberFormat {
  const format =
    formats[language] ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'negative' })
  formats[language] = format
  return format
}

/** A number to one decimal, as the language writes it: 103.5 or 103,5. */
export const decimal = (language: Language, n: number): string => formatOf(language).format(n)
