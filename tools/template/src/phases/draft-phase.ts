import type { Flow, Seat } from '@sablier/kernel'
import { draw } from '../procedures/draw.ts'
import { lay } from '../procedures/lay.ts'
import type { Phase, Table } from '../shape.ts'

/** Everybody draws and, at the same time, lays one creature. */
export function* draftPhase(t: Table): Flow<Phase> {
  for (const seat of t.turnOrder()) draw(t, seat, 2)
  yield* t.together(t.turnOrder(), (seat) => layOne(t, seat))
  return 'fight'
}

function* layOne(t: Table, seat: Seat): Flow<void> {
  if (t.zone('hand', seat).isEmpty) return
  yield* lay(t, seat, yield* t.pick({ seat, rule: 'draft.lay', from: t.zone('hand', seat).pieces }))
}
