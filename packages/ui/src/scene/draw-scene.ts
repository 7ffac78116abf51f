import type { Backdrop } from './backdrops/backdrop.ts'
import { DUNGEON } from './backdrops/dungeon.ts'
import { LANDS } from './backdrops/lands.ts'
import { NEUTRAL } from './backdrops/neutral.ts'
import { PROPHECY } from './backdrops/prophecy.ts'
import { THIEF } from './backdrops/thief.ts'
import type { Drawings } from './drawing/figure.ts'
import type { WorldLook } from './drawing/palette.ts'
import { paintProps } from './drawing/props.ts'
import { paintPuppet } from './drawing/puppet.ts'
import { Sheet } from './drawing/sheet.ts'
import { paintSky } from './drawing/sky.ts'
import { DUNGEON_LOOK } from './palettes/dungeon.ts'
import { LANDS_LOOK } from './palettes/lands.ts'
import { NEUTRAL_LOOK } from './palettes/neutral.ts'
import { PROPHECY_LOOK } from './palettes/prophecy.ts'
import { THIEF_LOOK } from './palettes/thief.ts'
import type { EmptyScene, Scene } from './scene.ts'
import type { World } from './worlds.ts'

interface Place {
  readonly look: WorldLook
  readonly backdrops: Readonly<Record<string, Backdrop>>
}

const WORLDS: Readonly<Record<World, Place>> = {
  thief: { look: THIEF_LOOK, backdrops: THIEF },
  lands: { look: LANDS_LOOK, backdrops: LANDS },
  dungeon: { look: DUNGEON_LOOK, backdrops: DUNGEON },
  prophecy: { look: PROPHECY_LOOK, backdrops: PROPHECY },
  neutral: { look: NEUTRAL_LOOK, backdrops: NEUTRAL },
}

export interface Framing {
  readonly world: World
  /** The same seed gives the same picture: the id of the card. */
  readonly seed: string
  /** In units of the drawing, of which a card is about 400 wide. */
  readonly width: number
  readonly height: number
}

/** Draws a scene as SVG. Nothing but its arguments decides how it looks. */
export function drawScene(
  scene: Scene | EmptyScene,
  { world, seed, width, height }: Framing,
  drawings: Drawings,
): string {
  const { look, backdrops } = WORLDS[world]
  const palette = look.palettes[scene.backdrop]
  const backdrop = backdrops[scene.backdrop]
  if (!palette || !backdrop) throw new Error(`The world ${world} has no backdrop ${scene.backdrop}`)
  const sheet = new Sheet({
    look,
    palette,
    light: scene.light ?? palette.light,
    seed: `${world}/${scene.backdrop}/${seed}`,
    width,
    height,
    drawings,
  })
  paintSky(sheet)
  backdrop(sheet)
  paintProps(sheet, scene.props ?? [])
  if ('subject' in scene) paintPuppet(sheet, scene)
  sheet.flatten()
  finish(sheet)
  return sheet.markup()
}

/** The bloom of the light and the dark corners of a lantern's slide. */
function finish(sheet: Sheet): void {
  const { width, height, palette, lamp, look } = sheet
  const { glow, ink } = palette
  const bloom = sheet.radial(
    [
      [0, glow, 0.12],
      [1, glow, 0],
    ],
    lamp.x,
    lamp.y,
    height * 0.7,
  )
  const corners = sheet.radial(
    [
      [0, ink, 0],
      [0.66, ink, 0],
      [1, ink, look.inked ? 0.3 : 0.48],
    ],
    width / 2,
    height / 2,
    width * 0.66,
  )
  sheet.put(`<rect width="${width}" height="${height}" fill="${bloom}" style="mix-blend-mode:screen"/>`)
  sheet.put(`<rect width="${width}" height="${height}" fill="${corners}"/>`)
}
