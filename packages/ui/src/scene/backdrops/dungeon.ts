import { mix } from '../drawing/colour.ts'
import { each, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { beams } from '../drawing/sky.ts'
import { frame, tunnel } from '../shapes/arches.ts'
import { goods, masonry, sign } from '../shapes/furnishings.ts'
import { lantern, torch } from '../shapes/lamps.ts'
import { floor, hills, rocks, stalactites } from '../shapes/land.ts'
import { bareTree } from '../shapes/trees.ts'
import type { Backdrops } from './backdrop.ts'
import { tombs } from './lands.ts'

function vault(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'round', [
    { wide: 0.26, top: 0.3, colour: far, bottom: 0.78 },
    { wide: 0.42, top: 0.2, colour: middle, bottom: 0.84 },
    { wide: 0.62, top: 0.08, colour: near },
  ])
  sheet.layer(floor(sheet, h * 0.84), near, { lit: 0.25 })
  sheet.put(torch(sheet, w * 0.14, h * 0.4, 11) + torch(sheet, w * 0.86, h * 0.4, 11))
  const stones = each([-1, 1], (s) =>
    each(
      upTo(6),
      (i) => svg`M${w / 2 + s * w * (0.4 + (i % 2) * 0.05)} ${h * (0.06 + i * 0.14)}h${18 + random() * 10}v12h-24z`,
    ),
  )
  sheet.putBefore(`<path d="${stones}" fill="${middle}" opacity=".25"/>`)
  frame(sheet, 'round', 0.95, { top: -0.22, bottom: 0.95 })
}

function crypt(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'gothic', [
    { wide: 0.3, top: 0.12, colour: far, bottom: 0.8 },
    { wide: 0.56, top: 0.02, colour: middle },
  ])
  for (const s of [-1, 1])
    for (const i of upTo(3)) {
      const [x, y] = [w / 2 + s * w * 0.37, h * (0.12 + i * 0.24)]
      sheet.put(
        svg`<path d="M${x - 26} ${y + 40}v-22a26 22 0 0 1 52 0v22z" fill="${palette.ink}" stroke="${mix(middle, palette.glow, 0.3)}" stroke-width="1.5"/>`,
      )
      sheet.put(sign(sheet, 'skull-crossed-bones', [x, y + 26], { size: 24, colour: mix(far, palette.glow, 0.25) }))
    }
  sheet.mist(h * 0.8, 0.35)
  sheet.layer(hills(sheet, h * 0.88, h * 0.03, 3), near, { lit: 0.3 })
  sheet.front(rocks(sheet, h * 0.98, h * 0.1))
  frame(sheet, 'gothic', 1, { top: -0.25 })
}

function cave(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(stalactites(sheet, h * 0.06, h * 0.26, 13), far)
  sheet.layer(rocks(sheet, h * 0.78, h * 0.34, 8), far, { lit: 0.35 })
  sheet.mist(h * 0.7, 0.3)
  sheet.layer(stalactites(sheet, h * 0.02, h * 0.3, 9), middle, { shift: [0, 5] })
  sheet.layer(rocks(sheet, h * 0.86, h * 0.36, 6), middle)
  sheet.layer(rocks(sheet, h * 0.93, h * 0.2, 7), near)
  const { accent, ink } = palette
  for (const x of [w * 0.1, w * 0.16, w * 0.88])
    sheet.putBefore(
      sheet.glow(x, h * 0.86, 26, { opacity: 0.7, colour: accent }) +
        svg`<path d="M${x - 3} ${h * 0.95}v-20h6v20zM${x - 13} ${h * 0.89}q13-22 26 0z" fill="${accent}" stroke="${ink}" stroke-width="1.4"/>`,
    )
  sheet.front(stalactites(sheet, -h * 0.06, h * 0.34, 6), sheet.frontColour, { shift: [0, 5] })
  sheet.front(rocks(sheet, h, h * 0.16, 6))
}

function lair(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(rocks(sheet, h * 0.72, h * 0.6, 7), far, { lit: 0.45 })
  sheet.put(beams(sheet, { count: 9, length: h * 1.1, opacity: 0.5, wide: 0.4 }))
  sheet.layer(rocks(sheet, h * 0.84, h * 0.44, 6), middle, { lit: 0.4 })
  const embers = each(
    upTo(7),
    () =>
      svg`M${w * (0.05 + random() * 0.9)} ${h * (0.86 + random() * 0.04)}q14 8 ${30 + random() * 30} 2q-8 8-20 9q-14 2-10-11z`,
  )
  sheet.put(`<path d="${embers}" fill="${palette.accent}" opacity=".9"/>`)
  for (const s of [-1, 1])
    for (const i of upTo(4)) {
      const x = w / 2 + s * w * 0.36 + s * i * 13
      sheet.put(
        svg`<path d="M${x} ${h * 0.9}q${-s * 26} ${-h * (0.3 - i * 0.03)} ${-s * (10 - i * 3)} ${-h * (0.42 - i * 0.05)}q${s * 4} ${h * 0.2} ${s * 20} ${h * 0.42}z" fill="${mix(palette.glow, near, 0.45)}" stroke="${palette.ink}" stroke-width="1.4"/>`,
      )
    }
  sheet.layer(rocks(sheet, h * 0.96, h * 0.14, 8), near)
  sheet.front(stalactites(sheet, -h * 0.04, h * 0.3, 8), sheet.frontColour, { shift: [0, 5] })
  sheet.front(rocks(sheet, h * 1.02, h * 0.14, 7))
}

