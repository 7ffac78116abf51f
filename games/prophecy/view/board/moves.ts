import type { SeenAsk, SeenOption } from '@sablier/kernel'
import { type Means, readMove, type Table } from '@sablier/prophecy'
import type { IconName } from '@sablier/ui'

/** One way to a space, as the question offers it. */
export interface Way {
  readonly option: string
  readonly means: Means | 'stay' | 'teleport'
  readonly price: number
}

export const MEANS_SIGNS: Readonly<Record<Way['means'], IconName>> = {
  stay: 'hourglass',
  walk: 'walking-boot',
  boots: 'leather-boot',
  carpet: 'feather',
  horse: 'horse-head',
  boat: 'sailboat',
  gate: 'magic-portal',
  teleport: 'polar-star',
}

function wayOf({ id }: SeenOption, here: number): { to: number; way: Way } | null {
  if (id === 'stay') return { to: here, way: { option: id, means: 'stay', price: 0 } }
  const teleport = /^space\.(\d+)$/.exec(id)
  if (teleport) return { to: Number(teleport[1]), way: { option: id, means: 'teleport', price: 0 } }
  const move = readMove(id)
  return move && { to: move.to, way: { option: id, means: move.means, price: move.price } }
}

/** The ways that the open question offers, by the space they lead to, the cheapest first. */
export function waysOf(ask: SeenAsk | null, t: Table): ReadonlyMap<number, readonly Way[]> {
  const ways = new Map<number, Way[]>()
  if (ask?.text !== 'movement' && ask?.text !== 'teleport') return ways
  for (const option of ask.options) {
    const found = wayOf(option, t.track('position', ask.seat))
    if (found) ways.set(found.to, [...(ways.get(found.to) ?? []), found.way])
  }
  for (const list of ways.values()) list.sort((a, b) => a.price - b.price)
  return ways
}
