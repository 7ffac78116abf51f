import type { Book, Ledger } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { BOOKS } from '@sablier/shelf/views'
import { expect, test } from 'vitest'
import { nearestWords, searchBook } from '../src/rules/book-search.ts'
import { headingOf, paragraphsOf } from '../src/rules/paragraphs.ts'

const rule = (en: string, fr: string) => ({ kind: 'effect', section: '1', en, fr })
const RULES: Ledger = {
  'bribe.time': rule('Time cannot pay a Bribe.', 'Le Temps ne paie pas de Pot-de-vin.'),
  'bribe.gems': rule('Gems can pay a Bribe.', 'Les Gemmes paient un Pot-de-vin.'),
  'loot.limit': rule('At most five tokens are taken.', 'On prend cinq jetons au plus.'),
}
const title = { en: 'All', fr: 'Tout' }
const book: Book = {
  chapters: [{ id: 'all', title, rules: Object.keys(RULES), rulings: [] }],
  words: {
    bribe: { en: 'Bribe', fr: 'Pot-de-vin', meaning: title },
    loot: { en: 'Loot', fr: 'Butin', meaning: title },
  },
}
const cards = [{ id: 'inn', name: { en: 'Inn', fr: 'Auberge' } }]
const search = (query: string) => searchBook({ book, rules: RULES, cards }, query)

test('a question finds the sentence that answers it, in either language and without accents', () => {
  expect(search('can Time pay a Bribe?').rules).toEqual(['bribe.time'])
  expect(search('le temps paie-t-il un pot-de-vin').rules).toEqual(['bribe.time'])
  expect(search('BUTIN').words).toEqual(['loot'])
  expect(search('auberge').cards).toEqual(['inn'])
})

test('where no sentence says all of it, those that say most are found; half is the least', () => {
  expect(search('tokens taken zeppelin').rules).toEqual(['loot.limit'])
  expect(search('zeppelin race bribe')).toEqual({ rules: [], words: [], cards: [] })
})

test('nothing found: the words that look most like it are offered', () => {
  expect(nearestWords(book, 'brybe', 1)).toEqual(['bribe'])
})

test('sentences of one group are read together in even parts; what begins with a name stands alone', () => {
  expect(headingOf('Inn: the place changes.')).toBe('Inn')
  expect(headingOf('The rest of it is like this: all stay.')).toBeNull()
  const texts: Readonly<Record<string, string>> = { 'b.1': 'Inn: it moves.' }
  const rules = ['a.1', 'a.2', 'a.3', 'a.4', 'a.5', 'b.1', 'b.2']
  expect(paragraphsOf(rules, (id) => texts[id] ?? 'All stay.').map((paragraph) => paragraph.rules)).toEqual([
    ['a.1', 'a.2', 'a.3'],
    ['a.4', 'a.5'],
    ['b.1'],
    ['b.2'],
  ])
})

test.each(SHELF.map(({ id, load }) => [id, load] as const))(
  'the book of %s shows cards that are in its box',
  async (id, load) => {
    const [{ game }, { chapters }] = await Promise.all([load(), BOOKS[id]?.() ?? Promise.reject(new Error(id))])
    const ids = new Set(game.cards.map((card) => card.id))
    const shown = chapters.flatMap(({ cards = [], steps = [], places = [], anatomy, example }) => [
      ...cards,
      ...steps.map(({ picture }) => picture),
      ...places.flatMap((place) => place.cards),
      ...(anatomy ? [anatomy.card] : []),
      ...(example?.cards ?? []),
    ])
    expect(shown.length).toBeGreaterThan(5)
    expect(shown.filter((card) => !ids.has(card))).toEqual([])
  },
)
