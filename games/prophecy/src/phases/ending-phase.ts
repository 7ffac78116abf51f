import type { Flow, Seat } from '@sablier/kernel'
import { refusedSteps } from '../procedures/moves.ts'
import type { MenuOption } from '../procedures/options.ts'
import { isAlive } from '../procedures/seats.ts'
import { finishTurn } from '../procedures/turn-order.ts'
import { consumeItem, isFor, isUse, usesAt } from '../procedures/use-items.ts'
import type { Phase, Table } from '../shape.ts'

const END: MenuOption = { id: 'end', text: 'end', does: 'end' }

/** After an encounter, or in an empty space: one-use items can still be used, then the turn is over. */
export function* endingPhase(t: Table): Flow<Phase> {
  const seat = t.active
  // After using an item the player ends the turn explicitly: until then the use can be taken back.
  let acted = false
  while (isAlive(t, seat)) {
    const chosen: MenuOption = yield* t.choose({
      seat,
      rule: 'turn.next_left',
      text: 'ending',
      among: menu(t, seat),
      always: acted,
      refused: () => refusedSteps(t, seat, 'adventure.no_meet_then_move'),
    })
    if (!isUse(chosen)) break
    acted = true
    yield* consumeItem(t, seat, chosen.piece)
    if (isFor(t, chosen, 'last')) break
  }
  return finishTurn(t)
}

function menu(t: Table, seat: Seat): MenuOption[] {
  const open = [END]
  open.push(...usesAt(t, seat, 'turn'))
  open.push(...usesAt(t, seat, 'last'))
  return open
}
