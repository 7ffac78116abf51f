import { type Happening, perform, type Reaction } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** A creature answers what happens in its own lair; most answer only when they are laid themselves. */
export function reactions(t: Table, happening: Happening): Reaction[] {
  const found: Reaction[] = []
  for (const piece of t.listeners(happening.on)) {
    const owner = t.place(piece).at
    const { ability, watchful } = t.card(piece)
    if (!ability || owner !== happening.seat) continue
    if (happening.on === 'card-laid' && !watchful && happening.piece !== piece) continue
    found.push({ owner, piece, run: () => perform(ability, { table: t, you: owner, source: piece, happening }) })
  }
  return found
}
