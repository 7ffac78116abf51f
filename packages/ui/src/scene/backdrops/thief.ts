import { mix } from '../drawing/colour.ts'
import { each, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { archedWall, frame, tunnel } from '../shapes/arches.ts'
import { awning, lattice, masonry, water } from '../shapes/furnishings.ts'
import { lantern } from '../shapes/lamps.ts'
import { dunes, floor, hills } from '../shapes/land.ts'
import { arabTown } from '../shapes/towns.ts'
import { cypress, leaves, palm } from '../shapes/trees.ts'
import type { Backdrops } from './backdrop.ts'

function rooftops(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(arabTown(sheet, h * 0.66, h * 0.22).outline, far, { lit: 0.35 })
  sheet.mist(h * 0.62, 0.3)
  const town = arabTown(sheet, h * 0.8, h * 0.27)
  sheet.layer(town.outline, middle)
  sheet.windows(town.windows, 0.85)
  const roofs = arabTown(sheet, h * 0.98, h * 0.28)
  sheet.layer(roofs.outline, near)
  sheet.windows(roofs.windows)
  sheet.front(svg`M-20 ${h * 0.93}H${w * 0.2}v-10h12v10h12v-10h12v10H${w + 20}V${h + 20}H-20Z`)
}

function desert(sheet: Sheet): void {
  const { width: w, height: h, palette, side } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(dunes(sheet, h * 0.64, h * 0.13), far, { lit: 0.4 })
  const palms =
    palm(w * (0.5 + side * 0.34), h * 0.72, h * 0.24, side) + palm(w * (0.5 + side * 0.4), h * 0.74, h * 0.18, -side)
  sheet.put(`<path d="${palms}" fill="${near}"/>`)
  sheet.layer(dunes(sheet, h * 0.76, h * 0.14), middle)
  sheet.layer(dunes(sheet, h * 0.9, h * 0.14), near)
  sheet.front(dunes(sheet, h, h * 0.1))
}

function bazaar(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, cloth, near] = palette.layers
  const town = arabTown(sheet, h * 0.7, h * 0.3)
  sheet.layer(town.outline, far, { lit: 0.3 })
  sheet.windows(town.windows)
  sheet.mist(h * 0.66, 0.3)
  sheet.layer(archedWall(sheet, 'ogee', { wide: w * 0.74, top: 0.1 }), near, { shift: [0, 5], lit: 0.1, edge: 0.5 })
  sheet.layer(hills(sheet, h * 0.88, h * 0.05, 3), near)
  const pale = mix(palette.glow, cloth, 0.25)
  sheet.putBefore(awning(sheet, -w * 0.04, [cloth, pale]) + awning(sheet, w * 0.7, [pale, cloth]))
  for (const [x, y, s] of [
    [0.18, 0.5, 9],
    [0.83, 0.46, 10],
    [0.29, 0.12, 6],
    [0.71, 0.1, 6],
  ] as const)
    sheet.putBefore(lantern(sheet, w * x, h * y, s))
  sheet.front(hills(sheet, h * 0.97, h * 0.05, 5))
}

function palace(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(arabTown(sheet, h * 0.74, h * 0.2).outline, far, { lit: 0.4 })
  sheet.mist(h * 0.7, 0.4)
  tunnel(sheet, 'horse', [
    { wide: 0.56, top: 0.12, colour: middle },
    { wide: 0.74, top: 0.02, colour: near },
  ])
  const screen = mix(middle, palette.glow, 0.15)
  sheet.put(lattice(sheet, 0, w * 0.11, screen) + lattice(sheet, w * 0.89, w * 0.11, screen))
  sheet.layer(floor(sheet, h * 0.86), near, { lit: 0.3 })
  const tiles = each(upTo(9), (i) => svg`M${w / 2 + (i - 4) * 26} ${h * 0.86}L${w / 2 + (i - 4) * 70} ${h}`)
  sheet.put(`<path d="${tiles}" stroke="${palette.glow}" stroke-width="1" opacity=".22"/>`)
  sheet.putBefore(lantern(sheet, w * 0.16, h * 0.26, 9) + lantern(sheet, w * 0.84, h * 0.26, 9))
  frame(sheet, 'ogee', 0.97, { top: -0.16, bottom: 0.95 })
}

