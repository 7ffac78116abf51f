import type { Effect, Seat } from '@sablier/kernel'
import { standings } from '../scoring.ts'
import type { Phase, Table } from '../shape.ts'
import { restoreCubes } from './cubes.ts'
import { itemOf, soundItemWith } from './items.ts'
import { isAlive } from './seats.ts'

/** What counts within one turn and starts anew with the next. */
export const OF_ONE_TURN = ['stayed', 'service-used', 'magic-spent', 'strength-bonus', 'willpower-bonus'] as const

/** Ends the turn: an additional turn without a chance card, or the next living player to the left. */
export function finishTurn(t: Table): Phase {
  const seat = t.active
  if (isAlive(t, seat)) {
    rest(t, seat)
    if (t.track('extra-turns') > 0) {
      t.cite('chance.peaceful_no_card').add('extra-turns', -1)
      t.cite('ruling.peaceful_once_limits').clear(OF_ONE_TURN)
      t.cite('chance.peaceful_no_card').say('extra-turn-begun', { seat: { seat } })
      return 'movement'
    }
  } else if (t.track('extra-turns') > 0) t.cite('ruling.peaceful_order').setTrack('extra-turns', 0)
  if (t.seats.length === 1) endRace(t, seat)
  let next = seat
  do {
    next = t.after(next)
    if (next === t.fact('first')) t.cite('turn.next_left').setRound(t.round + 1)
  } while (!isAlive(t, next))
  t.cite('turn.next_left').passTurn(next)
  return 'chance'
}

/** The ring that gives Magic back after a turn in which none was spent. */
function rest(t: Table, seat: Seat): void {
  const ring = soundItemWith(t, seat, 'restful')
  if (ring === undefined || t.track('magic-spent') > 0) return
  const { n } = itemOf(t, ring).special as Effect & { n: number }
  if (restoreCubes(t, 'magic', seat, n) > 0) t.cite('gain.recharge').say('magic-restored', { seat: { seat }, n })
}

/** Alone at the table one plays against a number of turns. */
function endRace(t: Table, seat: Seat): void {
  if (t.track('turns', seat) >= Number(t.options['race']))
    t.finish('ruling.solo_race', { reason: 'turns_over', winners: [], ...standings(t) })
}
