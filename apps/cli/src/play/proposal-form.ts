import type { FillParam, Seat } from '@sablier/kernel'

/** One thing to choose, with the phrase that names it. */
export interface Word {
  readonly phrase: string
  readonly value: string
}

/** What may be said in one part of a proposal. */
export type Domain =
  | { readonly kind: 'number'; readonly most: number }
  | { readonly kind: 'seat'; readonly seats: readonly Seat[] }
  | { readonly kind: 'word'; readonly words: readonly Word[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'parts'; readonly fields: readonly Field[] }
  | { readonly kind: 'several'; readonly fields: readonly Field[] }

/** A part by name, for one seat only if it says so, and whether it may be left out. */
export interface Part {
  readonly name: string
  readonly seat: Seat | null
  readonly optional: boolean
  readonly domain: Domain
}

/** One part of a proposal: the phrase to ask with, and what may be said; by the seat chosen before where that matters. */
export interface Field {
  readonly phrase: string
  readonly parts: readonly Part[]
}

/** The fields of a proposal, from what its question says of them; none where it says nothing. */
export function readForm(form: FillParam | undefined): Field[] {
  if (typeof form !== 'object' || !('list' in form)) return []
  return form.list.flatMap((item) => {
    if (typeof item !== 'object' || !('phrase' in item)) return []
    const parts = Object.entries(item.params).map(([key, domain]) => {
      const [part = '', seat] = key.split('@')
      const optional = part.endsWith('?')
      const name = optional ? part.slice(0, -1) : part
      return { name, seat: seat === undefined ? null : Number(seat), optional, domain: readDomain(domain) }
    })
    return [{ phrase: item.phrase, parts }]
  })
}

function readDomain(domain: FillParam): Domain {
  if (typeof domain === 'number') return { kind: 'number', most: domain }
  if (typeof domain === 'string') return { kind: 'text' }
  if ('seats' in domain) return { kind: 'seat', seats: domain.seats }
  if (!('list' in domain)) return { kind: 'parts', fields: [] }
  const [first] = domain.list
  if (typeof first === 'object' && 'list' in first) return { kind: 'several', fields: readForm(first) }
  if (typeof first === 'object' && 'card' in first) return { kind: 'cards', cards: domain.list.flatMap(cardOf) }
  const words = domain.list.flatMap(wordOf)
  return words.length > 0 ? { kind: 'word', words } : { kind: 'parts', fields: readForm(domain) }
}

const cardOf = (item: FillParam): string[] =>
  typeof item === 'object' && 'card' in item && item.card !== null ? [item.card] : []

function wordOf(item: FillParam): Word[] {
  if (typeof item !== 'object' || !('phrase' in item)) return []
  const { value } = item.params
  return typeof value === 'string' ? [{ phrase: item.phrase, value }] : []
}
