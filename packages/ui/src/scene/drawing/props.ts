import type { Prop } from '../scene.ts'
import { lantern, torch } from '../shapes/lamps.ts'
import { mix } from './colour.ts'
import { figureOf } from './figure.ts'
import { each, svg, upTo } from './markup.ts'
import type { Sheet } from './sheet.ts'
import { beams, stars } from './sky.ts'

const bird = (x: number, y: number, s: number): string =>
  svg`M${x - s} ${y}q${s * 0.5} ${-s * 0.7} ${s} 0q${s * 0.5} ${-s * 0.7} ${s} 0q${-s * 0.5} ${-s * 0.3} ${-s} ${s * 0.35}q${-s * 0.5} ${-s * 0.65} ${-s} ${-s * 0.35}z`

const bat = (x: number, y: number, s: number): string =>
  svg`M${x} ${y}l${s * 0.3} ${-s * 0.3}l${s * 0.3} ${s * 0.25}q${s * 0.7} ${-s * 0.9} ${s * 1.2} ${-s * 0.1}q${-s * 0.5} ${-s * 0.1} ${-s * 0.8} ${s * 0.4}q${-s * 0.6} ${-s * 0.2} ${-s} ${s * 0.3}q${-s * 0.4} ${-s * 0.5} ${-s} ${-s * 0.3}q${-s * 0.3} ${-s * 0.5} ${-s * 0.8} ${-s * 0.4}q${s * 0.5} ${-s * 0.8} ${s * 1.2} ${s * 0.1}z`

/** A flight of five on the side away from the light. */
function flight({ random, width, height, side, palette }: Sheet, one: typeof bird): string {
  const path = each(upTo(5), () =>
    one(width * (0.5 - side * (0.14 + random() * 0.3)), height * (0.12 + random() * 0.26), 5 + random() * 6),
  )
  return `<path d="${path}" fill="${palette.ink}" opacity=".8"/>`
}

function sparks({ random, width, height, palette }: Sheet): string {
  const path = each(upTo(34), () => {
    const [x, y, s] = [width * (0.2 + random() * 0.6), height * (0.15 + random() * 0.7), 0.8 + random() * 1.9]
    return svg`M${x} ${y}l${s} ${-s * 1.6} ${s} ${s * 1.6} ${-s} ${s * 1.6}z`
  })
  return `<path d="${path}" fill="${palette.accent}" opacity=".95"/>`
}

function clouds({ random, width, height, palette }: Sheet): string {
  const path = each(upTo(3), (i) => {
    const [x, y, s] = [width * (0.1 + i * 0.34 + random() * 0.1), height * (0.16 + random() * 0.2), 13 + random() * 10]
    return svg`M${x - s * 2} ${y}a${s * 0.7} ${s * 0.6} 0 0 1 ${s} ${-s * 0.4}a${s} ${s * 0.9} 0 0 1 ${s * 1.8} 0a${s * 0.6} ${s * 0.6} 0 0 1 ${s} ${s * 0.4}z`
  })
  return `<path d="${path}" transform="translate(3 4)" fill="${palette.ink}" opacity=".2"/><path d="${path}" fill="${palette.glow}" opacity=".55"/>`
}

/** Streams of air that curl at their ends. */
function wind({ random, width, height, palette }: Sheet): string {
  const path = each(upTo(7), () => {
    const [x, y, s] = [
      width * (random() * 0.7 - 0.1),
      height * (0.14 + random() * 0.6),
      height * (0.05 + random() * 0.05),
    ]
    const long = width * (0.2 + random() * 0.25)
    return svg`M${x} ${y}q${long * 0.5} ${-s * 0.8} ${long} 0a${s} ${s} 0 1 0 ${-s} ${-s}`
  })
  return `<path d="${path}" fill="none" stroke="${palette.glow}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`
}

