import { type FillParams, fill, fillPlain, plain, type Reader } from '@sablier/kernel'
import { describe, expect, test } from 'vitest'

const NAMES = ['Anna', 'Boris', 'Yannick', 'Hugo', 'Éloi']
const reader: Reader = {
  language: 'fr',
  seatName: (seat) => NAMES[seat] as string,
  cardName: (card) => card ?? 'une carte',
  word: (key) => key,
}
const french = (fr: string, params: FillParams) => plain(fill({ en: '', fr }, params, reader))

describe('a text', () => {
  test('is filled by name, by number and with lists', () => {
    const text = { en: '{who} takes {n} {n|card|cards}', fr: '{who} prend {n} {n|carte|cartes}' }
    expect(fillPlain(text, { who: 'Anna', n: 1 }, 'en')).toBe('Anna takes 1 card')
    expect(fillPlain(text, { who: 'Anna', n: 0 }, 'fr')).toBe('Anna prend 0 carte')
    expect(french('{all}', { all: { list: [{ seat: 0 }, { seat: 1 }] } })).toBe('Anna et Boris')
  })
  test('shows the name of a value that is missing', () => {
    expect(fillPlain({ en: '{who} waits', fr: '' }, {}, 'en')).toBe('{who} waits')
  })
  test('keeps what people wrote as they wrote it', () => {
    expect(fillPlain({ en: '', fr: '{said} !' }, { said: "l'ami ?" }, 'fr')).toBe("l'ami ?\u202f!")
  })
})

describe('French', () => {
  test('has narrow spaces before ; ! ? and a full one before a colon', () => {
    expect(fillPlain({ en: '', fr: 'Choix : oui ; non ! Pourquoi pas ?' }, {}, 'fr')).toBe(
      'Choix\u00a0: oui\u202f; non\u202f! Pourquoi pas\u202f?',
    )
  })
  test('has no space before a mark that begins a text', () => {
    expect(fillPlain({ en: '', fr: '! Toile : pourquoi ?!' }, {}, 'fr')).toBe('! Toile\u00a0: pourquoi\u202f?!')
  })
  test('drops the vowel of "de" and "que" before another vowel', () => {
    expect(french('la main de {seat}', { seat: { seat: 0 } })).toBe('la main d’Anna')
    expect(french('plus que {seat}, lorsque {other} joue', { seat: { seat: 4 }, other: { seat: 0 } })).toBe(
      'plus qu’Éloi, lorsqu’Anna joue',
    )
    expect(french('De {seat}', { seat: { seat: 3 } })).toBe('D’Hugo')
    expect(fillPlain({ en: '', fr: 'Règles de {game}' }, { game: 'Origines' }, 'fr')).toBe('Règles d’Origines')
  })
  test('puts the article before a card and draws it together with "de" and "à"', () => {
    const articles: Record<string, string> = { Goule: 'la ', Minotaure: 'le ', Ours: 'l’', Esprits: 'les ' }
    const named: Reader = { ...reader, article: (card) => articles[card] ?? '' }
    const say = (fr: string, card: string) => plain(fill({ en: '', fr }, { card: { card } }, named))
    expect(say('{The card} reste.', 'Goule')).toBe('La Goule reste.')
    expect(say('la force de {the card}', 'Minotaure')).toBe('la force du Minotaure')
    expect(say('la force de {the card}', 'Ours')).toBe('la force de l’Ours')
    expect(say('{The card} ; face à {the card}', 'Esprits')).toBe('Les Esprits\u202f; face aux Esprits')
    expect(say('le pouvoir de {the card}', 'Excalibur')).toBe('le pouvoir d’Excalibur')
  })
  test('keeps it before a consonant, a number and a word that only ends alike', () => {
    expect(french('la main de {seat}', { seat: { seat: 1 } })).toBe('la main de Boris')
    expect(french('la main de {seat}', { seat: { seat: 2 } })).toBe('la main de Yannick')
    expect(french('un bonus de {n}', { n: 11 })).toBe('un bonus de 11')
    expect(french('il aide {seat}', { seat: { seat: 0 } })).toBe('il aide Anna')
  })
})
