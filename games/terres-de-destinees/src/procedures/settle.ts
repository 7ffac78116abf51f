import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { eliminate } from './eliminate.ts'
import { rescue } from './rescue.ts'
import { isOut, survivors } from './survivors.ts'
import { TURN_OVER } from './turn-over.ts'
import { checkVictory } from './victory.ts'

const NOBODY: readonly Seat[] = []

/** Survivors whose hand went from one or more cards to none. */
function findFallen(t: Table): readonly Seat[] {
  let fallen = NOBODY
  for (const seat of t.seats) {
    if (isOut(t, seat)) continue
    const bare = t.track('bare', seat) === 1
    const empty = t.zone('hand', seat).isEmpty
    if (empty && !bare) fallen = [...fallen, seat]
    else if (!empty && bare) t.cite('ruling.alive-with-empty-hand').setTrack('bare', 0, seat)
  }
  return fallen
}

/**
 * After every step: rescues, eliminations, then all goals at the same moment. `cause` is the player whose power it was;
 * nobody for the rules themselves.
 */
export function* settle(t: Table, cause: Seat = NO_SEAT): Flow<void> {
  if (yield* settleFallen(t, cause)) return
  checkVictory(t, { on: 'step', cause, saved: NOBODY, lost: NOBODY })
}

/** The same after a step in which only hands changed: without a cause no goal can have been met by it. */
export function* settleHands(t: Table, cause: Seat = NO_SEAT): Flow<void> {
  if (yield* settleFallen(t, cause)) return
  if (cause !== NO_SEAT || t.track('gained') > 0) checkVictory(t, { on: 'step', cause, saved: NOBODY, lost: NOBODY })
}

/** Rescues or eliminates whoever lost the last card, and looks at the goals then; false if nobody did. */
function* settleFallen(t: Table, cause: Seat): Flow<boolean> {
  const fallen = findFallen(t)
  if (fallen.length === 0) return false
  const saved: Seat[] = []
  const inOrder = survivors(t).filter((seat) => fallen.includes(seat))
  for (const seat of inOrder) if (yield* rescue(t, seat)) saved.push(seat)
  for (const seat of saved)
    if (cause !== NO_SEAT && cause !== seat)
      t.cite('faq.assassin.saved-victim-fails').say('escaped', { seat: { seat }, target: { seat: cause } })
  const lost = inOrder.filter((seat) => !saved.includes(seat))
  eliminate(t, lost)
  checkVictory(t, { on: 'step', cause, saved, lost })
  if (isOut(t, t.active)) {
    t.cite('ruling.active-player-eliminated').say('turn-cut-short', { seat: { seat: t.active } })
    throw TURN_OVER
  }
  return true
}