function rain({ random, width, height, palette }: Sheet): string {
  const path = each(upTo(60), () => svg`M${random() * width} ${random() * height}l-4 ${height * 0.07}`)
  return `<path d="${path}" stroke="${palette.glow}" stroke-width="1.4" opacity=".45"/>`
}

function mist(sheet: Sheet): string {
  sheet.mist(sheet.height * 0.82, 0.8)
  return ''
}

/** A drawing on either side of the subject, in the colours of the place. */
function flank(sheet: Sheet, name: string): string {
  const { width, height, ground, palette } = sheet
  const size = height * 0.36
  const dark = mix(palette.layers[3], palette.ink, 0.4)
  const [shape] = figureOf(name, sheet.drawings).shapes
  return each([-1, 1], (s) => {
    const x = width / 2 + s * Math.min(width * 0.31, height * 0.52)
    const body = `<path d="${shape?.outlines.join('')}" fill="${dark}" stroke="${dark}" stroke-width="14"/><path d="${shape?.path}" fill="${mix(palette.layers[1], palette.glow, 0.2)}"/>`
    return svg`<g transform="translate(${x} ${ground - size * 0.45}) scale(${s > 0 ? -1 : 1} 1)"><g transform="translate(${-size / 2} ${-size / 2}) scale(${(size / 512).toFixed(3)})">${body}</g></g>`
  })
}

/** A drawing somewhere, with its shadow; lit ones glow like flames. */
function thing(sheet: Sheet, [icon, left, top, size, look]: Exclude<Prop, string>): string {
  const { width, height, palette } = sheet
  const s = height * size
  // In a wide picture things stay as near to the subject as in a narrow one.
  const [x, y] = [width / 2 + (left - 0.5) * Math.min(width, height * 1.9), height * top]
  const path = sheet.drawings(icon)
  const draw = (dx: number, colour: string, more: string): string =>
    svg`<path d="${path}" fill="${colour}" ${more} transform="translate(${x + dx} ${y + dx * 1.5}) scale(${((look === 'mirrored' ? -s : s) / 512).toFixed(3)} ${(s / 512).toFixed(3)}) translate(-256 -256)"/>`
  const colour = look === 'lit' ? palette.accent : mix(palette.layers[3], palette.glow, 0.2)
  return (
    draw(2, palette.ink, 'opacity=".4"') +
    draw(0, colour, `stroke="${palette.ink}" stroke-width="10" paint-order="stroke"`)
  )
}

const BEHIND: Readonly<Record<string, (sheet: Sheet) => string>> = {
  birds: (sheet) => flight(sheet, bird),
  bats: (sheet) => flight(sheet, bat),
  stars: (sheet) => stars(sheet, 30, 0.5),
  torches: (sheet) =>
    torch(sheet, sheet.width * 0.13, sheet.height * 0.44, 10) +
    torch(sheet, sheet.width * 0.87, sheet.height * 0.44, 10),
  rays: (sheet) => beams(sheet, { count: 14, length: sheet.width * 0.6, opacity: 0.5, wide: 0.45 }),
  clouds,
  wind,
  mist,
}
const BEFORE: Readonly<Record<string, (sheet: Sheet) => string>> = {
  sparks,
  rain,
  lamps: (sheet) =>
    lantern(sheet, sheet.width * 0.12, sheet.height * 0.3, 8) +
    lantern(sheet, sheet.width * 0.88, sheet.height * 0.22, 8),
}

/** Adds the small things of a scene, behind or before its subject. */
export function paintProps(sheet: Sheet, props: readonly Prop[]): void {
  for (const prop of props) {
    if (typeof prop !== 'string') sheet.put(thing(sheet, prop))
    else if (prop.startsWith('flank:')) sheet.put(flank(sheet, prop.slice('flank:'.length)))
    else {
      sheet.put(BEHIND[prop]?.(sheet) ?? '')
      sheet.putBefore(BEFORE[prop]?.(sheet) ?? '')
    }
  }
}
