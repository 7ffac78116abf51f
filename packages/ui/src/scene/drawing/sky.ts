import { each, lines, svg, upTo } from './markup.ts'
import type { Sheet } from './sheet.ts'

interface Beams {
  readonly count: number
  readonly length: number
  readonly opacity: number
  readonly wide?: number
}

/** Beams that go out from the light. */
export function beams(sheet: Sheet, { count, length, opacity, wide = 0.5 }: Beams): string {
  const { x, y } = sheet.lamp
  const { glow } = sheet.palette
  const half = (Math.PI / count) * wide
  const path = each(upTo(count), (i) => {
    const angle = (i * 2 * Math.PI) / count + 0.1
    const end = (a: number) => [x + Math.cos(a) * length, y + Math.sin(a) * length] as const
    return `${lines([x, y], end(angle - half), end(angle + half))}Z`
  })
  const fill = sheet.radial(
    [
      [0, glow, opacity],
      [0.6, glow, opacity * 0.45],
      [1, glow, 0],
    ],
    x,
    y,
    length,
  )
  return `<path d="${path}" fill="${fill}"/>`
}

/** Stars in the upper part of the sky. */
export function stars({ random, width, height, palette }: Sheet, count: number, lowest = 0.55): string {
  const path = each(upTo(count), () => {
    const x = random() * width
    const y = random() * height * lowest
    const s = 0.7 + random() * random() * 2.6
    if (s <= 2) return svg`M${x} ${y}h${s}v${s}h${-s}z`
    const [long, short] = [s * 1.3, s * 0.4]
    return svg`M${x} ${y - s * 1.7}l${short} ${long} ${long} ${short} ${-long} ${short} ${-short} ${long} ${-short} ${-long} ${-long} ${-short} ${long} ${-short}z`
  })
  return `<path d="${path}" fill="${palette.glow}" opacity=".8"/>`
}

/** Rhumb lines and graduated rings of an old chart. */
function chart({ lamp: { x, y }, width, height, palette }: Sheet): string {
  const rhumbs = each(upTo(24), (i) => {
    const angle = (i * Math.PI) / 12 + 0.06
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return svg`M${x + cos * height * 0.3} ${y + sin * height * 0.3}L${x + cos * width} ${y + sin * width}`
  })
  const rings = each([0.3, 0.52, 0.55, 0.78], (part, i) => {
    const marks =
      i === 2 ? svg`stroke-width="4" stroke-dasharray="1 ${(height * 0.55 * 6.283) / 72 - 1}"` : 'stroke-width=".9"'
    return svg`<circle cx="${x}" cy="${y}" r="${height * part}" fill="none" stroke="${palette.glow}" ${marks} opacity=".38"/>`
  })
  return `<path d="${rhumbs}" stroke="${palette.glow}" stroke-width=".8" opacity=".26"/>${rings}`
}

/** The sown ground of an illuminated page. */
function diaper(sheet: Sheet, colour: string): string {
  const { width, height } = sheet
  const id = sheet.define(
    (name) =>
      svg`<pattern id="${name}" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45 ${width / 2} ${height / 2})"><path d="M0 0H20M0 0V20" stroke="${colour}" stroke-width="1" opacity=".55"/><path d="M10 6.6l1.2 2.2 2.2 1.2-2.2 1.2-1.2 2.2-1.2-2.2-2.2-1.2 2.2-1.2z" fill="${colour}" opacity=".7"/></pattern>`,
  )
  return `<rect width="${width}" height="${height}" fill="url(#${id})" opacity=".5"/>`
}

function moon({ lamp: { x, y, radius }, palette: { glow, sky } }: Sheet): string {
  const crater = (dx: number, dy: number, r: number) =>
    svg`<circle cx="${x + dx * radius}" cy="${y + dy * radius}" r="${r * radius}" fill="${sky[2]}" opacity=".35"/>`
  return svg`<circle cx="${x}" cy="${y}" r="${radius}" fill="${glow}"/>${crater(-0.3, -0.2, 0.2)}${crater(0.34, 0.3, 0.14)}`
}

function crescent({ lamp: { x, y, radius }, palette: { glow } }: Sheet): string {
  const tip = x + radius * 0.5
  return svg`<path d="M${tip} ${y - radius}A${radius * 1.1} ${radius * 1.1} 0 1 0 ${tip} ${y + radius}A${radius * 0.86} ${radius * 0.9} 0 1 1 ${tip} ${y - radius}z" fill="${glow}"/>`
}

function sun(sheet: Sheet): string {
  const { lamp, palette, look, height } = sheet
  const rays = look.inked
    ? beams(sheet, { count: 16, length: height * 0.62, opacity: 0.75, wide: 0.55 })
    : beams(sheet, { count: 22, length: height * 0.9, opacity: 0.32 })
  const rim = look.inked ? `stroke="${palette.lit[1]}" stroke-width="3"` : ''
  return svg`${rays}<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}" fill="${palette.glow}" ${rim}/>`
}

function guidingStar(sheet: Sheet): string {
  const { lamp, palette, height } = sheet
  const star = (radius: number, waist: number) =>
    `${lines(
      ...upTo(16).map((i) => {
        const angle = (i * Math.PI) / 8 - Math.PI / 2
        const reach = i % 2 ? radius * waist : i % 4 ? radius * 0.6 : radius
        return [lamp.x + Math.cos(angle) * reach, lamp.y + Math.sin(angle) * reach] as const
      }),
    )}Z`
  const body = `<path d="${star(lamp.radius * 1.5, 0.22)}" fill="${palette.glow}"/><path d="${star(lamp.radius * 0.8, 0.3)}" fill="${palette.accent}"/>`
  return beams(sheet, { count: 16, length: height * 0.8, opacity: 0.35, wide: 0.4 }) + body
}

const BODIES: Readonly<Record<string, (sheet: Sheet) => string>> = {
  moon: (sheet) => moon(sheet) + stars(sheet, 46),
  crescent: (sheet) => crescent(sheet) + stars(sheet, 46),
  sun,
  star: (sheet) => guidingStar(sheet) + stars(sheet, 46),
  rays: (sheet) => beams(sheet, { count: 14, length: sheet.width * 0.8, opacity: 0.55 }),
}

/** The sky with its light: what everything else stands against. */
export function paintSky(sheet: Sheet): void {
  const { width, height, palette, look, lamp } = sheet
  const [top, middle, low] = palette.sky
  sheet.put(`<rect width="${width}" height="${height}" fill="${sheet.gradient(top, middle, low)}"/>`)
  if (palette.diaper) sheet.put(diaper(sheet, palette.diaper))
  if (look.chart) sheet.put(chart(sheet))
  sheet.put(sheet.glow(lamp.x, lamp.y, height * 0.9, { opacity: look.inked ? 0.4 : 0.7 }))
  // A stepped halo, like rings of thin paper.
  if (!sheet.isBacklit)
    for (const i of [4, 3, 2, 1])
      sheet.put(
        svg`<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius * (1 + i * 0.42)}" fill="${palette.glow}" opacity=".07"/>`,
      )
  sheet.put(BODIES[sheet.light]?.(sheet) ?? '')
}
