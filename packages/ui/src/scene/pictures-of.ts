import { drawScene } from './draw-scene.ts'
import type { Drawings } from './drawing/figure.ts'
import {
  BACKDROP_SIZES,
  type BackdropShape,
  COVER_SIZES,
  type CoverShape,
  PICTURE_SIZES,
  type PictureShape,
} from './picture-url.ts'
import type { EmptyScene, GameScenes, Scene } from './scene.ts'
import { SILHOUETTES } from './silhouettes/silhouettes.ts'

/** A picture as it is to be made: the drawing and the size in pixels. */
export interface Picture {
  readonly name: string
  readonly shape: PictureShape | CoverShape | BackdropShape
  readonly width: number
  readonly height: number
  readonly svg: string
}

/** The height of a drawing in its own units; lamps and lines are as thick as in a card of that height. */
const HEIGHTS: Readonly<Record<Picture['shape'], number>> = {
  wide: 250,
  strip: 160,
  box: 560,
  cover: 400,
  'small-cover': 300,
  backdrop: 250,
}

/** On the upright box a subject is as wide as on the banner, so it takes less of the height, and nothing stands beside it. */
const ON_BOX = 0.66
function coverScene(scene: Scene, shape: CoverShape): Scene {
  if (shape !== 'box') return scene
  const props = scene.props?.filter((prop) => typeof prop === 'string')
  return { ...scene, size: (scene.size ?? ON_BOX) * ON_BOX, dx: 0, ...(props && { props }) }
}

/** Drawings of our own, else game-icons. */
export const withSilhouettes =
  (icons: Drawings): Drawings =>
  (name) =>
    SILHOUETTES[name] ?? icons(name)

/** Every picture of a game, drawn: cards and kinds in two shapes, empty places, the cover in two shapes of its own. */
export function picturesOf(game: string, scenes: GameScenes, icons: Drawings): Picture[] {
  const drawings = withSilhouettes(icons)
  const draw = (
    name: string,
    scene: Scene | EmptyScene,
    shape: Picture['shape'],
    { width, height }: { width: number; height: number },
  ): Picture => {
    const units = HEIGHTS[shape]
    const size = { width: Math.round((units * width) / height), height: units }
    const svg = drawScene(scene, { world: scenes.world, seed: `${game}/${name}`, ...size }, drawings)
    return { name, shape, width, height, svg }
  }
  const cards = [
    ...Object.entries(scenes.cards),
    ...Object.entries(scenes.kinds).map(([kind, scene]) => [`kind.${kind}`, scene] as const),
  ]
  const shapes = Object.entries(PICTURE_SIZES) as [PictureShape, { width: number; height: number }][]
  const covers = Object.entries(COVER_SIZES) as [CoverShape, { width: number; height: number }][]
  return [
    ...cards.flatMap(([name, scene]) => shapes.map(([shape, size]) => draw(name, scene, shape, size))),
    ...Object.entries(scenes.backdrops).map(([backdrop, light]) =>
      draw(backdrop, { backdrop, ...light } as EmptyScene, 'backdrop', BACKDROP_SIZES.backdrop),
    ),
    ...covers.map(([shape, size]) => draw('cover', coverScene(scenes.cover, shape), shape, size)),
  ]
}
