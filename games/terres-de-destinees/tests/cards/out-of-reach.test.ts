import { describe, expect, test } from 'vitest'
import { PLAYING_CARDS } from '../../src/cards/all-cards.ts'
import { game } from '../../src/game.ts'
import { table, told } from '../kit.ts'

const OPTIONAL = 'ruling.optional-without-target'
/** A table in the effects step; the discard pile holds a card unless the test says otherwise. */
const using = (card: string, more: object = {}) =>
  table({ advanced: true, at: 'effects', rows: { 0: [card, 'golem'] }, discard: ['spectre'], ...more } as object)

describe('[ruling.optional-without-target] a power that can do nothing is refused', () => {
  test.each(['guerisseuse', 'pacte-de-sang', 'contrebandier', 'chevalier-de-la-mort'])(
    '%s needs a card in hand',
    (card) => {
      expect(using(card).options).toContain(card)
      expect(using(card, { hands: { 0: [] }, tracks: { bare: { 0: 1 } } }).refusal(card)).toBe(OPTIONAL)
    },
  )
  test('alchimiste needs a card in hand', () => {
    expect(using('alchimiste', { hands: { 0: [] }, tracks: { bare: { 0: 1 } } }).refusal('alchimiste')).toBe(OPTIONAL)
  })
  test.each(['contrebandier', 'fossoyeur', 'grimoire-des-morts'])('%s needs a discarded card', (card) => {
    expect(using(card).options).toContain(card)
    expect(using(card, { discard: [] }).refusal(card)).toBe(OPTIONAL)
  })
  test.each(['archere', 'chevalier-de-la-mort', 'apprenti'])('%s needs somebody else with a card in hand', (card) => {
    const hands = { 0: 4, 1: [], 2: [] }
    const bare = { bare: { 1: 1, 2: 1 } }
    expect(using(card, { hands, tracks: bare }).refusal(card)).toBe(OPTIONAL)
    expect(using(card, { hands: { ...hands, 2: 1 }, tracks: { bare: { 1: 1 } } }).options).toContain(card)
  })
  test('anneau-de-valeur needs somebody with three cards, vampire somebody with more than oneself', () => {
    expect(using('anneau-de-valeur', { hands: { 0: 4, 1: 2, 2: 2 } }).refusal('anneau-de-valeur')).toBe(OPTIONAL)
    const ring = using('anneau-de-valeur', { hands: { 0: 4, 1: 2, 2: 3 } }).answer('anneau-de-valeur')
    // The only one who holds three is not chosen, but hit.
    expect(ring.ask).toMatchObject({ seat: 2, text: 'give' })
    expect(using('vampire', { hands: { 0: 4, 1: 4, 2: 3 } }).refusal('vampire')).toBe(OPTIONAL)
    expect(using('vampire', { hands: { 0: 4, 1: 4, 2: 5 } }).options).toContain('vampire')
  })
  test('spectre needs a card before another that it may move', () => {
    expect(using('spectre', { discard: [] }).refusal('spectre')).toBe(OPTIONAL)
    const rows = { 0: ['spectre', 'golem'], 1: ['capitaine-de-la-garde', 'juge'] }
    expect(using('spectre', { discard: [], rows }).refusal('spectre')).toBe(OPTIONAL)
  })
  test('receleur needs a Token that its owner does not own', () => {
    expect(using('receleur').refusal('receleur')).toBe(OPTIONAL)
    const same = { 0: ['grace'], 1: ['grace'] }
    expect(using('receleur', { jetons: same }).refusal('receleur')).toBe(OPTIONAL)
    const t = using('receleur', { jetons: { ...same, 2: ['grace', 'bourse'] } }).answer('receleur')
    expect(t.zone('jeton', 0)).toEqual(['grace', 'bourse'])
  })
  test('whoever holds a guarded hand is no target of what takes from it', () => {
    const rows = { 0: ['vampire', 'golem'], 1: ['garde-de-caravane'] }
    expect(using('vampire', { rows, hands: { 0: 2, 1: 5, 2: 2 } }).refusal('vampire')).toBe(OPTIONAL)
  })
})

describe('[ruling.mandatory-without-target] a Mandatory card is engaged in vain', () => {
  test('the Moneylender with nothing to give draws nothing either', () => {
    const t = using('usurier', { hands: { 0: [] }, tracks: { bare: { 0: 1 } } }).answer('usurier')
    expect(told(t, 'no-effect')).toHaveLength(1)
  })
  test('a Mandatory card with effect tells no such thing', () => {
    expect(told(using('familier').answer('familier'), 'no-effect')).toEqual([])
  })
})

describe('what cards say', () => {
  test.each(PLAYING_CARDS)('$id says a sentence for each of its powers, in both languages', (card) => {
    for (const { op } of card.power) expect(op).toBeTypeOf('string')
    for (const language of ['en', 'fr'] as const) {
      const said = game.describeCard(card as never, language).join(' ')
      if (card.power.length > 0) expect(said).not.toBe('')
      expect(said).not.toMatch(/undefined|\[object/)
    }
  })
})
