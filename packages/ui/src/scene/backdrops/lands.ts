import { mix } from '../drawing/colour.ts'
import { each, lines, svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { tunnel } from '../shapes/arches.ts'
import { bookcase, water } from '../shapes/furnishings.ts'
import { floor, hills, peaks } from '../shapes/land.ts'
import { gabledTown } from '../shapes/towns.ts'
import { bareTree, crowns } from '../shapes/trees.ts'
import type { Backdrops } from './backdrop.ts'

/** A flag on a pole at the edge of the picture. */
function flag({ width: w, height: h, palette }: Sheet, x: number): string {
  const s = x < 0.5 ? 1 : -1
  return (
    svg`<path d="M${w * x - 2} ${h}V${h * 0.16}h4V${h}z" fill="${palette.ink}"/>` +
    svg`<path d="M${w * x + 2} ${h * 0.18}h${s * 46}l${-s * 10} 22 ${s * 10} 22h${-s * 46}z" fill="${palette.layers[3]}" stroke="${palette.accent}" stroke-width="2.4"/>` +
    svg`<circle cx="${w * x + s * 20}" cy="${h * 0.18 + 22}" r="7" fill="${palette.accent}"/>`
  )
}

function kingdom(sheet: Sheet): void {
  const { height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  sheet.layer(hills(sheet, h * 0.6, h * 0.16), far, { lit: 0.3 })
  const castle = gabledTown(sheet, h * 0.74, h * 0.3, true)
  sheet.layer(castle.outline, mix(middle, near, 0.35), { lit: 0.06, dark: 0.3 })
  sheet.windows(castle.windows)
  sheet.layer(hills(sheet, h * 0.84, h * 0.1), near)
  sheet.layer(hills(sheet, h * 0.93, h * 0.06), near, { lit: 0.3 })
  sheet.putBefore(flag(sheet, 0.08) + flag(sheet, 0.92))
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 6))
}

/** A cog with a square sail. */
const cog = (
  x: number,
  y: number,
  s: number,
  { ink, glow, hull }: { ink: string; glow: string; hull: string },
): string =>
  svg`<path d="M${x} ${y}v${-s}h3v${s}z" fill="${ink}"/>` +
  svg`<path d="M${x - s * 0.34} ${y - s * 0.86}q${s * 0.5} ${s * 0.3} 0 ${s * 0.62}h${s * 0.7}q${s * 0.3} ${-s * 0.3} 0 ${-s * 0.62}z" fill="${glow}" stroke="${hull}" stroke-width="2"/>` +
  svg`<path d="M${x - s * 0.55} ${y - s * 0.12}h${s * 1.2}q${-s * 0.1} ${s * 0.34} ${-s * 0.3} ${s * 0.34}h${-s * 0.6}q${-s * 0.2} 0 ${-s * 0.3} ${-s * 0.34}z" fill="${hull}"/>`

function commerce(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, hull] = palette.layers
  const town = gabledTown(sheet, h * 0.64, h * 0.2)
  sheet.layer(hills(sheet, h * 0.58, h * 0.14), far, { lit: 0.4 })
  sheet.layer(town.outline, mix(middle, '#c9622f', 0.55))
  sheet.windows(town.windows)
  water(sheet, h * 0.64)
  const { ink, glow } = palette
  sheet.put(
    cog(w * 0.16, h * 0.75, h * 0.36, { ink, glow, hull }) + cog(w * 0.85, h * 0.7, h * 0.26, { ink, glow, hull }),
  )
  sheet.layer(hills(sheet, h * 0.92, h * 0.05, 3), near, { lit: 0.3 })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 5))
}

/** Tombstones and crosses in a row. */
export function tombs({ width: w, height: h, random }: Sheet, places: readonly number[]): string {
  return each(places, (place) => {
    const [x, y, s] = [w * place, h * (0.93 + random() * 0.04), h * (0.1 + random() * 0.06)]
    return random() < 0.5
      ? svg`M${x - s * 0.32} ${y}v${-s * 0.7}a${s * 0.32} ${s * 0.32} 0 0 1 ${s * 0.64} 0v${s * 0.7}z`
      : svg`M${x - s * 0.1} ${y}v${-s * 0.7}h${-s * 0.24}v${-s * 0.18}h${s * 0.24}v${-s * 0.26}h${s * 0.2}v${s * 0.26}h${s * 0.24}v${s * 0.18}h${-s * 0.24}v${s * 0.7}z`
  })
}

