import { type FillParams, makeReader, plain, textOf } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../../src/index.ts'
import { AT, fight, sheet } from '../kit.ts'

const use = (card: string, setup: Parameters<typeof fight>[1] = {}) =>
  fight(card, { options: { extra_cards: true }, ...setup }).answer('take')
const RICH = { gold: { 0: 20 }, experience: { 0: 20 }, 'lost-strength': { 0: 2 }, 'lost-willpower': { 0: 2 } }

describe('every opportunity can be used and is then gone', () => {
  for (const card of game.cards)
    if (card.kind === 'opportunity')
      test(card.id, () => {
        const t = use(card.id, { tracks: RICH, items: ['cape'], space: AT.forest })
        t.play(
          (ask) => (ask.kind === 'pick-some' ? [] : ask.kind === 'amount' ? ask.spec.max : ask.options()[0]?.id),
          (now) => now.table.active === 1,
        )
        expect(t.zone('space', AT.forest)).toEqual([])
      })
})

describe('opportunities', () => {
  test('Golden Fish: one of four wishes', () => {
    const wish = (id: string) => sheet(use('golden_fish').answer(id))
    expect(wish('strength')).toMatchObject({ strength: 6 })
    expect(wish('willpower')).toMatchObject({ willpower: 3 })
    expect(wish('gold')).toMatchObject({ gold: 8 })
    expect(wish('experience')).toMatchObject({ experience: 7 })
  })

  test('wishes say how much they bring, in both languages', () => {
    const told = (language: 'en' | 'fr') => {
      const reading = { game, reader: makeReader(game, language, String) }
      return use('golden_fish')
        .ask.options()
        .map(({ text = '', params }) => plain(textOf(reading, 'options', text, params as FillParams)))
    }
    expect(told('en')).toEqual(['1 permanent Strength', '1 permanent Willpower', '5 gold', '4 experience'])
    expect(told('fr')).toEqual([
      '1 point de force permanent',
      '1 point de puissance mentale permanent',
      '5 pièces d’or',
      '4 PE',
    ])
    const fish = game.cards.find(({ id }) => id === 'golden_fish')
    expect(game.describeCard(fish as never, 'en')[0]).toMatch(/^Choose one: /)
    expect(game.describeCard(fish as never, 'fr')[0]).toMatch(/^Au choix\u00a0: /)
  })

  test('Gem Mine and Leprechaun pay by the cubes on the right, more at home', () => {
    expect(use('gem_mine').track('gold', 0)).toBe(3 + 10)
    expect(use('gem_mine', { space: AT.mountain }).track('gold', 0)).toBe(3 + 15)
    expect(use('leprechaun').track('gold', 0)).toBe(3 + 2)
    expect(use('leprechaun', { space: AT.forest }).track('gold', 0)).toBe(3 + 4)
  })

  test('Alchemist: the last cube of a colour cannot be given', () => {
    const t = use('alchemist', { tracks: { gold: { 0: 4 }, willpower: { 0: 1 }, 'lost-willpower': { 0: 0 } } })
    expect(sheet(t)).toMatchObject({ strength: 4, willpower: 2, gold: 0 })
  })

  test('Master Wizard moves the pawn and ends the turn there', () => {
    const t = use('master_wizard').answer('space.18')
    expect([t.track('position', 0), t.track('gold', 0), t.table.active]).toEqual([18, 1, 1])
  })

  test('Black Market: one of six, the others are discarded', () => {
    const t = use('black_market', { tracks: { gold: { 0: 5 } } })
    expect(t.options).toHaveLength(6)
    t.answer(t.options[0])
    expect([t.zone('items', 0).length, t.zone('common-discard').length + t.zone('rare-discard').length]).toEqual([1, 5])
  })

  test('Forgotten Battlefield and Caravan show common items', () => {
    const battlefield = use('forgotten_battlefield')
    expect(battlefield.options).toHaveLength(2)
    const caravan = use('caravan', {
      tracks: { gold: { 0: 20 } },
      zones: { 'common-deck': ['sword', 'axe', 'dagger'] },
    })
    caravan.answer(['axe']).answer([])
    expect([caravan.zone('items', 0), caravan.track('gold', 0), caravan.zone('display')]).toEqual([['axe'], 18, []])
  })

  test('Collector pays twice the price of a sound item', () => {
    const t = use('collector', { items: ['sword', 'cape'], marks: { damaged: { cape: 1 } } })
    expect([t.track('gold', 0), t.zone('items', 0)]).toEqual([13, ['cape']])
  })

  test('Travelling Apothecary sells Health and Magic once', () => {
    const t = use('travelling_apothecary', {
      tracks: {
        gold: { 0: 3 },
        strength: { 0: 3 },
        'lost-strength': { 0: 2 },
        willpower: { 0: 0 },
        'lost-willpower': { 0: 2 },
      },
    })
    t.answer(1).answer(2)
    expect(sheet(t)).toMatchObject({ strength: 4, willpower: 2, gold: 1 })
    const none = use('travelling_apothecary', { tracks: { 'lost-strength': { 0: 1 } } }).answer(0)
    expect([none.track('gold', 0), none.zone('space', AT.plain)]).toEqual([3, []])
  })

  test('Hermit gives more to whoever has least experience', () => {
    expect(use('hermit').track('experience', 0)).toBe(7)
    expect(use('hermit', { tracks: { experience: { 0: 3, 1: 2 } } }).track('experience', 0)).toBe(5)
  })

  test('Dryad heals and recharges, or teaches in a forest', () => {
    const lost = { strength: { 0: 3 }, 'lost-strength': { 0: 2 }, willpower: { 0: 0 }, 'lost-willpower': { 0: 2 } }
    expect(sheet(use('dryad', { tracks: lost }))).toMatchObject({ strength: 5, willpower: 2 })
    expect(sheet(use('dryad', { tracks: lost, space: AT.forest }).answer('willpower'))).toMatchObject({
      strength: 3,
      willpower: 1,
    })
  })

  test('Forgotten Chapel: kept, then +2 on the first roll of a fight', () => {
    expect(use('forgotten_chapel').zone('kept', 0)).toEqual(['forgotten_chapel'])
    const t = fight('bear', { dice: [1, 2], zones: { kept: { 0: ['forgotten_chapel'] } } })
    expect(t.options).toEqual(['roll', 'chapel'])
    t.answer('chapel')
    expect(t.said()).toContain('fight-won')
    expect(t.zone('adventure-discard')).toEqual(['forgotten_chapel', 'bear'])
  })

  test('Clover Meadow: once per fight a 1 may be rolled again', () => {
    const t = fight('bear', { dice: [1, 3, 6], zones: { kept: { 0: ['clover_meadow'] } } })
    expect(t.ask.text).toBe('clover')
    t.answer(true)
    expect(t.said()).toContain('fight-won')
    expect(t.zone('kept', 0)).toEqual(['clover_meadow'])
  })

  test('Travelling Tinker repairs everything', () => {
    const t = use('travelling_tinker', { items: ['sword', 'cape'], marks: { damaged: { sword: 1, cape: 1 } } })
    expect(t.zone('items', 0).map((card) => t.table.mark('damaged', t.piece(card, 'items', 0)))).toEqual([0, 0])
    expect(t.track('gold', 0)).toBe(4)
  })
})
