import { type Flow, type Piece, perform } from '@sablier/kernel'
import type { EventCard, Special } from '../cards/card.ts'
import { endAtEmptyDungeon, endAtTarget } from '../procedures/adventurer/trophies.ts'
import { discardDrawn, drawAdventure } from '../procedures/dungeon/drawing.ts'
import { newFight } from '../procedures/fight/fight.ts'
import type { Phase, Table } from '../shape.ts'

/** A card of the Dungeon is turned up and followed; after an event there is a quiet moment, then another card. */
export function* drawPhase(t: Table): Flow<Phase> {
  if (t.track('redraw') > 0)
    yield* t.choose(() => ({
      seat: t.active,
      rule: 'dungeon.event',
      text: 'draw-again',
      always: true,
      among: ['draw'] as const,
    }))
  const piece = drawAdventure(t)
  const card = t.card(piece)
  if (card.kind === 'event') return yield* followEvent(t, piece, card)
  if (card.kind === 'special') return yield* followSpecial(t, piece, card)
  t.cite('dungeon.monster').set('fight', newFight({ kind: 'monster', leader: t.active, owner: t.active }))
  return 'negotiation'
}

function* followEvent(t: Table, piece: Piece, card: EventCard): Flow<Phase> {
  t.cite('dungeon.event').setTrack('redraw', 1)
  yield* perform(card.happens, { table: t, you: t.active, source: piece })
  endAtTarget(t)
  if (t.fact('fight')) return 'combat'
  discardDrawn(t)
  endAtEmptyDungeon(t)
  return 'draw'
}

function* followSpecial(t: Table, piece: Piece, card: Special): Flow<Phase> {
  t.cite('dungeon.special').setTrack('redraw', 0)
  yield* perform(card.drawn, { table: t, you: t.active, source: piece })
  discardDrawn(t)
  endAtEmptyDungeon(t)
  return 'rest'
}
