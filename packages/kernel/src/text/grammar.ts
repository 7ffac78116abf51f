import type { Language } from '../ledger.ts'

/** A noun in both languages: singular and plural, and the French gender. */
export interface Noun {
  readonly en: readonly [one: string, many: string]
  readonly fr: readonly [one: string, many: string, gender: 'm' | 'f']
}

/** Declares the nouns a game counts. */
export function defineNouns<const N extends Readonly<Record<string, Noun>>>(nouns: N): N {
  return nouns
}

/** French uses the singular for 0 and 1, English for 1 alone. */
export function isSingular(language: Language, n: number): boolean {
  return language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1
}

/** The noun in the form that goes with a number. */
export function nounFor(language: Language, noun: Noun, n: number): string {
  return noun[language][isSingular(language, n) ? 0 : 1]
}

/** A number and its noun: "2 cards", "1 carte". */
export function count(language: Language, n: number, noun: Noun): string {
  return `${n} ${nounFor(language, noun, n)}`
}

/** "a card", "an oath"; "une carte", "un serment". */
export function a(language: Language, noun: Noun): string {
  if (language === 'en') return `${/^[aeiou]/i.test(noun.en[0]) ? 'an' : 'a'} ${noun.en[0]}`
  return `${noun.fr[2] === 'f' ? 'une' : 'un'} ${noun.fr[0]}`
}

/** Does French drop the vowel of "le" or "de" before this word? Not before an aspirated h, nor before a y that is a consonant. */
export const startsWithVowel = (word: string): boolean =>
  /^[aeiouyhàâéèêëîïôûœæ]/i.test(word) &&
  !/^(hache|heaume|héros|huit|onze|hibou|harpie|hobgobelin|y[aeiouéèœ])/i.test(word)

/** The French articles of names by their first words, each with its space or apostrophe: "le ", "la ", "l’", "les "; none before an article. */
export function frenchArticles(feminine: readonly string[], plural: readonly string[]): (name: string) => string {
  return (name) => {
    const [first = ''] = name.split(' ')
    if (/^(l’|les?$|une?$)/i.test(first)) return ''
    if (plural.includes(first)) return 'les '
    if (startsWithVowel(name)) return 'l’'
    return feminine.includes(first) ? 'la ' : 'le '
  }
}

/** French "le", "la", "l’" or "les" before a noun. */
export function theFr(noun: Noun, n = 1): string {
  if (!isSingular('fr', n)) return `les ${noun.fr[1]}`
  if (startsWithVowel(noun.fr[0])) return `l’${noun.fr[0]}`
  return `${noun.fr[2] === 'f' ? 'la' : 'le'} ${noun.fr[0]}`
}

/** French "de" or "d’" before a word. */
export function deFr(word: string): string {
  return startsWithVowel(word) ? `d’${word}` : `de ${word}`
}

/** French "du", "de la", "de l’", "des" before a noun. */
export function duFr(noun: Noun, n = 1): string {
  const article = theFr(noun, n)
  if (article.startsWith('le ')) return `du ${noun.fr[0]}`
  if (article.startsWith('les ')) return `des ${noun.fr[1]}`
  return `de ${article}`
}

/** French "au", "à la", "à l’", "aux" before a noun. */
export function auFr(noun: Noun, n = 1): string {
  const article = theFr(noun, n)
  if (article.startsWith('le ')) return `au ${noun.fr[0]}`
  if (article.startsWith('les ')) return `aux ${noun.fr[1]}`
  return `à ${article}`
}

/** Lists with commas and a last "and" or "or". */
export function list(language: Language, items: readonly string[], last: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  const word = { en: { and: 'and', or: 'or' }, fr: { and: 'et', or: 'ou' } }[language][last]
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`
}

/** Begins with a capital and ends with a full stop; French gets its narrow spaces before ; : ! ? and inside « ». */
export function sentence(language: Language, text: string): string {
  const trimmed = text.trim()
  const capital = trimmed.replace(
    /^(\{[^}]*\}\s*)?(\p{L})/u,
    (_, icon: string | undefined, letter: string) => `${icon ?? ''}${letter.toUpperCase()}`,
  )
  const ended = /[.!?]$/.test(capital) ? capital : `${capital}.`
  return language === 'fr' ? frenchSpacing(ended) : ended
}

/** Puts no-break spaces where French typography wants them; leaves markup in braces alone. */
export function frenchSpacing(text: string): string {
  return text
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part
            .replace(/\s*([!?]+|[;»])/g, '\u202f$1')
            .replace(/\s+:/g, '\u00a0:')
            .replace(/«\s*/g, '«\u202f')
            .replace(/'/g, '’'),
    )
    .join('')
    .replace(/^\u202f/, '')
}
