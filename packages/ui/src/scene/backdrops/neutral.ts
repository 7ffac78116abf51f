import { mix } from '../drawing/colour.ts'
import { each, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { tunnel } from '../shapes/arches.ts'
import { water } from '../shapes/furnishings.ts'
import { lantern } from '../shapes/lamps.ts'
import { dunes, floor, hills, peaks, rocks } from '../shapes/land.ts'
import { gabledTown } from '../shapes/towns.ts'
import { crowns, leaves } from '../shapes/trees.ts'
import type { Backdrops } from './backdrop.ts'

function field(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.6, h * 0.16), far, { lit: 0.35 })
  sheet.layer(hills(sheet, h * 0.74, h * 0.12), middle)
  sheet.layer(hills(sheet, h * 0.88, h * 0.1), near)
  sheet.front(hills(sheet, h * 0.99, h * 0.06, 6))
}

function shore(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [sand, , near] = palette.layers
  sheet.layer(hills(sheet, h * 0.6, h * 0.08), near, { lit: 0.3 })
  water(sheet, h * 0.6)
  sheet.layer(dunes(sheet, h * 0.9, h * 0.08), mix(sand, near, 0.3), { lit: 0.3 })
  sheet.front(rocks(sheet, h, h * 0.14, 7))
}

function hall(sheet: Sheet): void {
  const { height: h, width: w, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'round', [
    { wide: 0.44, top: 0.14, colour: far },
    { wide: 0.68, top: 0.02, colour: middle },
  ])
  sheet.layer(floor(sheet, h * 0.86), near, { lit: 0.35 })
  sheet.putBefore(lantern(sheet, w * 0.16, h * 0.3, 9) + lantern(sheet, w * 0.84, h * 0.3, 9))
  sheet.front(floor(sheet, h * 0.95))
}

function heights(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  const range = peaks(sheet, h * 0.8, h * 0.44, 4)
  sheet.layer(range.ridge, far, { lit: 0.25 })
  sheet.put(
    `<path d="${range.shade}" fill="${palette.ink}" opacity=".14"/><path d="${range.snow}" fill="${palette.glow}" opacity=".9"/>`,
  )
  sheet.mist(h * 0.7, 0.35)
  sheet.layer(hills(sheet, h * 0.82, h * 0.12), middle)
  sheet.layer(hills(sheet, h * 0.92, h * 0.08), near)
  sheet.front(rocks(sheet, h, h * 0.12, 7))
}

function wood(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(crowns(sheet, h * 0.6, h * 0.3), far, { lit: 0.3 })
  sheet.mist(h * 0.64, 0.3)
  sheet.layer(crowns(sheet, h * 0.78, h * 0.24), middle)
  sheet.layer(hills(sheet, h * 0.88, h * 0.06, 3), near, { lit: 0.3 })
  sheet.front(leaves(sheet, h * 0.1, 12), sheet.frontColour, { shift: [0, 5] })
  sheet.front(hills(sheet, h * 0.99, h * 0.07, 6))
}

function street(sheet: Sheet): void {
  const { height: h, width: w, palette } = sheet
  const [far, middle, near] = palette.layers
  const behind = gabledTown(sheet, h * 0.7, h * 0.26)
  sheet.layer(behind.outline, far, { lit: 0.3 })
  sheet.windows(behind.windows)
  sheet.mist(h * 0.68, 0.3)
  const before = gabledTown(sheet, h * 0.88, h * 0.28)
  sheet.layer(before.outline, middle)
  sheet.windows(before.windows)
  sheet.layer(floor(sheet, h * 0.87), near, { lit: 0.3 })
  sheet.putBefore(lantern(sheet, w * 0.14, h * 0.4, 10))
  sheet.front(floor(sheet, h * 0.96))
}

function sky(sheet: Sheet): void {
  const { height: h, width: w, palette, random } = sheet
  const [far, middle, near] = palette.layers
  const bank = (y: number, size: number): string =>
    each(
      upTo(9),
      (i) =>
        svg`M${(w * i) / 8 - size} ${y}a${size} ${size * (0.6 + random() * 0.3)} 0 1 1 ${size * 2} 0V${h + 20}h${-size * 2}z`,
    )
  sheet.layer(bank(h * 0.72, h * 0.16), far, { lit: 0.4 })
  sheet.layer(bank(h * 0.86, h * 0.15), middle, { lit: 0.35 })
  sheet.layer(bank(h * 0.96, h * 0.14), near, { lit: 0.3 })
  sheet.front(bank(h * 1.06, h * 0.13))
}

function stage(sheet: Sheet): void {
  const { height: h, width: w, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.7, h * 0.14), far, { lit: 0.3 })
  sheet.layer(floor(sheet, h * 0.84), near, { lit: 0.4 })
  for (const s of [-1, 1])
    for (const i of upTo(3)) {
      const x = w / 2 + s * w * (0.52 - i * 0.055)
      sheet.front(
        svg`M${x + s * 60} -20H${x - s * 4}Q${x - s * 26} ${h * 0.5} ${x + s * 6} ${h}H${x + s * 60}Z`,
        mix(middle, near, i / 3),
        { lit: 0.25, shift: [-s * 4, 0] },
      )
    }
  sheet.front(leaves(sheet, h * 0.06, 9), middle, { lit: 0.2, shift: [0, 5] })
  sheet.front(floor(sheet, h * 0.95))
}

export const NEUTRAL: Backdrops<'neutral'> = { field, shore, hall, heights, wood, street, sky, stage }
