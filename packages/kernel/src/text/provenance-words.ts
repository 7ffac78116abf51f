import type { Provenance } from '../card.ts'
import { type CardFact, factsByProvenance, type KnownFacts } from '../card-facts.ts'
import type { Language } from '../ledger.ts'
import { frenchSpacing } from './grammar.ts'

const FACT_WORDS: Readonly<Record<Language, Readonly<Record<CardFact, string>>>> = {
  en: { name: 'name', ruling: 'ruling', type: 'type', power: 'power', numbers: 'numbers', copies: 'copies' },
  fr: {
    name: 'nom',
    ruling: 'précision de règle',
    type: 'type',
    power: 'pouvoir',
    numbers: 'valeurs',
    copies: 'nombre de cartes',
  },
}
const INTRODUCED: Readonly<Record<Language, Readonly<Record<Provenance, string>>>> = {
  en: { rulebook: 'From the rulebook', found: 'Publicly known', ours: 'Ours' },
  fr: { rulebook: 'Tiré du livret', found: 'Connu par ailleurs', ours: 'Créé pour cette édition' },
}
const PARTS: Readonly<Record<Language, { readonly known: string; readonly rest: string }>> = {
  en: { known: 'in part', rest: 'the rest' },
  fr: { known: 'en partie', rest: 'le reste' },
}
const TRANSLATED: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'The English name is our translation.', fr: 'The French name is our translation.' },
  fr: { en: 'Le nom anglais est notre traduction.', fr: 'Le nom français est notre traduction.' },
}

/** Where the facts of a card come from, in one line: what is the rulebook's and what is ours. */
export function provenanceLine(known: KnownFacts, language: Language): string {
  const byProvenance = factsByProvenance(known)
  const { partly = [] } = known
  const parts = (['rulebook', 'found', 'ours'] as const).flatMap((provenance) => {
    const isOurs = provenance === 'ours'
    const facts = isOurs ? [...byProvenance.ours, ...partly] : byProvenance[provenance]
    if (facts.length === 0) return []
    const share = PARTS[language][isOurs ? 'rest' : 'known']
    const words = facts
      .map((fact) => `${FACT_WORDS[language][fact]}${partly.includes(fact) ? ` (${share})` : ''}`)
      .join(', ')
    return `${INTRODUCED[language][provenance]}${language === 'fr' ? ' :' : ':'} ${words}.`
  })
  if (known.translated) parts.push(TRANSLATED[language][known.translated])
  const line = parts.join(' ')
  return language === 'fr' ? frenchSpacing(line) : line
}
