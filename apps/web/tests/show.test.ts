import { findGame, SHELF } from '@sablier/shelf'
import { BOOKS } from '@sablier/shelf/views'
import { describe, expect, test } from 'vitest'
import { findShown } from '../src/show/find-shown.ts'

describe.each(SHELF.map(({ id }) => id))('%s', (id) => {
  test('every chapter that can be shown is found at work in a game', async () => {
    const box = await findGame(id)?.load()
    const book = await BOOKS[id]?.()
    if (!box || !book) throw new Error(`There is no book of ${id}`)
    const chapters = book.chapters.filter(({ show }) => show)
    expect(chapters.length).toBeGreaterThan(0)
    const lost = chapters.filter(({ rules, show = {} }) => findShown(box, rules, show) === null)
    expect(lost.map((chapter) => chapter.id)).toEqual([])
  })
  test('the same chapter is always shown in the same game, from whoever decides first', async () => {
    const box = await findGame(id)?.load()
    const chapter = (await BOOKS[id]?.())?.chapters.find(({ show }) => show)
    if (!box || !chapter) throw new Error(`There is no book of ${id}`)
    const shown = findShown(box, chapter.rules, chapter.show ?? {})
    expect(findShown(box, chapter.rules, chapter.show ?? {})).toEqual(shown)
    expect(shown?.record.entries[shown.from]?.seat).toBe(shown?.seat)
  })
})

test('rules that no game comes to are not found', async () => {
  const box = await findGame('thiefs-fortune')?.load()
  expect(box && findShown(box, ['no.such-rule'], {})).toBeNull()
})
