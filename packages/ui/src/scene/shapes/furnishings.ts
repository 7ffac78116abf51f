import { mix } from '../drawing/colour.ts'
import { each, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A drawing in one colour. */
export function sign(
  sheet: Sheet,
  name: string,
  [x, y]: readonly [number, number],
  { size, colour }: { size: number; colour: string },
): string {
  return svg`<path d="${sheet.drawings(name)}" fill="${colour}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(3)})"/>`
}

/** A striped awning with a scalloped edge. */
export function awning(sheet: Sheet, x: number, colours: readonly [string, string]): string {
  const { width, height, palette } = sheet
  const [w, y, h] = [width * 0.34, height * 0.2, height * 0.12]
  const b = w / 6
  const stripes = each(
    upTo(6),
    (i) =>
      svg`<path d="M${x + b * i} ${y}h${b}v${h}a${b / 2} ${b / 2} 0 0 1 ${-b} 0z" fill="${i % 2 ? colours[0] : colours[1]}"/>`,
  )
  return svg`${stripes}<path d="M${x - 3} ${y - 4}h${w + 6}v6h${-w - 6}z" fill="${palette.ink}"/>`
}

/** A pierced screen. */
export function lattice(sheet: Sheet, x: number, wide: number, colour: string): string {
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M8 0l2.4 5.6L16 8l-5.6 2.4L8 16l-2.4-5.6L0 8l5.6-2.4z" fill="none" stroke="${colour}" stroke-width="2.2"/></pattern>`,
  )
  return svg`<rect x="${x}" y="${sheet.height * 0.1}" width="${wide}" height="${sheet.height * 0.74}" fill="url(#${id})"/>`
}

/** Water with the light on it. */
export function water(sheet: Sheet, y: number): void {
  const { random, width, height, palette, lamp } = sheet
  const [, middle, , nearest] = palette.layers
  const fill = sheet.gradient(mix(middle, palette.glow, 0.35), middle, nearest)
  const glints = each(upTo(26), () => {
    const near = random() ** 1.4
    const x = lamp.x + (random() - 0.5) * (0.12 + near * 0.5) * width
    const opacity = Math.round((0.25 + random() * 0.45) * 100) / 100
    return svg`<path d="M${x - 6 - near * 14} ${y + 2 + near * (height - y)}h${12 + near * 28}" stroke="${palette.glow}" stroke-width="${1 + near * 1.6}" stroke-linecap="round" opacity="${String(opacity)}"/>`
  })
  sheet.put(svg`<rect y="${y}" width="${width}" height="${height - y}" fill="${fill}"/>${glints}`)
}

/** A shelf of books. */
export function bookcase(sheet: Sheet, x: number): void {
  const { random, width, height, palette } = sheet
  const { layers, lit, accent, ink } = palette
  const colours = [layers[2], lit[1], accent, layers[3], layers[1]]
  let shelves = ''
  for (const row of upTo(4)) {
    const foot = height * (0.32 + row * 0.2)
    for (let at = x; at < x + width * 0.15; ) {
      const w = 4 + random() * 6
      const h = height * (0.11 + random() * 0.05)
      const colour = colours[Math.floor(random() * colours.length)] ?? ink
      shelves += svg`<rect x="${at}" y="${foot - h}" width="${w}" height="${h}" fill="${colour}" stroke="${ink}" stroke-width=".7"/>`
      at += w + 0.6
    }
    shelves += svg`<rect x="${x - 4}" y="${foot}" width="${width * 0.17}" height="5" fill="${ink}"/>`
  }
  sheet.put(shelves)
}

/** Shelves of bottles, boxes and jars. */
export function goods(sheet: Sheet, left: number): void {
  const { random, width, palette } = sheet
  const { ink, accent, layers } = palette
  const ware = (x: number, y: number): string => {
    const kind = Math.floor(random() * 3)
    const faded = random()
    if (kind === 0)
      return svg`<path d="M${x - 3} ${y - 20}h6v6l5 6v8h-16v-8l5-6z" fill="${mix(accent, layers[0], faded)}" stroke="${ink}"/>`
    if (kind === 1)
      return svg`<rect x="${x - 5}" y="${y - 17}" width="10" height="17" fill="${mix('#b23a2a', layers[0], faded * 0.6)}" stroke="${ink}"/>`
    return svg`<circle cx="${x}" cy="${y - 7}" r="7" fill="${mix('#3f8a7a', layers[0], faded * 0.6)}" stroke="${ink}"/>`
  }
  for (const row of upTo(3)) {
    const y = sheet.height * (0.34 + row * 0.2)
    sheet.put(svg`<rect x="${left}" y="${y}" width="${width * 0.18}" height="5" fill="${ink}"/>`)
    sheet.put(each(upTo(4), (i) => ware(left + 9 + i * width * 0.045, y)))
  }
}

/** Blocks of stone on both walls, here and there. */
export function masonry(sheet: Sheet, colour: string): string {
  const { random, width, height, palette } = sheet
  let path = ''
  for (const s of [-1, 1])
    for (const row of upTo(9))
      for (const i of upTo(3))
        if (random() < 0.5)
          path += svg`M${width / 2 + s * (width * 0.34 + i * 22 + (row % 2) * 9)} ${row * height * 0.1}h18v9h-18z`
  return `<path d="${path}" fill="${mix(colour, palette.glow, 0.25)}" opacity=".3"/>`
}
