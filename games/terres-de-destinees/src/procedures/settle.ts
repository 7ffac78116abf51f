import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { eliminate } from './eliminate.ts'
import { rescue } from './rescue.ts'
import { isOut, survivors } from './survivors.ts'
import { TURN_OVER } from './turn-over.ts'
import { checkVictory } from './victory.ts'

/** What a step of the game did: whose power caused it and what it touched. */
export interface Step {
  /** The player whose power it was; nobody for the rules themselves. */
  readonly cause?: Seat
  /** Only hands changed: goals about rows and Tokens cannot have been met by it. */
  readonly handsOnly?: boolean
}

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

/** After every step: rescues, eliminations, then all goals at the same moment. */
export function* settle(t: Table, { cause = NO_SEAT, handsOnly = false }: Step = {}): Flow<void> {
  const fallen = findFallen(t)
  if (fallen.length === 0) {
    if (!handsOnly || t.track('gained') > 0) checkVictory(t, { on: 'step', cause, saved: NOBODY, lost: NOBODY })
    return
  }
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
}
