import type { Bilingual, Language } from '../ledger.ts'
import type { Seat } from '../shape.ts'
import { frenchSpacing, isSingular, list, startsWithVowel } from './grammar.ts'

/** A part of a text that people read: plain words, or something to tap or to draw. */
export type TextNode =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'card'; readonly card: string | null; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'icon'; readonly icon: string; readonly text: string }

/** A value for a `{name}` in a text. */
export type FillParam =
  | number
  | string
  | { readonly seat: Seat }
  | { readonly card: string | null }
  | { readonly seats: readonly Seat[] }
  | { readonly phrase: string; readonly params: FillParams }
  | { readonly list: readonly FillParam[] }
export interface FillParams {
  readonly [name: string]: FillParam
}

/** Reads a text: the language, and the names of things in it. */
export interface Reader {
  readonly language: Language
  readonly seatName: (seat: Seat) => string
  readonly cardName: (card: string | null) => string
  /** The definite article before a card, with its space or apostrophe: "the ", "la ", "l’"; empty where the name goes without. */
  readonly article?: (card: string) => string
  /** A word of the game by key; the key itself is an ordinary word when unknown. */
  readonly word: (key: string) => string
  /** A phrase of the game's words, in both languages. */
  readonly phrase?: (key: string) => Bilingual | undefined
}

/**
 * Fills a text: `{seat}` a parameter, `{n|card|cards}` a form chosen by number, `{icon:gem}` a picture with its word,
 * `{card:moth}` a card by name, `{the card}` a card with its article, `{The card}` at the beginning. French gets its spaces, "de" and
 * "que" their apostrophe before a vowel, and "de le" becomes "du".
 */
export function fill(text: Bilingual, params: FillParams, reader: Reader): TextNode[] {
  const { language } = reader
  const source = language === 'fr' ? frenchSpacing(text.fr) : text.en
  const nodes = source.split(/(\{[^}]*\})/).flatMap((part): TextNode[] => {
    if (part === '') return []
    if (!part.startsWith('{')) return [{ kind: 'words', text: part }]
    const [name, ...forms] = part.slice(1, -1).split('|') as [string, ...string[]]
    if (forms.length > 0) return words(forms[isSingular(language, Number(params[name])) ? 0 : 1] ?? '')
    if (name.startsWith('icon:')) return [{ kind: 'icon', icon: name.slice(5), text: reader.word(name.slice(5)) }]
    if (name.startsWith('card:')) return [cardNode(name.slice(5), reader)]
    if (/^[tT]he /.test(name)) return definite(params[name.slice(4)], name, reader)
    return paramNodes(params[name], name, reader)
  })
  return language === 'fr' ? contracted(nodes).map((node, i, all) => elided(node, all[i + 1])) : nodes
}

/** A card with its article. */
function definite(param: FillParam | undefined, name: string, reader: Reader): TextNode[] {
  const nodes = paramNodes(param, name.slice(4), reader)
  const [first] = nodes
  const article = first?.kind === 'card' && first.card !== null ? (reader.article?.(first.card) ?? '') : ''
  if (article === '') return nodes
  return [...words(name.startsWith('T') ? article.charAt(0).toUpperCase() + article.slice(1) : article), ...nodes]
}

const CONTRACTED: Readonly<Record<string, string>> = {
  'de le ': 'du ',
  'de les ': 'des ',
  'à le ': 'au ',
  'à les ': 'aux ',
}
/** "de" and "le" become "du", where the one ends a part of the text and the other is the next. */
function contracted(nodes: readonly TextNode[]): TextNode[] {
  const parts: TextNode[] = []
  for (const node of nodes) {
    const before = parts.at(-1)
    const [, start = '', preposition = ''] =
      /^(.*(?:^|[\s(«’]))(de|à) $/s.exec(before?.kind === 'words' ? before.text : '') ?? []
    const together = node.kind === 'words' ? CONTRACTED[`${preposition} ${node.text}`] : undefined
    if (together) parts.splice(-1, 1, { kind: 'words', text: start + together })
    else parts.push(node)
  }
  return parts
}

const ELIDES = /(?<=^|[\s(«’])((?:[dD]|(?:[jJ]us|[lL]ors|[pP]uis|[qQ]uel)?[qQ]u))e $/
/** "de" before "Anna" becomes "d’". */
function elided(node: TextNode, next: TextNode | undefined): TextNode {
  if (node.kind !== 'words' || !next || !startsWithVowel(next.text)) return node
  return { kind: 'words', text: node.text.replace(ELIDES, '$1’') }
}

const asItIs = (text: string | null): string => text ?? ''
const plainReader = (language: Language): Reader => ({
  language,
  seatName: (seat) => String(seat + 1),
  cardName: asItIs,
  word: asItIs,
})
const PLAIN_READERS: Readonly<Record<Language, Reader>> = { en: plainReader('en'), fr: plainReader('fr') }

/** Fills a text that speaks of no game: the values stand in it as they are. */
export function fillPlain(
  text: Bilingual,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  return plain(fill(text, values, PLAIN_READERS[language]))
}

function paramNodes(param: FillParam | undefined, name: string, reader: Reader): TextNode[] {
  if (param === undefined) return words(`{${name}}`)
  if (typeof param === 'number') return words(String(param))
  if (typeof param === 'string') return words(reader.word(param))
  if ('seat' in param) return [{ kind: 'seat', seat: param.seat, text: reader.seatName(param.seat) }]
  if ('card' in param) return [cardNode(param.card, reader)]
  if ('phrase' in param) {
    const phrase = reader.phrase?.(param.phrase)
    return phrase ? fill(phrase, param.params, reader) : words(reader.word(param.phrase))
  }
  if ('list' in param) return listNodes(param.list, name, reader)
  return words(list(reader.language, param.seats.map(reader.seatName)))
}
/** "a, b and c", each part with its own nodes. */
function listNodes(items: readonly FillParam[], name: string, reader: Reader): TextNode[] {
  const and = reader.language === 'fr' ? ' et ' : ' and '
  return items.flatMap((item, i) => {
    const nodes = paramNodes(item, name, reader)
    if (i === 0) return nodes
    return [...words(i === items.length - 1 ? and : ', '), ...nodes]
  })
}
const words = (text: string): TextNode[] => [{ kind: 'words', text }]
const cardNode = (card: string | null, reader: Reader): TextNode => ({
  kind: 'card',
  card,
  text: reader.cardName(card),
})

/** The text as one plain line. */
export function plain(nodes: readonly TextNode[]): string {
  return nodes.map((node) => node.text).join('')
}
