import { svg } from '../drawing/markup.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A lantern on a cord. */
export function lantern(sheet: Sheet, x: number, y: number, s: number): string {
  const { ink, accent } = sheet.palette
  return (
    svg`<path d="M${x} -5V${y - s}" stroke="${ink}" stroke-width="1.6"/>` +
    sheet.glow(x, y, s * 4.2, { opacity: 0.75, colour: accent }) +
    svg`<path d="M${x - s * 0.3} ${y - s}h${s * 0.6}l${s * 0.35} ${s * 0.55}q${s * 0.2} ${s * 0.9} ${-s * 0.45} ${s * 1.35}h${-s * 0.4}q${-s * 0.65} ${-s * 0.45} ${-s * 0.45} ${-s * 1.35}z" fill="${accent}" stroke="${ink}" stroke-width="1.8"/>` +
    svg`<path d="M${x} ${y - s * 0.4}v${s * 1.2}M${x - s * 0.6} ${y - s * 0.3}h${s * 1.2}" stroke="${ink}" stroke-width="1.2" opacity=".7"/>`
  )
}

/** A torch on a wall. */
export function torch(sheet: Sheet, x: number, y: number, s: number): string {
  const { ink, accent } = sheet.palette
  return (
    sheet.glow(x, y, s * 5, { opacity: 0.8, colour: accent }) +
    svg`<path d="M${x - s * 0.16} ${y + s * 0.5}h${s * 0.32}l${-s * 0.08} ${s * 2}h${-s * 0.16}z" fill="${ink}"/>` +
    svg`<path d="M${x - s * 0.4} ${y + s * 0.6}C${x - s} ${y - s * 0.3} ${x - s * 0.1} ${y - s * 0.5} ${x + s * 0.05} ${y - s * 1.5}C${x + s * 0.7} ${y - s * 0.6} ${x + s * 0.75} ${y + s * 0.2} ${x + s * 0.4} ${y + s * 0.6}z" fill="${accent}"/>` +
    svg`<path d="M${x - s * 0.18} ${y + s * 0.55}C${x - s * 0.4} ${y} ${x} ${y - s * 0.2} ${x + s * 0.04} ${y - s * 0.7}C${x + s * 0.4} ${y - s * 0.1} ${x + s * 0.3} ${y + s * 0.3} ${x + s * 0.16} ${y + s * 0.55}z" fill="#fffbe0"/>`
  )
}
