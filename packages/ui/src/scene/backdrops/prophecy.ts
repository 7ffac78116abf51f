import { mix } from '../drawing/colour.ts'
import { each, lines, type Point, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { water } from '../shapes/furnishings.ts'
import { dunes, hills, peaks, rocks, stalactites } from '../shapes/land.ts'
import { gabledTown } from '../shapes/towns.ts'
import { bareTree, leaves, pines } from '../shapes/trees.ts'
import type { Backdrops } from './backdrop.ts'

/** Contour lines and a dotted path, as on a map. */
function plain(sheet: Sheet): void {
  const { width: w, height: h, palette, side } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.58, h * 0.12), far, { lit: 0.35 })
  const contours = each(
    [10, 20, 30],
    (k) =>
      svg`M-10 ${h * 0.58 + k}Q${w * 0.3} ${h * 0.58 + k - 16} ${w * 0.55} ${h * 0.58 + k}T${w + 10} ${h * 0.58 + k - 6}`,
  )
  sheet.put(`<path d="${contours}" fill="none" stroke="${palette.ink}" stroke-width=".9" opacity=".25"/>`)
  sheet.layer(hills(sheet, h * 0.7, h * 0.12), middle)
  const furrows = each(upTo(12), (i) => svg`M${w * (0.04 + i * 0.085)} ${h * 0.72 + 6}q8 12 ${(i - 6) * 4} 26`)
  sheet.put(`<path d="${furrows}" stroke="${palette.ink}" fill="none" stroke-width="1" opacity=".22"/>`)
  sheet.layer(hills(sheet, h * 0.84, h * 0.12), near)
  sheet.put(
    svg`<path d="M${w * 0.5} ${h}C${w * 0.3} ${h * 0.88} ${w * 0.78} ${h * 0.82} ${w * 0.5 + side * 60} ${h * 0.68}" fill="none" stroke="${palette.glow}" stroke-width="5" stroke-dasharray="1 10" stroke-linecap="round" opacity=".75"/>`,
  )
  sheet.front(hills(sheet, h * 0.98, h * 0.08, 5))
}

function forest(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(pines(sheet, h * 0.72, h * 0.22), far, { lit: 0.3 })
  sheet.mist(h * 0.66, 0.3)
  sheet.layer(pines(sheet, h * 0.84, h * 0.24), middle)
  sheet.mist(h * 0.78, 0.22)
  sheet.layer(hills(sheet, h * 0.88, h * 0.05, 3), near, { lit: 0.25 })
  for (const s of [-1, 1]) {
    const x = w / 2 + s * w * 0.42
    const trunk = svg`M${x - 14} ${h + 20}Q${x - 8} ${h * 0.4} ${x - 16} -20h34Q${x + 8} ${h * 0.4} ${x + 20} ${h + 20}Z`
    sheet.front(trunk, mix(nearest, palette.ink, 0.2), { shift: [-s * 5, 0] })
  }
  sheet.front(leaves(sheet, h * 0.1, 13), sheet.frontColour, { shift: [0, 5] })
  sheet.front(hills(sheet, h * 0.99, h * 0.07, 6))
}

function mountain(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  const range = peaks(sheet, h * 0.78, h * 0.46, 4)
  sheet.layer(range.ridge, far, { lit: 0.25 })
  sheet.put(
    `<path d="${range.shade}" fill="${palette.ink}" opacity=".14"/><path d="${range.snow}" fill="${palette.glow}" opacity=".92"/>`,
  )
  sheet.mist(h * 0.66, 0.35)
  const fore = peaks(sheet, h * 0.9, h * 0.36, 5)
  sheet.layer(fore.ridge, middle)
  sheet.put(`<path d="${fore.shade}" fill="${palette.ink}" opacity=".18"/>`)
  sheet.layer(hills(sheet, h * 0.9, h * 0.1), near)
  sheet.front(rocks(sheet, h * 0.99, h * 0.14, 7))
}

function desert(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(dunes(sheet, h * 0.64, h * 0.14), far, { lit: 0.4 })
  const top: Point = [w * 0.22, h * 0.36]
  const right: Point = [w * 0.34, h * 0.66]
  sheet.put(
    `<path d="${lines([w * 0.1, h * 0.66], top, right)}Z" fill="${middle}"/><path d="${lines(top, right, [w * 0.24, h * 0.66])}Z" fill="${near}"/>`,
  )
  sheet.layer(dunes(sheet, h * 0.78, h * 0.14), middle)
  sheet.layer(dunes(sheet, h * 0.92, h * 0.13), near)
  sheet.front(dunes(sheet, h, h * 0.08))
}

function town(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.56, h * 0.14), far, { lit: 0.3 })
  const behind = gabledTown(sheet, h * 0.72, h * 0.26)
  sheet.layer(behind.outline, mix(far, middle, 0.6))
  sheet.windows(behind.windows)
  sheet.mist(h * 0.7, 0.2)
  const before = gabledTown(sheet, h * 0.88, h * 0.26)
  sheet.layer(before.outline, middle)
  sheet.windows(before.windows)
  sheet.layer(hills(sheet, h * 0.9, h * 0.04, 3), near, { lit: 0.25 })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 5))
}

/** A constellation across the sky. */
function constellation({ random, width: w, height: h, palette }: Sheet): string {
  const points = upTo(9)
    .map((): Point => [w * (0.04 + 0.92 * random()), h * (0.06 + 0.6 * random())])
    .sort(([a], [b]) => a - b)
  const dots = each(points, ([x, y]) => svg`<circle cx="${x}" cy="${y}" r="2.6" fill="${palette.glow}"/>`)
  return `<path d="${lines(...points)}" fill="none" stroke="${palette.accent}" stroke-width="1" opacity=".55" stroke-dasharray="3 3"/>${dots}`
}

