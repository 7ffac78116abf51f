import { describe, expect, test } from 'vitest'
import { question, table } from '../kit.ts'

describe('[ruling.suicide-by-choice] a warning comes before the choice that takes one’s own last card', () => {
  test('an optional cost: the Healer with one card in hand', () => {
    const t = table({ at: 'effects', rows: { 0: ['guerisseuse', 'banquier'] }, hands: { 0: 1 } })
    expect(t.ask.rule).toBe('ruling.suicide-by-choice')
    expect(question(t, 'en')).toBe('Use a power or end your turn. Careful: Healer takes your last hand card.')
    expect(question(t, 'fr')).toBe(
      'Utilisez un pouvoir ou terminez votre tour. Attention\u00a0: Guérisseuse prend votre dernière carte en main.',
    )
    t.answer('banquier')
    expect(t.ask.rule).toBe('effects.activation-optional')
    expect(question(t, 'en')).toBe('Use a power or end your turn.')
  })
  test('the number of cards: the Death Knight with as many as the hand holds', () => {
    const scene = (hand: number) =>
      table({ advanced: true, at: 'effects', rows: { 0: ['chevalier-de-la-mort', 'banquier'] }, hands: { 0: hand } })
        .answer('chevalier-de-la-mort')
        .answer('seat.1')
    const t = scene(3)
    expect(t.ask.rule).toBe('ruling.suicide-by-choice')
    expect(question(t, 'en')).toBe('How many cards do you discard? Careful: 3 are all you hold.')
    expect(question(t, 'fr')).toContain('Attention')
    t.answer(3)
    t.answer(t.options[0])
    t.answer(t.options[0])
    expect(t.track('eliminated', 0)).toBe(1)
    expect(t.cited()).toContain('ruling.suicide-by-choice')
    expect(question(scene(4), 'en')).toBe('How many cards do you discard?')
    const one = table({ advanced: true, at: 'effects', rows: { 0: ['chevalier-de-la-mort'] }, hands: { 0: 1 } })
    expect(question(one, 'en')).toContain('Careful: Death Knight takes')
  })
  test('a pair with oneself in it: the Fire Mage', () => {
    const t = table({ at: 'effects', rows: { 0: ['mage-de-feu', 'banquier'] }, hands: { 0: 1 } })
    // Others can be chosen: the card as such is no danger, one of its choices is.
    expect(question(t, 'en')).toBe('Use a power or end your turn.')
    t.answer('mage-de-feu')
    expect(question(t, 'en')).toBe(
      'Choose two adjacent players. Careful: if you are one of them, you lose your last hand card.',
    )
    const two = table({
      at: 'effects',
      rows: { 0: ['mage-de-feu', 'banquier'] },
      tracks: { eliminated: { 2: 1 } },
      hands: { 0: 1, 1: 3, 2: [] },
    })
    expect(question(two, 'en')).toContain('Careful: Fire Mage takes your last hand card.')
  })
  test('copies and repetitions of such a power', () => {
    const only = table({ at: 'effects', rows: { 0: ['le-roi', 'banquier'], 1: ['guerisseuse'] }, hands: { 0: 1 } })
    expect(question(only, 'en')).toContain('Careful: The King takes your last hand card.')
    const choice = table({
      at: 'effects',
      rows: { 0: ['le-roi', 'banquier'], 1: ['guerisseuse', 'juge'] },
      hands: { 0: 1 },
    })
    expect(question(choice, 'en')).toBe('Use a power or end your turn.')
    choice.answer('le-roi')
    expect(question(choice, 'en')).toBe('Which card’s power do you use? Careful: Healer takes your last hand card.')
  })
  test('Mandatory cards are named as well: their order is a choice', () => {
    const t = table({ at: 'effects', rows: { 0: ['mercenaire', 'usurier', 'banquier'] }, hands: { 0: 1 } })
    expect(t.ask.rule).toBe('power.mandatory-blocks-end')
    expect(question(t, 'en')).toContain('Careful: Mercenary and Moneylender take your last hand card.')
    expect(question(t, 'fr')).toContain('Mercenaire et Usurier prennent votre dernière carte en main.')
  })
})
