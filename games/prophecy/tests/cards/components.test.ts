import { PROVENANCES } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import type { Card } from '../../src/index.ts'
import { game } from '../../src/index.ts'

const of = <K extends Card['kind']>(kind: K) =>
  game.cards.filter((card): card is Extract<Card, { kind: K }> => card.kind === kind)
const core = <C extends { set: string }>(cards: readonly C[]) => cards.filter(({ set }) => set === 'core')

describe('the components', () => {
  test('37 creatures and 25 opportunities of the printed list, 11 and 6 of our own', () => {
    expect([core(of('creature')).length, core(of('opportunity')).length]).toEqual([37, 25])
    expect([of('creature').length, of('opportunity').length]).toEqual([48, 31])
  })

  test('35 common and 26 rare items of the printed list, 5 common ones of our own', () => {
    const items = core(of('item'))
    expect([
      items.filter(({ deck }) => deck === 'common').length,
      items.filter(({ deck }) => deck === 'rare').length,
    ]).toEqual([35, 26])
    expect(of('item')).toHaveLength(66)
  })

  test('14 chance cards and the optional crisis, ten characters, five piles of ten certificates', () => {
    const copies = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + card.copies, 0)
    expect(copies(of('chance'))).toBe(15)
    expect(copies(of('character'))).toBe(10)
    expect(copies(of('certificate'))).toBe(50)
  })

  test('every card has its own id and name, one copy but for terrains and certificates, and says where it comes from', () => {
    const ids = game.cards.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(game.cards.map(({ name, kind }) => `${kind} ${name.en}`)).size).toBe(ids.length)
    expect(new Set(game.cards.map(({ name, kind }) => `${kind} ${name.fr}`)).size).toBe(ids.length)
    for (const card of game.cards) {
      expect(PROVENANCES).toContain(card.from)
      if ('set' in card) expect(card.from === 'ours').toBe(card.set === 'extra')
      if (card.kind === 'item' || card.kind === 'creature' || card.kind === 'opportunity') expect(card.copies).toBe(1)
    }
  })

  test('[mode.card_clarifications] every special rule is described, the same way everywhere', () => {
    for (const card of game.cards)
      for (const language of ['en', 'fr'] as const) {
        const lines = game.describeCard(card, language)
        expect(lines.length).toBeGreaterThan(0)
        for (const line of lines) expect(line).toMatch(/\S.*[.!?]$/)
      }
  })

  test('[adventure.two_kinds] an adventure card is a creature or an opportunity', () => {
    for (const card of game.cards)
      if (card.back === 'adventure') expect(['creature', 'opportunity']).toContain(card.kind)
  })

  test('no two cards do the same', () => {
    const content = (card: Card) => JSON.stringify({ ...card, id: '', name: '' })
    const alike = game.cards.filter((card) =>
      game.cards.some((other) => other.id !== card.id && content(other) === content(card)),
    )
    expect(alike).toEqual([])
  })
})
