import { svg, upTo } from '@sablier/ui/scene'
import { INK, type Thing } from './thing.ts'

interface House {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly roof: string
  readonly wall?: string
}

/** A house with a gable, a window and a door. */
export function house({ x, y, w, h, roof, wall = '#f0e2c4' }: House): Thing {
  const ridge = y - h - w * 0.58
  return {
    foot: y,
    drawn:
      svg`<path d="M${x} ${y}v${-h}h${w}v${h}z" fill="${wall}" stroke="${INK}" stroke-width=".9"/>` +
      svg`<path d="M${x + w * 0.62} ${y}v${-h}h${w * 0.38}v${h}z" fill="#0002"/>` +
      svg`<path d="M${x - w * 0.1} ${y - h}L${x + w * 0.5} ${ridge}L${x + w * 1.1} ${y - h}Z" fill="${roof}" stroke="${INK}" stroke-linejoin="round"/>` +
      svg`<path d="M${x + w * 0.5} ${ridge}L${x + w * 1.1} ${y - h}H${x + w * 0.62}Z" fill="#0003"/>` +
      svg`<path d="M${x + w * 0.18} ${y - h * 0.72}h${w * 0.18}v${h * 0.3}h${-w * 0.18}zM${x + w * 0.58} ${y}v${-h * 0.55}h${w * 0.2}v${h * 0.55}z" fill="#4a2f1e"/>`,
  }
}

export interface Tower {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly wall?: string
  readonly dark?: string
  /** The colour of a pointed roof; without it the tower has battlements. */
  readonly cone?: string
  /** How steep the roof is. */
  readonly steep?: number
  readonly flag?: string
  /** The colour of its window. */
  readonly lit?: string
}

/** A tower with a pointed roof or battlements, perhaps with a flag. */
export function tower(spec: Tower): Thing {
  const { x, y, w, h, wall = '#d9cbb2', dark = '#9a8a7c', cone, steep = 1.3, flag, lit = '#3a2a24' } = spec
  const top = y - h
  const tip = cone ? top - w * steep : top
  const m = w / 5
  const merlons = upTo(3)
    .map((i) => svg`M${x - m * 0.5 + i * m * 2.3} ${top}v${-m * 1.1}h${m * 1.3}v${m * 1.1}z`)
    .join('')
  const roof = cone
    ? svg`<path d="M${x - w * 0.22} ${top}L${x + w / 2} ${tip}L${x + w * 1.22} ${top}Z" fill="${cone}" stroke="${INK}" stroke-linejoin="round"/><path d="M${x + w / 2} ${tip}L${x + w * 1.22} ${top}H${x + w * 0.6}Z" fill="#0003"/>`
    : svg`<path d="M${x - m * 0.5} ${top + m}V${top}H${x + w + m * 0.5}V${top + m}Z${merlons}" fill="${wall}" stroke="${INK}" stroke-width=".9"/>`
  const banner = flag
    ? svg`<path d="M${x + w / 2} ${tip}v${-w * 0.8}" stroke="${INK}" stroke-width="1.1"/><path d="M${x + w / 2} ${tip - w * 0.8}l${w * 0.7} ${w * 0.2}l${-w * 0.7} ${w * 0.22}z" fill="${flag}" stroke="${INK}" stroke-width=".7"/>`
    : ''
  return {
    foot: y,
    drawn:
      svg`<path d="M${x} ${y}V${top}H${x + w}V${y}Z" fill="${wall}" stroke="${INK}"/><path d="M${x + w * 0.6} ${y}V${top}H${x + w}V${y}Z" fill="${dark}"/>` +
      roof +
      svg`<path d="M${x + w * 0.38} ${y - h * 0.72}h${w * 0.2}v${Math.min(h * 0.16, w * 0.5)}h${-w * 0.2}z" fill="${lit}"/>` +
      banner,
  }
}

/** A tent with an open front. */
export const tent = (x: number, y: number, size: number, [light, shade]: readonly [string, string]): Thing => {
  const h = size * 0.94
  return {
    foot: y,
    drawn:
      svg`<path d="M${x - size / 2} ${y}L${x} ${y - h}L${x + size / 2} ${y}Z" fill="${light}" stroke="${INK}" stroke-linejoin="round"/>` +
      svg`<path d="M${x} ${y - h}L${x + size / 2} ${y}H${x + size * 0.12}Z" fill="${shade}"/>` +
      svg`<path d="M${x - size * 0.12} ${y}L${x - size * 0.02} ${y - h * 0.6}L${x + size * 0.1} ${y}Z" fill="#2a1a14"/>` +
      svg`<path d="M${x} ${y - h}l${-size * 0.06} ${-h * 0.14}m${size * 0.06} ${h * 0.14}l${size * 0.06} ${-h * 0.14}" stroke="${INK}"/>`,
  }
}

/** A windmill. */
export const mill = (x: number, y: number, s: number): Thing => ({
  foot: y,
  drawn:
    svg`<path d="M${x - s * 0.3} ${y}L${x - s * 0.2} ${y - s}h${s * 0.4}L${x + s * 0.3} ${y}Z" fill="#f0e2c4" stroke="${INK}"/>` +
    svg`<path d="M${x} ${y}L${x + s * 0.04} ${y - s}h${s * 0.16}L${x + s * 0.3} ${y}Z" fill="#0002"/>` +
    svg`<path d="M${x - s * 0.28} ${y - s}L${x} ${y - s * 1.35}L${x + s * 0.28} ${y - s}Z" fill="#9a4a34" stroke="${INK}"/>` +
    svg`<g transform="translate(${x} ${y - s * 1.02}) rotate(22)" fill="#fbf3dc" stroke="${INK}" stroke-width=".7"><path d="M0 0L${-s * 0.1} ${-s * 0.75}h${s * 0.2}zM0 0L${s * 0.75} ${-s * 0.1}v${s * 0.2}zM0 0L${s * 0.1} ${s * 0.75}h${-s * 0.2}zM0 0L${-s * 0.75} ${s * 0.1}v${-s * 0.2}z"/></g>`,
})

/** A boat under sail. */
export const ship = (x: number, y: number, s: number): string =>
  svg`<g transform="translate(${x} ${y}) scale(${-s / 60} ${s / 60})"><path d="M-34 22Q0 30 36 18" stroke="#dff1ee" stroke-width="3" fill="none" opacity=".6"/><path d="M-26 8H28L20 22H-18Z" fill="#7a4a28" stroke="${INK}" stroke-width="2"/><path d="M-26 8H28L26 12H-24Z" fill="#b07a44"/><path d="M0 8V-38" stroke="${INK}" stroke-width="2.4"/><path d="M2 -34Q26 -22 24 2H2Z" fill="#f6ead0" stroke="${INK}" stroke-width="2"/><path d="M-2 -30Q-20 -18 -20 2H-2Z" fill="#e4d2a8" stroke="${INK}" stroke-width="2"/><path d="M0 -38l12 4l-12 5z" fill="#c8372f" stroke="${INK}"/></g>`