function heavens(sheet: Sheet, isTown: boolean): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.put(constellation(sheet))
  sheet.layer(peaks(sheet, h * 0.82, h * 0.2, 7).ridge, far, { lit: 0.3 })
  const walls = isTown
    ? gabledTown(sheet, h * 0.9, h * 0.26, true)
    : { outline: hills(sheet, h * 0.86, h * 0.14), windows: '' }
  sheet.layer(walls.outline, middle)
  sheet.windows(walls.windows)
  sheet.layer(hills(sheet, h * 0.92, h * 0.06, 3), near, { lit: 0.3 })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 5))
}

function ruin(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.6, h * 0.14), far, { lit: 0.35 })
  sheet.mist(h * 0.62, 0.3)
  for (const [place, k, tall, whole] of [
    [0.12, 30, 0.6, true],
    [0.25, 24, 0.4, false],
    [0.76, 26, 0.5, false],
    [0.9, 32, 0.66, true],
  ] as const) {
    const x = w * place
    const head = whole
      ? svg`h${-k * 0.25}v-9h${k * 1.5}v9h${-k * 0.25}`
      : svg`l${k * 0.3} 9 ${k * 0.3}-14 ${k * 0.4} 12`
    sheet.layer(svg`M${x - k / 2} ${h * 0.9}V${h * (0.9 - tall)}${head}V${h * 0.9}z`, middle, { lit: 0.3 })
    sheet.put(
      svg`<path d="M${x - k * 0.18} ${h * 0.9}V${h * (0.92 - tall) + 9}M${x + k * 0.16} ${h * 0.9}V${h * (0.92 - tall) + 9}" stroke="${palette.ink}" opacity=".3" stroke-width="2.4"/>`,
    )
  }
  sheet.layer(hills(sheet, h * 0.88, h * 0.08), near)
  sheet.front(rocks(sheet, h * 0.99, h * 0.12, 8))
}

function swamp(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(hills(sheet, h * 0.62, h * 0.1), far, { lit: 0.3 })
  sheet.mist(h * 0.62, 0.4)
  water(sheet, h * 0.68)
  const trees =
    bareTree(random, w * 0.1, h * 0.86, { tall: h * 0.7, lean: 0.2 }) +
    bareTree(random, w * 0.9, h * 0.84, { tall: h * 0.6, lean: -0.18 })
  sheet.put(`<path d="${trees}" fill="${nearest}"/>`)
  sheet.mist(h * 0.8, 0.3)
  sheet.layer(hills(sheet, h * 0.92, h * 0.06, 3), mix(middle, near, 0.6), { lit: 0.25 })
  const reeds = each(upTo(18), (i) => {
    const x = w * (i < 9 ? i * 0.028 : 0.76 + (i - 9) * 0.028)
    const tall = h * (0.14 + random() * 0.14)
    return svg`M${x} ${h}l1.5 ${-tall}l1.5 ${tall}zM${x - 1} ${h - tall}h5v${-h * 0.05}h-5z`
  })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 6))
  sheet.putBefore(`<path d="${reeds}" fill="${nearest}"/>`)
}

function cavern(sheet: Sheet): void {
  const { height: h, width: w, palette, random } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(stalactites(sheet, h * 0.04, h * 0.24, 12), far)
  sheet.layer(rocks(sheet, h * 0.8, h * 0.36, 7), far, { lit: 0.35 })
  sheet.mist(h * 0.72, 0.3)
  sheet.layer(rocks(sheet, h * 0.9, h * 0.34, 6), middle)
  const crystals = each([0.07, 0.14, 0.22, 0.8, 0.88, 0.95], (place) => {
    const [x, s] = [w * place, h * (0.12 + random() * 0.14)]
    return `${lines([x - s * 0.2, h * 0.94], [x - s * 0.24, h * 0.94 - s * 0.8], [x, h * 0.94 - s * 1.2], [x + s * 0.22, h * 0.94 - s * 0.7], [x + s * 0.2, h * 0.94])}Z`
  })
  sheet.layer(crystals, mix(far, palette.accent, 0.35), { lit: 0.5 })
  sheet.layer(rocks(sheet, h * 0.95, h * 0.16, 8), near)
  sheet.front(stalactites(sheet, -h * 0.06, h * 0.34, 6), sheet.frontColour, { shift: [0, 5] })
  sheet.front(rocks(sheet, h, h * 0.14, 7))
}

function shore(sheet: Sheet): void {
  const { height: h, width: w, palette, side } = sheet
  const [sand, , near] = palette.layers
  sheet.layer(peaks(sheet, h * 0.6, h * 0.12, 8).ridge, mix(near, palette.sky[1], 0.4), { lit: 0.3 })
  water(sheet, h * 0.58)
  sheet.layer(rocks(sheet, h * 0.8, h * 0.3, 5), near, { lit: 0.25 })
  sheet.layer(dunes(sheet, h * 0.9, h * 0.08), mix(sand, near, 0.25), { lit: 0.3 })
  sheet.put(
    svg`<path d="M${w / 2 - side * w * 0.5} ${h * 0.82}q${side * w * 0.2} ${-h * 0.03} ${side * w * 0.4} ${h * 0.01}t${side * w * 0.4} ${h * 0.02}" fill="none" stroke="${palette.glow}" stroke-width="3" opacity=".7"/>`,
  )
  sheet.front(dunes(sheet, h, h * 0.07))
}

export const PROPHECY: Backdrops<'prophecy'> = {
  plain,
  forest,
  mountain,
  desert,
  town,
  guild: (sheet) => heavens(sheet, true),
  astral: (sheet) => heavens(sheet, false),
  ruin,
  swamp,
  cavern,
  shore,
}