function necromancy(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(hills(sheet, h * 0.62, h * 0.2), far, { lit: 0.25 })
  sheet.mist(h * 0.64, 0.4)
  sheet.layer(hills(sheet, h * 0.78, h * 0.14), middle)
  const trees =
    bareTree(random, w * 0.14, h * 0.84, { tall: h * 0.62, lean: 0.12 }) +
    bareTree(random, w * 0.88, h * 0.82, { tall: h * 0.54, lean: -0.14 })
  sheet.put(`<path d="${trees}" fill="${nearest}"/>`)
  sheet.mist(h * 0.8, 0.28)
  sheet.layer(hills(sheet, h * 0.92, h * 0.06, 4), near)
  sheet.front(tombs(sheet, [0.06, 0.2, 0.3, 0.7, 0.8, 0.94]), nearest, { lit: 0.3, dark: 0.42, edge: 0.3 })
  sheet.front(hills(sheet, h * 0.98, h * 0.05, 6))
}

/** A floating island with a tower. */
function island(sheet: Sheet, x: number, y: number, s: number): void {
  const { palette } = sheet
  const [colour] = palette.layers
  sheet.layer(
    svg`M${x - s} ${y}q${s * 0.5} ${-s * 0.22} ${s} ${-s * 0.12}t${s} ${s * 0.1}q${-s * 0.3} ${s * 0.3} ${-s * 0.6} ${s * 0.42}l${-s * 0.3} ${s * 0.5}l${-s * 0.3} ${-s * 0.4}q${-s * 0.5} ${-s * 0.1} ${-s * 0.8} ${-s * 0.5}z`,
    colour,
    { lit: 0.4 },
  )
  sheet.layer(
    svg`M${x - s * 0.1} ${y - s * 0.1}v${-s * 0.62}h${-s * 0.06}l${s * 0.2} ${-s * 0.5} ${s * 0.2} ${s * 0.5}h${-s * 0.06}v${s * 0.62}z`,
    mix(colour, palette.ink, 0.2),
  )
}

function magic(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [, middle, near] = palette.layers
  island(sheet, w * 0.16, h * 0.38, h * 0.17)
  island(sheet, w * 0.86, h * 0.3, h * 0.14)
  sheet.layer(peaks(sheet, h * 0.82, h * 0.3, 6).ridge, middle)
  const streams = each(
    upTo(3),
    (i) =>
      svg`M-10 ${h * (0.6 + i * 0.05)}C${w * 0.3} ${h * (0.4 + i * 0.06)} ${w * 0.6} ${h * (0.8 - i * 0.03)} ${w + 10} ${h * (0.5 + i * 0.06)}`,
  )
  sheet.put(`<path d="${streams}" fill="none" stroke="${palette.accent}" stroke-width="2" opacity=".6"/>`)
  sheet.layer(hills(sheet, h * 0.92, h * 0.08, 4), near)
  const crystals = each([0.05, 0.12, 0.9, 0.97, 0.82], (place) => {
    const [s, x] = [h * (0.1 + random() * 0.12), w * place]
    return `${lines([x - s * 0.24, h], [x - s * 0.3, h - s * 0.8], [x, h - s * 1.35], [x + s * 0.26, h - s * 0.7], [x + s * 0.2, h])}Z`
  })
  sheet.front(crystals, mix(near, palette.accent, 0.2), { lit: 0.5 })
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 6))
}

function scriptorium(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near] = palette.layers
  tunnel(sheet, 'gothic', [
    { wide: 0.4, top: 0.1, colour: far },
    { wide: 0.62, top: -0.02, colour: middle },
  ])
  bookcase(sheet, w * 0.02)
  bookcase(sheet, w * 0.82)
  sheet.layer(floor(sheet, h * 0.86), near, { lit: 0.35 })
  sheet.front(floor(sheet, h * 0.95))
}

