import type { Card, Monster } from '@sablier/donjon-quetes-trahisons'
import type { DonjonModel } from '../use-donjon.ts'

/** What may still lie in the Dungeon, from all that has come to light: the cards of the box that nobody sees anywhere. */
export function unseenCards({ t, game }: Pick<DonjonModel, 't' | 'game'>): {
  readonly monsters: readonly Monster[]
  readonly others: number
} {
  const dungeon = new Set(t.zone('dungeon').pieces)
  const seen = new Map<string, number>()
  for (let piece = 0; piece < t.state.face.length; piece++) {
    const card = dungeon.has(piece) ? null : t.cardIfKnown(piece)
    if (card) seen.set(card.id, (seen.get(card.id) ?? 0) + 1)
  }
  const left = (game.cards as readonly Card[]).flatMap((card) => {
    const n = card.back === 'adventure' ? card.copies - (seen.get(card.id) ?? 0) : 0
    return Array.from({ length: Math.max(0, n) }, () => card)
  })
  const monsters = left.filter((card): card is Monster => card.kind === 'monster')
  return { monsters, others: left.length - monsters.length }
}
