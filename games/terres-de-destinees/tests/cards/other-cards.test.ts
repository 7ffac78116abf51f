import { describe, expect, test } from 'vitest'
import { tokensBrought } from '../../bot/tokens.ts'
import { PLAYING_CARDS } from '../../src/cards/all-cards.ts'
import { JETONS } from '../../src/cards/jetons.ts'
import { hands, quietAuction, table } from '../kit.ts'

describe('the other cards', () => {
  test('Code of Laws protects its owner and seals somebody else', () => {
    const t = table({ at: 'effects', rows: { 0: ['code-des-lois', 'banquier'] } }).answer('code-des-lois')
    expect(t.options).toEqual(['seat.1', 'seat.2'])
    t.answer('seat.2')
    expect(t.zone('jeton', 0)).toEqual(['grace'])
    expect(t.zone('jeton', 2)).toEqual(['sceau'])
  })
  test('Royal Chronicles bring two cards and somebody else a Harvest', () => {
    const t = table({ advanced: true, at: 'effects', rows: { 0: ['chroniques-royales', 'banquier'] } })
    t.answer('chroniques-royales').answer('seat.1')
    expect(hands(t)[0]).toBe(8)
    expect(t.zone('jeton', 1)).toEqual(['recolte'])
  })
  test('[jeton.from-powers] every Token comes from more than one card of the main pack', () => {
    const sources = (number: number) =>
      PLAYING_CARDS.filter(({ advanced, power }) => !advanced && tokensBrought(power).includes(number))
    for (const { number } of JETONS) expect(sources(number).length).toBeGreaterThan(1)
  })
  test('Healer pays a card and gives Grace, also to herself', () => {
    const t = table({ at: 'effects', rows: { 0: ['guerisseuse', 'banquier'] } }).answer('guerisseuse')
    t.answer(t.options[0])
    expect(t.options).toEqual(['seat.0', 'seat.1', 'seat.2'])
    t.answer('seat.0')
    expect(t.zone('jeton', 0)).toEqual(['grace'])
    expect(hands(t)[0]).toBe(5)
  })
  test('Knight hits only players with fewer Fighters', () => {
    const t = table({ at: 'effects', rows: { 0: ['chevalier', 'banquier'], 1: ['golem'] } }).answer('chevalier')
    expect(t.ask.seat).toBe(2)
  })
  test('Skeleton Horde hits whoever holds the most, possibly its owner', () => {
    const t = table({ at: 'effects', rows: { 0: ['horde-de-squelettes', 'banquier'] }, hands: { 0: 7 } }).answer(
      'horde-de-squelettes',
    )
    expect(t.ask).toMatchObject({ seat: 0, rule: 'ruling.who-picks-lost-cards' })
    const tie = table({
      at: 'effects',
      rows: { 0: ['horde-de-squelettes', 'banquier'] },
      hands: { 0: 2, 1: 5, 2: 5 },
    }).answer('horde-de-squelettes')
    expect(tie.options).toEqual(['seat.1', 'seat.2'])
  })
  test('Smuggler swaps a hand card with any card of the discard pile', () => {
    const t = table({
      at: 'effects',
      rows: { 0: ['contrebandier', 'banquier'] },
      hands: { 0: ['juge', 'golem'] },
      discard: ['port', 'marche'],
    })
      .answer('contrebandier')
      .answer('port')
      .answer('juge')
    expect(t.zone('discard-pile')).toEqual(['marche', 'juge'])
    expect(t.zone('hand', 0).sort()).toEqual(['golem', 'port'])
  })
  test('Death Knight discards one to three cards and somebody else as many', () => {
    const t = table({
      advanced: true,
      at: 'effects',
      rows: { 0: ['chevalier-de-la-mort', 'banquier'] },
      hands: { 0: ['juge', 'golem', 'port'], 1: ['marche', 'vampire', 'chateau'] },
    })
    t.answer('chevalier-de-la-mort').answer('seat.1').answer(2).answer('juge').answer('golem')
    t.answer('marche').answer('vampire')
    expect(hands(t)).toEqual([1, 1, 6])
    expect(t.zone('discard-pile')).toEqual(['juge', 'golem', 'marche', 'vampire'])
  })
  test('Banshee curses, Judge seals, Money Changer and Forest serve their owner', () => {
    const t = table({ at: 'effects', rows: { 0: ['banshee', 'foret-enchantee', 'banquier'] } })
      .answer('banshee')
      .answer('seat.2')
      .answer('foret-enchantee')
    expect(t.zone('jeton', 2)).toEqual(['malediction'])
    expect(t.zone('jeton', 0)).toEqual(['recolte'])
  })
  test('Moneylender gives one card and draws two, Mercenary discards one and makes another discard', () => {
    const t = table({ at: 'effects', rows: { 0: ['usurier', 'mercenaire', 'banquier'] } })
      .answer('usurier')
      .answer('seat.1')
    t.answer([t.options[0]])
    expect(hands(t)).toEqual([7, 7, 6])
    t.answer('mercenaire')
    t.answer(t.options[0]).answer('seat.2')
    t.answer(t.options[0])
    expect(hands(t)).toEqual([6, 7, 5])
  })
  test('Castle’s extra card counts as gained by a power', () => {
    const t = table({ hands: { 0: 4, 1: 5, 2: 5 }, rows: { 0: ['chateau'] } })
    expect(t.track('gained')).toBe(1)
    quietAuction(t)
  })
})
