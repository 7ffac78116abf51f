import { type AnyGame, type CardBase, knownFacts, provenanceLine } from '@sablier/kernel'
import { lanterns } from '@sablier/kernel/lanterns'
import { findFactFaults } from '@sablier/kernel/testing'
import { describe, expect, test } from 'vitest'

const card = (id: string, from: CardBase['from'] = 'ours'): CardBase => ({
  id,
  from,
  name: { en: 'Inn', fr: 'Auberge' },
  copies: 1,
  back: 'card',
})
const bare: AnyGame = lanterns
const gameOf = (facts: AnyGame['facts'], ...cards: CardBase[]): AnyGame => ({ ...bare, cards, ...(facts && { facts }) })

describe('where the facts of cards come from', () => {
  test('a line names what is the rulebook’s, what is publicly known and what is ours', () => {
    const known = knownFacts(
      { facts: { 'inn-*': { name: 'rulebook', ruling: 'rulebook', power: 'found' } } },
      card('inn-2'),
    )
    expect(provenanceLine(known, 'en')).toBe(
      'From the rulebook: name, ruling. Publicly known: power. Ours: type, numbers, copies.',
    )
    expect(provenanceLine({ numbers: 'rulebook', partly: ['numbers'] }, 'en')).toBe(
      'From the rulebook: numbers (in part). Ours: name, type, power, copies, numbers (the rest).',
    )
    expect(provenanceLine({ name: 'rulebook', translated: 'en' }, 'en')).toContain(
      'The English name is our translation.',
    )
    expect(provenanceLine({}, 'fr')).toMatch(/^Créé pour cette édition/)
  })

  test('a card that claims more than its facts is found, and one that differs from what is printed', () => {
    const facts = { inn: { name: 'rulebook' } } as const
    const printed = [{ fact: 'name', at: ['name.fr'], cards: { inn: ['Auberge'] } }] as const
    expect(findFactFaults(gameOf(facts, card('inn', 'rulebook'), card('well')), printed)).toEqual([])
    expect(findFactFaults(gameOf(facts, card('inn', 'rulebook'), card('well', 'rulebook')), printed)).toEqual([
      'well is not rulebook',
    ])
    expect(
      findFactFaults(gameOf(facts, card('inn', 'rulebook')), [{ ...printed[0], cards: { inn: ['Taverne'] } }]),
    ).toEqual(['inn: name.fr is Auberge and should be Taverne'])
    expect(findFactFaults(gameOf(facts, card('well')), printed)).toEqual(['inn is no card'])
  })
})
