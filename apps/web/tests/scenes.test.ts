import { readFileSync } from 'node:fs'
import { SHELF } from '@sablier/shelf'
import { drawAll, SCENES } from '@sablier/shelf/scenes'
import { pictureName } from '@sablier/ui'
import { drawScene, withSilhouettes } from '@sablier/ui/scene'
import { describe, expect, test } from 'vitest'
import { iconPaths } from '../vite/pictures/icon-paths.ts'

const icons = iconPaths()
const drawn = drawAll(icons)
const drawings = withSilhouettes(icons)

describe.each(SHELF)('pictures of $id', ({ id, load }) => {
  const scenes = SCENES[id]
  if (!scenes) throw new Error(`${id} has no scenes`)

  test('every card of the box has one of its own, and nothing else has', async () => {
    const { game } = await load()
    expect(Object.keys(scenes.cards).sort()).toEqual(game.cards.map((card) => card.id).sort())
  })

  test('no two pictures are alike', () => {
    const wide = drawn.get(id)?.filter(({ shape }) => shape === 'wide') ?? []
    expect(new Set(wide.map(({ svg }) => svg)).size).toBe(wide.length)
    expect(wide.length).toBe(Object.keys(scenes.cards).length + Object.keys(scenes.kinds).length)
  })

  test('cards of different names differ by more than chance', async () => {
    const { game } = await load()
    const seen = new Map<string, string>()
    for (const card of game.cards) {
      const scene = scenes.cards[card.id]
      if (!scene) throw new Error(`${card.id} has no scene`)
      const picture = drawScene(scene, { world: scenes.world, seed: 'one', width: 400, height: 250 }, drawings)
      expect(seen.get(picture) ?? card.name.en, `${card.id} looks like another card`).toBe(card.name.en)
      seen.set(picture, card.name.en)
    }
  })

  test('a card that comes later gets the picture of its kind', () => {
    for (const kind of Object.keys(scenes.kinds)) {
      const name = pictureName(scenes.cards, 'a-card-of-a-pack', kind)
      expect(drawn.get(id)?.some((picture) => picture.name === name)).toBe(true)
    }
  })
})

test('drawing twice gives the same pictures', () => {
  expect(drawAll(icons)).toEqual(drawn)
})

test('every icon in a picture is credited', () => {
  const notice = readFileSync(new URL('../../../NOTICE', import.meta.url), 'utf8')
  const credited = new Set(notice.split('Pictures of cards')[1]?.match(/[a-z0-9-]+/g))
  const used = new Set<string>()
  drawAll((name) => {
    used.add(name)
    return icons(name)
  })
  expect(used.size).toBeGreaterThan(300)
  expect([...used].filter((name) => !credited.has(name))).toEqual([])
})
