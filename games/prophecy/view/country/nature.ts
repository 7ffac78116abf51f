import { type Random, svg, upTo } from '@sablier/ui/scene'
import { INK, type Thing, type Tones } from './thing.ts'

const shadow = (x: number, y: number, s: number): string =>
  svg`<ellipse cx="${x + s * 0.12}" cy="${y}" rx="${s * 0.3}" ry="${s * 0.09}" fill="#0003"/>`

/** A fir with its sunny side to the left. */
export const fir = (x: number, y: number, s: number, [shade, light]: Tones): Thing => ({
  foot: y,
  drawn:
    shadow(x, y, s) +
    svg`<path d="M${x} ${y - s}L${x + s * 0.24} ${y - s * 0.55}H${x + s * 0.13}L${x + s * 0.33} ${y - s * 0.1}H${x - s * 0.33}L${x - s * 0.13} ${y - s * 0.55}H${x - s * 0.24}Z" fill="${shade}" stroke="${INK}" stroke-width=".8" stroke-linejoin="round"/>` +
    svg`<path d="M${x} ${y - s}L${x - s * 0.24} ${y - s * 0.55}H${x - s * 0.13}L${x - s * 0.33} ${y - s * 0.1}H${x - s * 0.08}Z" fill="${light}"/>`,
})

/** A leafy tree. */
export const oak = (x: number, y: number, s: number, [shade, light]: Tones): Thing => ({
  foot: y,
  drawn:
    shadow(x, y, s) +
    svg`<path d="M${x - s * 0.05} ${y}h${s * 0.1}v${-s * 0.3}h${-s * 0.1}z" fill="#5a3d26"/>` +
    svg`<path d="M${x - s * 0.32} ${y - s * 0.28}a${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.02} ${-s * 0.36}a${s * 0.28} ${s * 0.26} 0 0 1 ${s * 0.56} 0a${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.06} ${s * 0.36}z" fill="${shade}" stroke="${INK}" stroke-width=".8"/>` +
    svg`<path d="M${x - s * 0.3} ${y - s * 0.32}a${s * 0.2} ${s * 0.2} 0 0 1 ${s * 0.03} ${-s * 0.32}a${s * 0.26} ${s * 0.24} 0 0 1 ${s * 0.3} ${-s * 0.18}a${s * 0.6} ${s * 0.6} 0 0 0 ${-s * 0.1} ${s * 0.5}z" fill="${light}"/>`,
})

export const bush = (x: number, y: number, s: number, colour: string): Thing => ({
  foot: y,
  drawn: svg`<path d="M${x - s} ${y}a${s * 0.6} ${s * 0.6} 0 0 1 ${s * 0.8} ${-s * 0.5}a${s * 0.6} ${s * 0.6} 0 0 1 ${s * 1.1} ${s * 0.5}z" fill="${colour}" stroke="${INK}" stroke-width=".6"/>`,
})

const ROCKS: readonly Tones[] = [
  ['#84727a', '#d8c6b2'],
  ['#76667a', '#c8b4a6'],
  ['#6a5d74', '#b9a7a4'],
]

/** A mountain with snow; farther ones are bluer. */
export function peak(random: Random, x: number, y: number, size: { w: number; h: number; far: number }): Thing {
  const { w, h, far } = size
  const [shade, light] = ROCKS[far] as Tones
  const k = w / 2
  const top = x + (random() - 0.5) * w * 0.08
  const left = svg`M${x - k} ${y}L${x - k * 0.55} ${y - h * 0.42}L${x - k * 0.38} ${y - h * 0.5}L${top} ${y - h}`
  const right = svg`L${x + k * 0.3} ${y - h * 0.6}L${x + k * 0.52} ${y - h * 0.46}L${x + k} ${y}`
  const ridge = svg`L${top + w * 0.07} ${y - h * 0.66}L${top - w * 0.03} ${y - h * 0.4}L${top + w * 0.09} ${y}`
  const snow = svg`L${top + w * 0.05} ${y - h * 0.68}L${x + k * 0.16} ${y - h * 0.58}L${x + k * 0.24} ${y - h * 0.66}Z`
  return {
    foot: y,
    drawn:
      svg`<path d="${left}${right}Z" fill="${shade}"/><path d="${left}${ridge}Z" fill="${light}"/>` +
      svg`<path d="M${top} ${y - h}L${x - k * 0.3} ${y - h * 0.6}L${x - k * 0.16} ${y - h * 0.66}L${x - k * 0.05} ${y - h * 0.52}${snow}" fill="#fbf6ee"/>` +
      svg`<path d="M${top} ${y - h}${snow}" fill="#c9cbe0"/>` +
      svg`<path d="M${x + k * 0.4} ${y - h * 0.3}L${x + k * 0.55} ${y - 2}M${x + k * 0.2} ${y - h * 0.34}L${x + k * 0.3} ${y - 4}M${x + k * 0.62} ${y - h * 0.22}L${x + k * 0.75} ${y - 2}" stroke="${INK}" stroke-width=".8" opacity=".4"/>` +
      svg`<path d="${left}${right}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/>`,
  }
}

