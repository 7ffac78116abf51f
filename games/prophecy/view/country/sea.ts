import { PORTS } from '@sablier/prophecy'
import { randomFrom, svg, upTo } from '@sablier/ui/scene'
import { patchOf, shoreOf } from './lay-out.ts'
import { INK } from './thing.ts'

type Spot = readonly [x: number, y: number]

/** The coast of the inner sea: a rounded rectangle that wavers. */
export function coast(width: number, height: number): string {
  const random = randomFrom('coast')
  const [left, right] = [width / 6 + 6, (width * 5) / 6 - 6]
  const [top, bottom] = [height / 6 + 6, (height * 5) / 6 - 6]
  const corner = Math.min(width, height) * 0.04
  const spots: Spot[] = []
  const side = (from: Spot, to: Spot, across: Spot) => {
    for (let i = 0; i <= 15; i++) {
      const t = i / 15
      const wave = (random() - 0.5) * 15 + Math.sin(t * 9 + from[0]) * 4
      spots.push([
        from[0] + (to[0] - from[0]) * t + across[0] * wave,
        from[1] + (to[1] - from[1]) * t + across[1] * wave,
      ])
    }
  }
  side([left + corner, top], [right - corner, top], [0, 1])
  side([right, top + corner], [right, bottom - corner], [1, 0])
  side([right - corner, bottom], [left + corner, bottom], [0, 1])
  side([left, bottom - corner], [left, top + corner], [1, 0])
  return smooth(spots)
}

/** A closed curve through the middles between spots. */
export function smooth(spots: readonly Spot[]): string {
  const between = (i: number): Spot => {
    const [p, q] = [spots[i % spots.length] as Spot, spots[(i + 1) % spots.length] as Spot]
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  }
  const [x, y] = between(spots.length - 1)
  return `${svg`M${x} ${y}`}${spots
    .map((p, i) => {
      const [mx, my] = between(i)
      return svg`Q${p[0]} ${p[1]} ${mx} ${my}`
    })
    .join('')}Z`
}

/** A jetty at every port. */
export function jetties(width: number, height: number, u: number): string {
  return PORTS.map((n) => {
    const { x, y, w, h } = patchOf(n, width, height)
    const shore = shoreOf(n)
    const diagonal = shore.x !== 0 && shore.y !== 0 ? 0.7 : 1
    const [dx, dy] = [shore.x * diagonal, shore.y * diagonal]
    const [cx, cy] = [x + w / 2 + (shore.x * (w + 8)) / 2, y + h / 2 + (shore.y * (h + 8)) / 2]
    const from = svg`M${cx - dx * u * 0.12} ${cy - dy * u * 0.12}`
    const to = svg`L${cx + dx * u * 0.2} ${cy + dy * u * 0.2}`
    return svg`<path d="${from}${to}" stroke="${INK}" stroke-width="9"/><path d="${from}${to}" stroke="#b08a58" stroke-width="6.5"/><path d="${from}${to}" stroke="#6b4a2a" stroke-width="6.5" stroke-dasharray="1 3"/>`
  }).join('')
}

/** The wind rose in the middle of the sea, with its rhumb lines. */
export function windRose(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2]
  const size = Math.min(width, height) * 0.2
  const spot = (angle: number, far: number) => svg`${x + Math.cos(angle) * far} ${y + Math.sin(angle) * far}`
  const rays = upTo(32)
    .map((i) => `${svg`M${x} ${y}`}L${spot((i * Math.PI) / 16, width)}`)
    .join('')
  const star = upTo(8)
    .map((i) => {
      const angle = (i * Math.PI) / 4 - Math.PI / 2
      const tip = spot(angle, size * (i % 2 ? 0.62 : 1))
      const half = (turn: number, colour: string) =>
        svg`<path d="M${x} ${y}L${spot(angle + turn, size * 0.22)}L${tip}Z" fill="${colour}"/>`
      return half(-Math.PI / 8, '#f3e2b0') + half(Math.PI / 8, '#1d4f66')
    })
    .join('')
  return svg`<path d="${rays}" stroke="#f3e2b0" stroke-width=".7" opacity=".16"/><g opacity=".4"><circle cx="${x}" cy="${y}" r="${size * 0.72}" fill="none" stroke="#f3e2b0" stroke-width="1.4"/>${star}</g>`
}

export function waves(width: number, height: number): string {
  const random = randomFrom('waves')
  const path = upTo(70)
    .map(() => {
      const s = 5 + random() * 7
      const [x, y] = [width * (0.19 + random() * 0.62), height * (0.19 + random() * 0.62)]
      return svg`M${x} ${y}q${s * 0.5} ${-s * 0.45} ${s} 0q${s * 0.5} ${-s * 0.45} ${s} 0`
    })
    .join('')
  return svg`<path d="${path}" fill="none" stroke="#d8f0ea" stroke-width="1.3" opacity=".55"/>`
}
