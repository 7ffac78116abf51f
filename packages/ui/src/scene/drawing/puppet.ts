import type { Scene, Stage, Tint } from '../scene.ts'
import { mix } from './colour.ts'
import { type Figure, figureOf, type Shape } from './figure.ts'
import { each, round, svg } from './markup.ts'
import type { Palette } from './palette.ts'
import type { Sheet } from './sheet.ts'

type Tones = Palette['lit']

const TINTS: Readonly<Record<Tint, Tones>> = {
  gold: ['#fff3c0', '#f2b33c', '#8a4d14'],
  red: ['#ffd8bc', '#e2563c', '#761822'],
  green: ['#efffc8', '#86b854', '#2c5638'],
  blue: ['#e6f6ff', '#68a8dc', '#26487f'],
  violet: ['#f6e6ff', '#b48adc', '#4c2a80'],
  bone: ['#fffbe8', '#e2d4ac', '#7a684a'],
  black: ['#aaa4c0', '#575268', '#211e2e'],
  silver: ['#ffffff', '#c2ccd8', '#586276'],
}

/** Where the subject stands and how large it is. */
interface Standing {
  readonly figure: Figure
  readonly stage: Stage
  readonly scale: number
  readonly middle: number
  readonly foot: number
  /** The side from which it is lit: -1 left, 1 right. */
  readonly lit: number
}

/** How tall subjects are, in parts of the height. */
const HEIGHTS: Readonly<Record<Stage, number>> = { ground: 0.7, sink: 0.72, float: 0.58 }
const TALLEST = 0.86
const MIDDLE = 0.6

function standing(sheet: Sheet, scene: Scene): Standing {
  const { width, height, side, isBacklit, ground, lamp } = sheet
  const figure = figureOf(scene.subject, sheet.drawings, scene.mirror)
  const { left, right, top, bottom } = figure.box
  const stage = scene.stage ?? 'ground'
  // Wide pictures are low: there the subject takes more of the height.
  const more = Math.max(0, Math.min(0.12, (width / height - 1.65) * 0.14))
  const tall = Math.min(TALLEST, (scene.size ?? HEIGHTS[stage]) + more)
  const scale = Math.min((height * tall) / (bottom - top), (width * 0.56) / (right - left))
  // A card that is mostly picture shows the middle three fifths: the subject stays inside.
  const room = Math.max(0, MIDDLE / 2 - ((right - left) * scale) / width / 2)
  const dx = scene.dx ?? (isBacklit || stage === 'float' ? 0 : -side * Math.min(0.06, room))
  const middle = width * (0.5 + dx)
  const size = (bottom - top) * scale
  const foot = stage === 'float' ? height * 0.46 + size / 2 : stage === 'sink' ? ground + size * 0.1 : ground + 2
  return { figure, stage, scale, middle, foot, lit: lamp.x > middle ? 1 : -1 }
}

/** The light on the ground and behind the subject, so that every silhouette reads. */
function pool(sheet: Sheet, { figure, stage, scale, middle, foot, lit }: Standing): string {
  const { height, ground, palette, look } = sheet
  const wide = (figure.box.right - figure.box.left) * scale
  const tall = (figure.box.bottom - figure.box.top) * scale
  const light = sheet.glow(middle, foot - tall * 0.55, Math.max(wide, tall) * 0.8, { opacity: look.inked ? 0.62 : 0.5 })
  if (stage !== 'float')
    return svg`${light}<ellipse cx="${middle - lit * wide * 0.08}" cy="${ground + 3}" rx="${wide * 0.56}" ry="${height * 0.035}" fill="${palette.ink}" opacity=".55"/>`
  const y = height * 0.46
  const ring = (radius: number, stroke: string) =>
    svg`<circle cx="${middle}" cy="${y}" r="${height * radius}" fill="none" ${stroke} opacity=".7"/>`
  const rings =
    ring(0.36, `stroke="${palette.glow}" stroke-width="1.2"`) +
    ring(0.385, `stroke="${palette.accent}" stroke-width="2.4" stroke-dasharray="2 7"`)
  return svg`${light}${rings}<ellipse cx="${middle}" cy="${ground + 4}" rx="${wide * 0.36}" ry="6" fill="${palette.ink}" opacity=".5"/>`
}

const clipped = (sheet: Sheet, { crop }: Shape): string => {
  if (!crop) return ''
  const { left, top, right, bottom } = crop
  const id = sheet.define(
    (name) =>
      svg`<clipPath id="${name}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>`,
  )
  return ` clip-path="url(#${id})"`
}