/** A boat with a slanting sail. */
const dhow = (x: number, y: number, s: number, colour: string): string =>
  svg`<path d="M${x - s * 0.5} ${y}q${s * 0.5} ${s * 0.24} ${s} ${-s * 0.06}l${-s * 0.1} ${s * 0.2}q${-s * 0.4} ${s * 0.1} ${-s * 0.75} 0zM${x - s * 0.05} ${y}v${-s * 0.95}h${s * 0.035}v${s * 0.95}zM${x - s * 0.36} ${y - s * 0.1}Q${x + s * 0.3} ${y - s * 0.3} ${x + s * 0.34} ${y - s * 1.06}Q${x - s * 0.2} ${y - s * 0.6} ${x - s * 0.36} ${y - s * 0.1}z" fill="${colour}"/>`

function harbour(sheet: Sheet): void {
  const { width: w, height: h, palette, side } = sheet
  const [far, , near, nearest] = palette.layers
  const town = arabTown(sheet, h * 0.62, h * 0.16)
  sheet.layer(town.outline, far, { lit: 0.35 })
  sheet.windows(town.windows)
  sheet.mist(h * 0.6, 0.35)
  water(sheet, h * 0.62)
  sheet.put(
    dhow(w * (0.5 - side * 0.34), h * 0.7, h * 0.24, near) + dhow(w * (0.5 + side * 0.38), h * 0.78, h * 0.34, nearest),
  )
  sheet.layer(floor(sheet, h * 0.89), nearest, { lit: 0.15 })
  const posts = svg`M${w * 0.05} ${h}v${-h * 0.2}h9v${h * 0.2}zM${w * 0.92} ${h}v${-h * 0.24}h10v${h * 0.24}z`
  sheet.front(floor(sheet, h * 0.95) + posts)
}

function treasury(sheet: Sheet): void {
  const { width: w, height: h, palette, random, ground } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'ogee', [
    { wide: 0.42, top: 0.16, colour: far },
    { wide: 0.58, top: 0.08, colour: middle },
    { wide: 0.76, top: 0, colour: near },
  ])
  const coin = (s: number): string => {
    const out = random()
    const [x, y] = [w / 2 + s * w * (0.2 + out * 0.34), ground + 8 - out * h * 0.22 * random()]
    return svg`<ellipse cx="${x}" cy="${y}" rx="7" ry="3.6" fill="${mix(palette.accent, near, random() * 0.75)}" stroke="${palette.ink}" stroke-width=".8" stroke-opacity=".6"/>`
  }
  for (const s of [-1, 1]) sheet.put(each(upTo(46), () => coin(s)))
  sheet.layer(hills(sheet, h * 0.91, h * 0.04, 4), near, { lit: 0.5 })
  frame(sheet, 'ogee', 0.96, { top: -0.14, bottom: 0.95 })
}

function alley(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(arabTown(sheet, h * 0.6, h * 0.2).outline, far, { lit: 0.3 })
  sheet.mist(h * 0.6, 0.4)
  for (const s of [-1, 1])
    for (const [out, colour, top] of [
      [0.24, middle, 0.2],
      [0.37, near, 0.02],
    ] as const) {
      const x = w / 2 + s * w * out
      const edge = s < 0 ? -20 : w + 20
      sheet.layer(svg`M${edge} ${h * top}L${x} ${h * (top + 0.1)}L${x} ${h + 20}L${edge} ${h + 20}Z`, colour, {
        shift: [-s * 5, 2],
        lit: 0.2,
      })
      sheet.windows(svg`M${x + s * 22 - 8} ${h * (top + 0.34)}v-16q0-10 8-14q8 4 8 14v16z`)
    }
  for (const i of upTo(4))
    sheet.layer(
      svg`M${w * (0.26 - i * 0.05)} ${h * (0.74 + i * 0.06)}H${w * (0.74 + i * 0.05)}V${h + 20}H${w * (0.26 - i * 0.05)}Z`,
      mix(far, near, i / 4),
      { shadow: 0.2, lit: 0.3 },
    )
  sheet.mist(h * 0.8, 0.3)
  sheet.putBefore(
    svg`<path d="M0 ${h * 0.16}Q${w / 2} ${h * 0.34} ${w} ${h * 0.12}" fill="none" stroke="${palette.ink}" stroke-width="1.6"/>`,
  )
  sheet.putBefore(lantern(sheet, w * 0.2, h * 0.42, 10) + lantern(sheet, w * 0.82, h * 0.3, 7))
  sheet.front(svg`M-20 -20H${w * 0.07}L${w * 0.04} ${h + 20}H-20Z`, nearest)
  sheet.front(svg`M${w + 20} -20H${w * 0.95}L${w * 0.97} ${h + 20}H${w + 20}Z`, nearest)
}

