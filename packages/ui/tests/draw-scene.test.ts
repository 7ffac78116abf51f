import { describe, expect, test } from 'vitest'
import { drawScene } from '../src/scene/draw-scene.ts'
import type { Scene } from '../src/scene/scene.ts'
import { BACKDROPS, type World } from '../src/scene/worlds.ts'
import { iconDrawings } from './icon-drawings.ts'

const WORLDS = Object.keys(BACKDROPS) as World[]
const places = WORLDS.flatMap((world) => BACKDROPS[world].map((backdrop) => ({ world, backdrop })))

const draw = (scene: Scene, seed = 'a', world: World = 'neutral', [width, height] = [400, 250]) =>
  drawScene(scene, { world, seed, width, height }, iconDrawings)

describe('pictures', () => {
  test.each(WORLDS)('%s has at least eight backdrops', (world) => {
    expect(new Set(BACKDROPS[world]).size).toBeGreaterThanOrEqual(8)
  })

  test.each(places)(
    '$world $backdrop is drawn without a number that is none, in every ratio',
    ({ world, backdrop }) => {
      for (const size of [[400, 250] as const, [480, 160] as const, [800, 400] as const]) {
        const picture = draw({ backdrop, subject: 'camel' }, 'a', world, [...size])
        expect(picture).toMatch(/^<svg.*<\/svg>$/s)
        expect(picture).not.toMatch(/NaN|undefined|Infinity/)
      }
    },
  )

  test('no two backdrops look alike', () => {
    const pictures = places.map(({ world, backdrop }) => draw({ backdrop, subject: 'camel' }, 'a', world))
    expect(new Set(pictures).size).toBe(places.length)
  })

  test('the same seed gives the same picture, another seed another one', () => {
    const scene: Scene = { backdrop: 'wood', subject: 'owl', props: ['birds', 'sparks', 'wind', 'flank:oak'] }
    expect(draw(scene, 'a')).toBe(draw(scene, 'a'))
    expect(draw(scene, 'a')).not.toBe(draw(scene, 'b'))
  })

  test('every part of a scene shows', () => {
    const plain: Scene = { backdrop: 'field', subject: 'owl' }
    const changed: Scene[] = [
      plain,
      { ...plain, backdrop: 'shore' },
      { ...plain, subject: 'camel' },
      { ...plain, stage: 'float' },
      { ...plain, light: 'moon' },
      { ...plain, props: ['birds'] },
      { ...plain, size: 0.4 },
      { ...plain, dx: 0.2 },
      { ...plain, mirror: true },
      { ...plain, tint: 'red' },
      { ...plain, subject: [{ of: 'owl', crop: [0, 0, 1, 0.5] }] },
      { ...plain, subject: [{ of: 'owl' }, { of: 'crown', at: [0.5, 0.1], size: 0.3 }] },
    ]
    expect(new Set(changed.map((scene) => draw(scene))).size).toBe(changed.length)
  })

  test('a backdrop of another world is a fault', () => {
    expect(() => draw({ backdrop: 'crypt', subject: 'owl' })).toThrow('no backdrop crypt')
  })
})