function gate(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  tunnel(sheet, 'gothic', [
    { wide: 0.46, top: 0.08, colour: far },
    { wide: 0.6, top: 0, colour: middle },
  ])
  const bars = each(
    upTo(7),
    (i) => svg`M${w / 2 + (i - 3) * w * 0.062 - 2.5} -10h5V${h * 0.3 - Math.abs(i - 3) * 4}l-2.5 11-2.5-11z`,
  )
  const rails = each([0.08, 0.2], (y) => svg`M${w * 0.26} ${h * y}h${w * 0.48}v5h${-w * 0.48}z`)
  sheet.put(`<path d="${bars}${rails}" fill="${nearest}"/>`)
  sheet.put(masonry(sheet, middle))
  sheet.layer(floor(sheet, h * 0.86), near, { lit: 0.35 })
  sheet.put(torch(sheet, w * 0.13, h * 0.38, 11) + torch(sheet, w * 0.87, h * 0.38, 11))
  const links = each([-1, 1], (s) =>
    each(upTo(9), (i) => svg`M${w / 2 + s * w * 0.44 + (i % 2 ? 3 : 0)} ${i * 15 - 6}a4 7.5 0 1 1 .1 0z`),
  )
  sheet.putBefore(`<path d="${links}" fill="none" stroke="${palette.ink}" stroke-width="3.2"/>`)
  sheet.front(rocks(sheet, h, h * 0.1))
}

/** A row of people who watch, some with an arm raised. */
function crowd({ width: w, height: h, random }: Sheet, y: number, row: number): string {
  const count = 22 - row * 4
  const s = 4.5 + row * 1.6
  return each(upTo(count + 1), (i) => {
    const x = (w * i) / count + (random() - 0.5) * 7
    const out = (x / w) * 2 - 1
    const top = y + h * 0.065 * (1 - out * out)
    const arm = random() < 0.22 ? svg`M${x + s} ${top}l4 ${-s * 2.4} 2 1-3 ${s * 2.4}z` : ''
    return svg`M${x - s} ${top + 3}a${s} ${s} 0 1 1 ${s * 2} 0z${arm}`
  })
}

function arena(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle] = palette.layers
  for (const row of upTo(3)) {
    const y = h * (0.4 + row * 0.11)
    const colour = palette.layers[row] ?? far
    sheet.put(`<path d="${crowd(sheet, y, row)}" fill="${mix(colour, palette.ink, 0.5)}"/>`)
    sheet.layer(svg`M-20 ${y}Q${w / 2} ${y + h * 0.13} ${w + 20} ${y}V${h + 20}H-20Z`, colour, { lit: 0.2 })
  }
  const sand = svg`M-20 ${h * 0.84}Q${w / 2} ${h * 0.78} ${w + 20} ${h * 0.84}V${h + 20}H-20Z`
  sheet.layer(sand, mix(palette.glow, far, 0.45), { lit: 0.4, dark: 0.2 })
  for (const x of [w * 0.1, w * 0.9])
    sheet.putBefore(
      svg`<path d="M${x - 2} ${h}V0h4V${h}z" fill="${palette.ink}"/>` +
        svg`<path d="M${x - 20} ${h * 0.06}h40v${h * 0.34}l-20-18-20 18z" fill="${middle}" stroke="${palette.accent}" stroke-width="2"/>` +
        sign(sheet, 'crossed-swords', [x, h * 0.2], { size: 26, colour: palette.accent }),
    )
  sheet.front(hills(sheet, h, h * 0.05, 6))
}

function shop(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'round', [
    { wide: 0.5, top: 0.1, colour: far, bottom: 0.8 },
    { wide: 0.72, top: 0, colour: middle },
  ])
  goods(sheet, w * 0.02)
  goods(sheet, w * 0.8)
  sheet.layer(floor(sheet, h * 0.86), near, { lit: 0.4 })
  const boards = each(upTo(7), (i) => svg`M${(w * i) / 6} ${h * 0.86}v${h * 0.1}`)
  sheet.put(`<path d="${boards}" stroke="${palette.ink}" opacity=".4" stroke-width="1.6"/>`)
  sheet.putBefore(lantern(sheet, w * 0.28, h * 0.22, 10) + lantern(sheet, w * 0.72, h * 0.22, 10))
  sheet.front(svg`M-20 -20H${w + 20}V${h * 0.045}H-20Z`)
  sheet.front(floor(sheet, h * 0.95))
}

