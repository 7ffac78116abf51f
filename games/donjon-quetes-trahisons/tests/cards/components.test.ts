import { describeCard, game } from '@sablier/donjon-quetes-trahisons'
import { describe, expect, test } from 'vitest'

const count = (kind: string) =>
  game.cards.filter((card) => card.kind === kind).reduce((sum, card) => sum + card.copies, 0)

describe('what is in the box', () => {
  test('18 quests, 22 objects, 6 characters', () => {
    const by = (back: string) =>
      game.cards.filter((card) => card.back === back).reduce((sum, card) => sum + card.copies, 0)
    expect([by('quest'), by('object'), by('character')]).toEqual([18, 22, 6])
  })
  test('[count.special-cards] 51 monsters and 13 specials, with the three dragons counted as specials, and 10 events', () => {
    const dragons = game.cards.filter((card) => card.kind === 'monster' && card.type === 'dragon').length
    expect([count('monster') - dragons, count('special') + dragons, count('event')]).toEqual([51, 13, 10])
  })
  test('48 typed monsters: three types, powers 4 to 18 twice each, with their gems and points', () => {
    const typed = game.cards.flatMap((card) =>
      card.kind === 'monster' && !['none', 'dragon'].includes(card.type) ? [card] : [],
    )
    expect(typed).toHaveLength(48)
    const gems: Record<number, number> = { 4: 2, 6: 3, 8: 3, 10: 4, 12: 4, 14: 5, 16: 5, 18: 7 }
    for (const card of typed) {
      expect(typed.filter((other) => other.type === card.type && other.power === card.power)).toHaveLength(2)
      expect([card.gems, card.trophies]).toEqual([gems[card.power], card.power === 18 ? 2 : card.power === 16 ? 1 : 0])
    }
  })
  test('objects: 12 ordinary of +1 to +4, dearer the stronger, 6 reserved, 3 draconic, 1 Temple', () => {
    const objects = game.cards.flatMap((card) => (card.kind === 'object' ? [card] : []))
    const ordinary = objects.filter((card) => !card.reserved && !card.draconic)
    expect([
      ordinary.length,
      objects.filter((card) => card.reserved).length,
      objects.filter((card) => card.draconic).length,
      count('place'),
    ]).toEqual([12, 6, 3, 1])
    for (const type of ['weapon', 'armour', 'jewel']) {
      const prices = ordinary.filter((card) => card.type === type).map(({ bonus, price }) => ({ bonus, price }))
      expect(prices.map(({ bonus }) => bonus)).toEqual([1, 2, 3, 4])
      expect(prices.map(({ price }) => price)).toEqual(prices.map(({ price }) => price).sort((a, b) => a - b))
    }
    expect(new Set(objects.flatMap((card) => card.reserved ?? [])).size).toBe(6)
  })
  test('every card says what it does, in both languages', () => {
    for (const language of ['en', 'fr'] as const)
      for (const card of game.cards) expect(describeCard(card, language).join(''), card.id).not.toBe('')
  })
  test('no two cards share an id or a name, and each says where it comes from', () => {
    expect(new Set(game.cards.map((card) => card.id)).size).toBe(game.cards.length)
    expect(new Set(game.cards.map((card) => card.name.fr)).size).toBe(game.cards.length)
    for (const card of game.cards) expect(['rulebook', 'found', 'ours']).toContain(card.from)
  })
})
