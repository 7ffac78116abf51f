import type { Flow } from '@sablier/kernel'
import { takeCharacter } from '../procedures/take-character.ts'
import type { Phase, Table } from '../shape.ts'

/** If the table chose so, the players pick their characters; otherwise they were dealt. */
export function* charactersPhase(t: Table): Flow<Phase> {
  const display = t.zone('display')
  if (display.isEmpty) return 'chance'
  for (const seat of t.turnOrder()) {
    const piece = yield* t.pick({
      seat,
      rule: 'ruling.character_deal',
      text: 'character',
      from: display.pieces.slice(),
    })
    takeCharacter(t, seat, piece)
  }
  t.cite('ruling.character_deal').moveAll(display, t.zone('box'))
  return 'chance'
}
