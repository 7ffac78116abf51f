import { describe, expect, test } from 'vitest'
import { emblemOf, hueOf } from '../src/icons/emblem.ts'
import { ICON_NAMES } from '../src/icons/icon-names.ts'

describe('the drawing on a card', () => {
  test('is the one whose name the card bears', () => {
    expect(emblemOf('Magic Lamp')).toBe('magic-lamp')
    expect(emblemOf('Old Dragon')).toBe('dragon-head')
    expect(emblemOf('Camel Caravan')).toBe('camel')
  })
  test('falls back to the kind of the card, then to a star that stays the same', () => {
    expect(emblemOf('Xyzzy', ['creature', 'dragon'])).toBe('dragon-head')
    expect(emblemOf('Xyzzy')).toBe(emblemOf('Xyzzy'))
    expect(ICON_NAMES).toContain(emblemOf('Xyzzy'))
  })
  test('has a colour between 0 and 359 degrees', () => {
    for (const name of ['', 'a', 'Épée', 'a very long name of a card'])
      expect(hueOf(name)).toSatisfy((hue: number) => hue >= 0 && hue < 360)
  })
})