/** A ploughed field; it lies under everything else. */
export function field(
  random: Random,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
  [earth, furrow]: Tones,
): Thing {
  const slant = (random() - 0.5) * w * 0.3
  const furrows = upTo(5)
    .map((i) => svg`M${x + (w * (i + 1)) / 6 + slant} ${y - h}L${x + (w * (i + 1)) / 6} ${y}`)
    .join('')
  return {
    foot: y - 2000,
    drawn:
      svg`<path d="M${x} ${y}L${x + slant} ${y - h}L${x + w + slant} ${y - h * 1.06}L${x + w} ${y + 2}Z" fill="${earth}" stroke="#5a5a24" stroke-width=".7" stroke-opacity=".5"/>` +
      svg`<path d="${furrows}" stroke="${furrow}" stroke-width="1.5" opacity=".7"/>`,
  }
}

/** A stack of hay. */
export const haystack = (x: number, y: number, s: number): Thing => ({
  foot: y,
  drawn:
    svg`<path d="M${x - s} ${y}q0 ${-s * 1.6} ${s} ${-s * 1.8}q${s} ${s * 0.2} ${s} ${s * 1.8}z" fill="#e8c055" stroke="${INK}" stroke-width=".8"/>` +
    svg`<path d="M${x - s * 0.9} ${y - s * 0.5}q${s * 0.9} ${s * 0.5} ${s * 1.8} 0" stroke="#8a6420" fill="none" stroke-width=".8"/>`,
})

/** A crystal of the desert. */
export const crystal = (x: number, y: number, s: number, colour: string): Thing => ({
  foot: y,
  drawn:
    svg`<path d="M${x - s * 0.3} ${y}L${x - s * 0.36} ${y - s * 0.7}L${x} ${y - s * 1.3}L${x + s * 0.3} ${y - s * 0.6}L${x + s * 0.26} ${y}Z" fill="${colour}" stroke="${INK}" stroke-width=".9"/>` +
    svg`<path d="M${x} ${y - s * 1.3}L${x + s * 0.3} ${y - s * 0.6}L${x + s * 0.26} ${y}H${x}Z" fill="#0004"/>`,
})

/** A palm of the desert. */
export const palm = (x: number, y: number, tall: number, u: number): Thing => ({
  foot: y,
  drawn:
    svg`<path d="M${x} ${y}q${u * 0.04} ${-tall * 0.5} 0 ${-tall}" stroke="#6b4526" stroke-width="${u * 0.035}" fill="none"/>` +
    svg`<path d="M${x} ${y - tall}q${-u * 0.16} ${-u * 0.1} ${-u * 0.2} ${u * 0.06}q${u * 0.1} ${-u * 0.06} ${u * 0.2} ${-u * 0.06}q${u * 0.16} ${-u * 0.1} ${u * 0.2} ${u * 0.06}q${-u * 0.1} ${-u * 0.06} ${-u * 0.2} ${-u * 0.06}q${-u * 0.03} ${-u * 0.14} ${-u * 0.13} ${-u * 0.1}q${u * 0.08} ${u * 0.02} ${u * 0.13} ${u * 0.1}z" fill="#4f8a4c" stroke="${INK}" stroke-width=".7"/>`,
})

/** A dune with its shadow. */
export const dune = (x: number, y: number, w: number, u: number): Thing => ({
  foot: y - 1000,
  drawn:
    svg`<path d="M${x} ${y}q${w * 0.3} ${-u * 0.2} ${w * 0.55} ${-u * 0.12}q${w * 0.2} ${u * 0.06} ${w * 0.45} ${u * 0.14}z" fill="#f2cf92"/>` +
    svg`<path d="M${x + w * 0.5} ${y - u * 0.13}q${w * 0.2} ${u * 0.06} ${w * 0.5} ${u * 0.15}h${-w * 0.62}q${w * 0.14} ${-u * 0.04} ${w * 0.12} ${-u * 0.15}z" fill="#b8764e" opacity=".7"/>`,
})
