import { svg, upTo } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { closed } from './land.ts'

/** A skyline and its windows. */
export interface Town {
  readonly outline: string
  readonly windows: string
}
interface House {
  readonly outline: string
  readonly windows?: string
  readonly wide: number
}

/** An onion dome on a base of this width. */
const onion = (x: number, w: number, y: number, h: number): string =>
  svg`L${x} ${y}C${x - w * 0.22} ${y - h * 0.42} ${x + w * 0.34} ${y - h * 0.62} ${x + w * 0.5} ${y - h}C${x + w * 0.66} ${y - h * 0.62} ${x + w * 1.22} ${y - h * 0.42} ${x + w} ${y}`

/** Battlements along a roof. */
const crenels = (x: number, y: number, w: number, h: number): string =>
  upTo(4)
    .map((i) => {
      const a = x + (w * i) / 4
      return svg`L${a} ${y - h}L${a + w / 8} ${y - h}L${a + w / 8} ${y}L${a + w / 4} ${y}`
    })
    .join('')

const minaret = (x: number, y: number, u: number, top: number): House => {
  const m = u * 0.2
  const gallery = top - u * 1.1
  const outline = svg`L${x} ${y}L${x} ${gallery}L${x - m * 0.4} ${gallery}L${x - m * 0.4} ${gallery - u * 0.12}L${x + m * 0.1} ${gallery - u * 0.12}${onion(x + m * 0.1, m * 0.8, gallery - u * 0.3, u * 0.4)}L${x + m * 0.9} ${gallery - u * 0.12}L${x + m * 1.4} ${gallery - u * 0.12}L${x + m * 1.4} ${gallery}L${x + m} ${gallery}L${x + m} ${y}`
  return { outline, wide: m + u * 0.12 }
}

const domed = (x: number, top: number, w: number, { u, h }: { u: number; h: number }): House => ({
  outline: svg`L${x} ${top}L${x + w * 0.1} ${top}L${x + w * 0.1} ${top - u * 0.08}${onion(x + w * 0.14, w * 0.72, top - u * 0.1, w * 0.8)}L${x + w * 0.5} ${top - u * 0.1}L${x + w * 0.9} ${top - u * 0.1}L${x + w * 0.9} ${top}L${x + w} ${top}`,
  windows: svg`M${x + w * 0.38} ${top + h * 0.62}v${-h * 0.24}q0 ${-w * 0.13} ${w * 0.12} ${-w * 0.2}q${w * 0.12} ${w * 0.07} ${w * 0.12} ${w * 0.2}v${h * 0.24}z`,
  wide: w,
})

/** Domes, minarets and flat roofs. */
export function arabTown(sheet: Sheet, y: number, u: number): Town {
  const { random, width } = sheet
  let [outline, windows] = [svg`M-20 ${y}`, '']
  for (let x = -10 - random() * u; x < width + 10; ) {
    const kind = random()
    const w = u * (0.7 + random() * 0.9)
    const h = u * (0.25 + random() * 0.9)
    const top = y - h
    const flat = (): House => {
      const lit = [0, 1].filter(() => random() < 0.75)
      return {
        outline: svg`L${x} ${top}${crenels(x, top, w, u * 0.1)}`,
        windows: lit
          .map((i) => svg`M${x + w * (0.22 + i * 0.36)} ${top + h * 0.5}h${w * 0.13}v${h * 0.24}h${-w * 0.13}z`)
          .join(''),
        wide: w,
      }
    }
    const house = kind < 0.26 ? minaret(x, y, u, top) : kind < 0.6 ? domed(x, top, w, { u, h }) : flat()
    outline += house.outline
    windows += house.windows ?? ''
    x += house.wide
  }
  return { outline: closed(outline, sheet), windows }
}

/** A tower: with battlements, or with a pointed roof and a flag. */
function tower(x: number, y: number, u: number, { tall, flat }: { tall: number; flat: boolean }): House {
  const w = u * 0.34
  const top = y - tall
  const spire = svg`L${x - w * 0.16} ${top}L${x + w * 0.5} ${top - u * 0.62}L${x + w * 0.5} ${top - u * 0.8}L${x + w * 0.85} ${top - u * 0.72}L${x + w * 0.53} ${top - u * 0.66}L${x + w * 0.54} ${top - u * 0.6}L${x + w * 1.16} ${top}`
  const teeth = upTo(3)
    .map((i) => {
      const a = x - w * 0.1 + w * 0.4 * i
      return svg`L${a} ${top}L${a} ${top - u * 0.16}L${a + w * 0.24} ${top - u * 0.16}L${a + w * 0.24} ${top}`
    })
    .join('')
  return {
    outline: svg`L${x} ${top}${flat ? teeth : spire}L${x + w} ${top}L${x + w} ${y}`,
    windows: svg`M${x + w * 0.36} ${top + u * 0.36}v${-u * 0.12}q${w * 0.14} ${-u * 0.1} ${w * 0.28} 0v${u * 0.12}z`,
    wide: w,
  }
}

/** A gabled house with a chimney. */
const gabled = (x: number, top: number, w: number, h: number): House => ({
  outline: svg`L${x} ${top}L${x - w * 0.06} ${top}L${x + w * 0.5} ${top - w * 0.62}L${x + w * 0.72} ${top - w * 0.38}L${x + w * 0.72} ${top - w * 0.62}L${x + w * 0.84} ${top - w * 0.62}L${x + w * 0.84} ${top - w * 0.22}L${x + w * 1.06} ${top}L${x + w} ${top}`,
  windows: svg`M${x + w * 0.26} ${top + h * 0.36}h${w * 0.16}v${w * 0.18}h${-w * 0.16}zM${x + w * 0.58} ${top + h * 0.36}h${w * 0.16}v${w * 0.18}h${-w * 0.16}z`,
  wide: w,
})

/** Gables and towers; a castle if it is walled. */
export function gabledTown(sheet: Sheet, y: number, u: number, isWalled = false): Town {
  const { random, width } = sheet
  let [outline, windows] = [svg`M-20 ${y}`, '']
  for (let x = -10 - random() * u; x < width + 10; ) {
    const kind = random()
    const w = u * (0.5 + random() * 0.5)
    const h = u * (0.3 + random() * 0.55)
    const top = y - h
    const house =
      kind < (isWalled ? 0.5 : 0.25)
        ? tower(x, y, u, { tall: h + u * (0.6 + random() * 0.7), flat: isWalled && kind < 0.3 })
        : isWalled && kind < 0.8
          ? { outline: svg`L${x} ${top}${crenels(x, top, w, u * 0.12)}`, wide: w }
          : gabled(x, top, w, h)
    outline += house.outline
    windows += house.windows ?? ''
    x += house.wide
  }
  return { outline: closed(outline, sheet), windows }
}