function garden(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near] = palette.layers
  const town = arabTown(sheet, h * 0.64, h * 0.18)
  sheet.layer(town.outline, mix(far, palette.sky[1], 0.4), { lit: 0.4 })
  sheet.windows(town.windows)
  sheet.mist(h * 0.62, 0.35)
  const trees = each([0.06, 0.17, 0.29, 0.71, 0.83, 0.94], (x) =>
    cypress(w * x, h * 0.84, h * (0.36 + random() * 0.24)),
  )
  sheet.layer(trees, middle, { lit: 0.3 })
  sheet.layer(hills(sheet, h * 0.82, h * 0.05, 3), far, { lit: 0.35 })
  sheet.put(
    svg`<path d="M${w * 0.42} ${h * 0.81}H${w * 0.58}L${w * 0.8} ${h}H${w * 0.2}Z" fill="${mix(palette.glow, middle, 0.45)}" opacity=".8"/>`,
  )
  sheet.layer(hills(sheet, h * 0.94, h * 0.06, 5), near)
  const roses = each(
    upTo(16),
    () => svg`M${random() * w} ${h * (0.9 + random() * 0.1)}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
  )
  sheet.front(hills(sheet, h * 0.99, h * 0.06, 6))
  sheet.putBefore(`<path d="${roses}" fill="#d8584a" stroke="${palette.ink}" stroke-width="1"/>`)
  sheet.front(leaves(sheet, h * 0.06, 11))
}

function prison(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  tunnel(sheet, 'round', [
    { wide: 0.5, top: 0.1, bottom: 0.62, colour: far },
    { wide: 0.72, top: -0.04, colour: middle },
  ])
  const bars = each(upTo(7), (i) => svg`M${w / 2 + (i - 3) * h * 0.13 - 2.5} 0h5v${h * 0.62}h-5z`)
  sheet.put(`<path d="${bars}" fill="${nearest}" opacity=".85"/>`)
  sheet.put(masonry(sheet, middle))
  sheet.layer(floor(sheet, h * 0.84), near, { lit: 0.35 })
  const links = each([-1, 1], (s) =>
    each(upTo(7), (i) => svg`M${w / 2 + s * w * 0.4 + (i % 2 ? 3 : 0)} ${i * 15 - 6}a4 7.5 0 1 1 .1 0z`),
  )
  sheet.putBefore(`<path d="${links}" fill="none" stroke="${palette.ink}" stroke-width="3.2"/>`)
  sheet.front(hills(sheet, h, h * 0.04, 6))
}

function oasis(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(dunes(sheet, h * 0.6, h * 0.16), far, { lit: 0.4 })
  sheet.layer(dunes(sheet, h * 0.72, h * 0.1), middle)
  const palms = each([0.08, 0.2, 0.82, 0.93], (x, i) =>
    palm(w * x, h * 0.84, h * (0.4 + (i % 2) * 0.14), i < 2 ? 1 : -1),
  )
  sheet.put(`<path d="${palms}" fill="${nearest}"/>`)
  sheet.put(
    svg`<ellipse cx="${w / 2}" cy="${h * 0.83}" rx="${w * 0.42}" ry="${h * 0.09}" fill="${mix('#3fa0b0', palette.glow, 0.25)}" stroke="${nearest}" stroke-width="2"/>`,
  )
  sheet.put(
    svg`<path d="M${w * 0.3} ${h * 0.8}h${w * 0.16}M${w * 0.55} ${h * 0.84}h${w * 0.2}M${w * 0.22} ${h * 0.86}h${w * 0.12}" stroke="${palette.glow}" stroke-width="1.6" opacity=".7"/>`,
  )
  sheet.layer(hills(sheet, h * 0.92, h * 0.04, 4), near, { lit: 0.3 })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 6))
}

export const THIEF: Backdrops<'thief'> = {
  rooftops,
  desert,
  bazaar,
  palace,
  harbour,
  treasury,
  alley,
  garden,
  prison,
  oasis,
}