/** The body with its holes filled, in one colour, moved by a little. */
function flat(
  sheet: Sheet,
  { figure }: Standing,
  [dx, dy]: readonly [number, number],
  { colour, more }: { readonly colour: string; readonly more: string },
): string {
  const bodies = each(
    figure.shapes,
    (shape) => `<g${clipped(sheet, shape)}>${each(shape.outlines, (d) => `<path d="${d}"/>`)}</g>`,
  )
  return svg`<g transform="translate(${dx} ${dy})" fill="${colour}" stroke="${colour}" ${more}>${bodies}</g>`
}

/** The shaded side: everything beyond a soft line down the middle. */
function shadeOf({ figure: { box }, lit }: Standing): string {
  const wide = box.right - box.left
  const tall = box.bottom - box.top
  const far = lit > 0 ? box.left - 20 : box.right + 20
  const line = box.left + wide * (0.5 - lit * 0.06)
  const [top, bottom] = [box.top - 20, box.bottom + 20]
  return svg`M${far} ${top}L${line - lit * wide * 0.1} ${top}C${line + lit * wide * 0.16} ${box.top + tall * 0.3} ${line - lit * wide * 0.16} ${box.top + tall * 0.55} ${line + lit * wide * 0.2} ${bottom}L${far} ${bottom}Z`
}

/** The paper of the body, from the lit to the shaded corner. */
function bodyFill(sheet: Sheet, { figure: { box }, lit }: Standing, [light, middle, dark]: Tones): string {
  const wide = box.right - box.left
  const from = lit > 0 ? box.right : box.left
  const to = lit > 0 ? box.left + wide * 0.2 : box.right - wide * 0.2
  const stops = [
    [0, light],
    [0.3, mix(light, middle, 0.75)],
    [0.62, mix(middle, dark, 0.55)],
    [1, mix(dark, sheet.palette.ink, 0.36)],
  ] as const
  const id = sheet.define(
    (name) =>
      svg`<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${from}" y1="${box.top}" x2="${to}" y2="${box.bottom}">${each(stops, ([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)}</linearGradient>`,
  )
  return `url(#${id})`
}

/** One shape of the body: outline, paper, engraved shade. */
function painted(sheet: Sheet, stand: Standing, shape: Shape, { fill, hatch, dark }: Paint): string {
  const { ink } = sheet.palette
  const clip = sheet.define((name) => `<clipPath id="${name}"><path d="${shape.path}" clip-rule="nonzero"/></clipPath>`)
  const shade = shadeOf(stand)
  const wide = stand.figure.box.right - stand.figure.box.left
  return (
    `<g${clipped(sheet, shape)}>` +
    svg`<g fill="${ink}" stroke="${ink}" stroke-width="${7 / stand.scale}" stroke-linejoin="round">${each(shape.outlines, (d) => `<path d="${d}"/>`)}</g>` +
    `<path d="${shape.path}" fill="${fill}"/>` +
    `<g clip-path="url(#${clip})"><path d="${shade}" fill="${mix(dark, ink, 0.5)}" opacity=".34"/>` +
    svg`<path d="${shade}" fill="url(#${hatch})" opacity=".3" transform="translate(${-stand.lit * wide * 0.12} 0)"/></g></g>`
  )
}

interface Paint {
  readonly fill: string
  readonly hatch: string
  readonly dark: string
}

function paintOf(sheet: Sheet, stand: Standing, tones: Tones): Paint {
  const step = 5.2 / stand.scale
  const hatch = sheet.define(
    (name) =>
      svg`<pattern id="${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(${stand.lit * 32})"><path d="M0 0H${step}" stroke="${sheet.palette.ink}" stroke-width="${step * 0.62}"/></pattern>`,
  )
  return { fill: bodyFill(sheet, stand, tones), hatch, dark: tones[2] }
}

/** Paints the subject as a puppet: shadow, glowing rim on the side of the light, inked body, three tones, hatching. */
export function paintPuppet(sheet: Sheet, scene: Scene): void {
  const stand = standing(sheet, scene)
  const { figure, scale, middle, foot, lit } = stand
  const { ink, glow, lit: usual } = sheet.palette
  const paint = paintOf(sheet, stand, scene.tint ? TINTS[scene.tint] : usual)
  const stroke = svg`stroke-linejoin="round" stroke-width="${7 / scale}"`
  const rim = 2.6 / scale
  const x = middle - ((figure.box.left + figure.box.right) / 2) * scale
  const y = foot - figure.box.bottom * scale
  sheet.put(pool(sheet, stand))
  sheet.put(
    svg`<g transform="translate(${x} ${y}) scale(${String(round(scale * 1000) / 1000)})">` +
      flat(sheet, stand, [-lit * (7 / scale), 5 / scale], { colour: ink, more: `${stroke} opacity=".32"` }) +
      flat(sheet, stand, [lit * rim * 0.7, -rim], { colour: glow, more: stroke }) +
      each(figure.shapes, (shape) => painted(sheet, stand, shape, paint)) +
      '</g>',
  )
}