function heraldry(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  sheet.put(svg`<path d="M${w / 2} -10H${w + 10}V${h + 10}H${w / 2}z" fill="${palette.sky[0]}" opacity=".55"/>`)
  const shield = (x: number, y: number, s: number, [left, right]: readonly [string, string]): void => {
    const half = svg`${s * 0.5}v${s * 0.55}q0 ${s * 0.45} ${-s * 0.5} ${s * 0.68}`
    const whole = svg`M${x - s * 0.5} ${y}h${s * 0.5}h${half}q${-s * 0.5} ${-s * 0.23} ${-s * 0.5} ${-s * 0.68}z`
    sheet.put(`<path d="${whole}" transform="translate(3 5)" fill="${palette.ink}" opacity=".4"/>`)
    sheet.put(`<path d="${whole}" fill="${left}" stroke="${palette.accent}" stroke-width="3"/>`)
    sheet.put(svg`<path d="M${x} ${y}h${half}z" fill="${right}"/>`)
  }
  shield(w * 0.14, h * 0.16, h * 0.28, ['#24478f', '#f0e2b8'])
  shield(w * 0.86, h * 0.16, h * 0.28, ['#2f7058', '#e8b048'])
  shield(w * 0.14, h * 0.56, h * 0.24, ['#3b2b60', '#8fb05c'])
  shield(w * 0.86, h * 0.56, h * 0.24, ['#8a347f', '#f5c0d0'])
  sheet.layer(hills(sheet, h * 0.9, h * 0.06, 3), palette.layers[2])
  sheet.front(hills(sheet, h * 0.98, h * 0.05, 5))
}

function battlefield(sheet: Sheet): void {
  const { width: w, height: h, palette, random } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(hills(sheet, h * 0.62, h * 0.16), far, { lit: 0.35 })
  const pikes = each(upTo(22), (i) => {
    const long = h * (0.2 + random() * 0.14)
    return svg`M${(w * i) / 21} ${h * (0.72 + random() * 0.04)}l${(random() - 0.5) * 16} ${-long}l2 0l1 ${long}z`
  })
  sheet.put(`<path d="${pikes}" fill="${near}"/>`)
  for (const x of [0.12, 0.3, 0.74, 0.9]) {
    const y = h * (0.4 + random() * 0.08)
    sheet.put(svg`<path d="M${w * x} ${h * 0.76}V${y}h3V${h * 0.76}z" fill="${nearest}"/>`)
    sheet.put(
      svg`<path d="M${w * x + 3} ${y}q16 5 30 0v22q-16 6-30 0z" fill="${random() < 0.5 ? palette.accent : '#2c4f96'}" stroke="${palette.ink}"/>`,
    )
  }
  sheet.layer(hills(sheet, h * 0.76, h * 0.1), middle)
  sheet.layer(hills(sheet, h * 0.9, h * 0.08), near)
  sheet.front(hills(sheet, h * 0.99, h * 0.05, 6))
}

function countryside(sheet: Sheet): void {
  const { width: w, height: h, palette } = sheet
  const [far, middle, near, nearest] = palette.layers
  sheet.layer(hills(sheet, h * 0.58, h * 0.16), far, { lit: 0.4 })
  sheet.layer(crowns(sheet, h * 0.7, h * 0.16), mix(middle, near, 0.5))
  sheet.layer(hills(sheet, h * 0.76, h * 0.08), mix(far, '#e8c860', 0.5), { lit: 0.4 })
  const rows = each(upTo(14), (i) => svg`M${w / 2 + (i - 6.5) * 16} ${h * 0.76}L${w / 2 + (i - 6.5) * 52} ${h * 0.92}`)
  sheet.put(`<path d="${rows}" stroke="${near}" stroke-width="1.4" opacity=".5"/>`)
  sheet.layer(hills(sheet, h * 0.92, h * 0.06, 3), near, { lit: 0.3 })
  const fence = each(upTo(12), (i) => svg`M${(w * i) / 11 - 3} ${h * 1.02}v${-h * 0.12}l3-4 3 4v${h * 0.12}z`)
  sheet.front(`${fence}${svg`M-20 ${h * 0.95}H${w + 20}v4H-20z`}`, nearest)
}

export const LANDS: Backdrops<'lands'> = {
  kingdom,
  commerce,
  necromancy,
  magic,
  scriptorium,
  heraldry,
  battlefield,
  countryside,
}