function temple(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'round', [{ wide: 0.36, top: 0.16, colour: far, bottom: 0.8 }])
  for (const s of [-1, 1])
    for (const [out, colour, k] of [
      [0.22, far, 22],
      [0.32, middle, 30],
      [0.45, near, 40],
    ] as const) {
      const x = w / 2 + s * w * out
      sheet.layer(
        svg`M${x - k / 2} ${h}V${h * 0.12}h${-k * 0.2}v${-h * 0.05}h${-k * 0.15}V-20h${k * 1.7}V${h * 0.07}h${-k * 0.15}v${h * 0.05}h${-k * 0.2}V${h}z`,
        colour,
        { lit: 0.3 },
      )
      sheet.put(
        svg`<path d="M${x - k * 0.2} ${h * 0.14}V${h}M${x + k * 0.1} ${h * 0.14}V${h}" stroke="${palette.ink}" opacity=".25" stroke-width="2.4"/>`,
      )
    }
  for (const i of upTo(3))
    sheet.layer(
      svg`M${w * (0.3 - i * 0.1)} ${h * (0.8 + i * 0.05)}H${w * (0.7 + i * 0.1)}V${h + 20}H${w * (0.3 - i * 0.1)}Z`,
      mix(far, near, i / 2),
      { lit: 0.35, shadow: 0.25 },
    )
  sheet.front(hills(sheet, h, h * 0.04, 5))
}

function graveyard(sheet: Sheet): void {
  const { width: w, height: h, palette, random, side } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(hills(sheet, h * 0.66, h * 0.16), far, { lit: 0.3 })
  const chapel = w * (0.5 + side * 0.33)
  sheet.layer(
    svg`M${chapel - 26} ${h * 0.8}v${-h * 0.26}l26-28 26 28v${h * 0.26}zM${chapel - 6} ${h * 0.34}v-18h-8v-5h8v-8h5v8h8v5h-8v18z`,
    middle,
    { lit: 0.2 },
  )
  sheet.windows(svg`M${chapel - 7} ${h * 0.72}v-16q7-12 14 0v16z`, 0.85)
  sheet.mist(h * 0.72, 0.4)
  const tree = bareTree(random, w * (0.5 - side * 0.38), h * 0.9, { tall: h * 0.72, lean: side * 0.12 })
  sheet.put(`<path d="${tree}" fill="${nearest}"/>`)
  sheet.layer(hills(sheet, h * 0.88, h * 0.07, 4), near, { lit: 0.3 })
  const spikes = each(upTo(20), (i) => svg`M${(w * i) / 19 - 2} ${h * 1.02}v${-h * 0.15}l2-7 2 7v${h * 0.15}z`)
  sheet.front(tombs(sheet, [0.1, 0.24, 0.78, 0.9]), nearest, { lit: 0.35, dark: 0.3 })
  sheet.front(`${spikes}${svg`M-20 ${h * 0.93}H${w + 20}v3H-20z`}`)
}

function catacomb(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'round', [
    { wide: 0.34, top: 0.2, colour: far, bottom: 0.8 },
    { wide: 0.6, top: 0.06, colour: middle },
  ])
  for (const s of [-1, 1])
    for (const row of upTo(4))
      for (const i of upTo(3)) {
        const at = [w / 2 + s * (w * 0.34 + i * h * 0.13), h * (0.16 + row * 0.18)] as const
        sheet.put(
          sign(sheet, 'death-skull', at, {
            size: h * 0.12,
            colour: mix(far, palette.glow, 0.2 + ((row + i) % 2) * 0.18),
          }),
        )
      }
  sheet.put(
    each(
      upTo(4),
      (i) =>
        svg`<path d="M0 ${h * (0.245 + i * 0.18)}H${w * 0.17}M${w * 0.83} ${h * (0.245 + i * 0.18)}H${w}" stroke="${palette.ink}" stroke-width="4"/>`,
    ),
  )
  sheet.layer(floor(sheet, h * 0.85), near, { lit: 0.35 })
  sheet.put(torch(sheet, w * 0.26, h * 0.42, 9) + torch(sheet, w * 0.74, h * 0.42, 9))
  sheet.front(rocks(sheet, h, h * 0.12, 8))
}

export const DUNGEON: Backdrops<'dungeon'> = {
  vault,
  crypt,
  cave,
  lair,
  gate,
  arena,
  shop,
  temple,
  graveyard,
  catacomb,
}
