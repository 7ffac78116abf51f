import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Ask, Choice, Piece } from '@sablier/kernel'
import { gainOfObject, spoilWorth } from './worth.ts'

const MANY = 12
const LOOKED_AT = 6

/** Where there are many answers: the most useful of many objects and spoils. */
export function suggest(t: Table, ask: Ask): readonly Choice[] {
  if (ask.kind !== 'pick' || ask.itemKind !== 'piece' || ask.items.length <= MANY) return []
  const worth = (piece: Piece): number => {
    const card = t.card(piece)
    return card.kind === 'monster' ? spoilWorth(t, ask.seat, card) : gainOfObject(t, ask.seat, card)
  }
  return (ask.items as readonly Piece[])
    .map((piece, n) => [worth(piece), n] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1])
    .slice(0, LOOKED_AT)
    .map(([, n]) => n)
}
