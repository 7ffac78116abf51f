import type { Flow, Seat } from '@sablier/kernel'
import { isWild, spaceAt } from '../board.ts'
import { isOccupied } from '../effects/fill-terrain.ts'
import { crossed, holder, isHeld, type Move, movesOf, refusedMoves } from '../procedures/moves.ts'
import type { MenuOption } from '../procedures/options.ts'
import { spaceOf } from '../procedures/seats.ts'
import { moveTo } from '../procedures/travel.ts'
import { OF_ONE_TURN } from '../procedures/turn-order.ts'
import { consumeItem, isFor, isUse, usesAt } from '../procedures/use-items.ts'
import type { Phase, Table } from '../shape.ts'

/** The movement of a turn: stay, walk, ride, sail, pass a gate, or travel by an item. */
export function* movementPhase(t: Table): Flow<Phase> {
  const seat = t.active
  t.cite('turn.sequence').clear(OF_ONE_TURN)
  const from = t.track('position', seat)
  for (;;) {
    const chosen: MenuOption = yield* t.choose({
      seat,
      rule: isHeld(t, seat) ? 'adventure.giant_spider' : 'move.optional',
      text: 'movement',
      among: menu(t, seat),
      refused: () => refusedMoves(t, seat),
    })
    if (isUse(chosen)) {
      yield* consumeItem(t, seat, chosen.piece)
      if (isFor(t, chosen, 'movement')) break
    } else if (chosen.does === 'stay') {
      stay(t, seat)
      break
    } else {
      travel(t, seat, from, chosen as Move)
      break
    }
  }
  return arrive(t, seat)
}

function menu(t: Table, seat: Seat): MenuOption[] {
  const open = movesOf(t, seat)
  if (t.zone('items', seat).isEmpty) return open
  open.push(...usesAt(t, seat, 'turn'))
  if (!isHeld(t, seat)) open.push(...usesAt(t, seat, 'movement'))
  return open
}

function stay(t: Table, seat: Seat): void {
  const held = holder(t, seat)
  if (held !== undefined) t.cite('adventure.giant_spider').say('held', { seat: { seat }, card: { piece: held } })
  t.cite(held === undefined ? 'move.optional' : 'adventure.giant_spider').setTrack('stayed', 1)
  const rule = isOccupied(t, t.track('position', seat)) ? 'adventure.meet_own_space' : 'move.optional'
  t.cite(rule).say('stayed', { seat: { seat }, space: `space.${t.track('position', seat)}` })
}

function travel(t: Table, seat: Seat, from: number, { means, to, price, rule }: Move): void {
  if (price > 0) t.cite('move.pay_bank').add('gold', -price, seat)
  const left = t.zone('space', from).top
  if (left !== undefined) t.cite('adventure.start_space').say('left-behind', { seat: { seat }, card: { piece: left } })
  const between = crossed(from, to)
  if (between !== null && isOccupied(t, between))
    t.cite('adventure.pass_through').say('passed', { seat: { seat }, space: `space.${between}` })
  moveTo(t, seat, to, { rule, how: `moved-${means}` })
}

/** The movement is over: what the space holds or offers comes next. */
function arrive(t: Table, seat: Seat): Phase {
  const { n, kind } = spaceOf(t, seat)
  if (!isWild(kind)) return 'services'
  return isOccupied(t, spaceAt(n).n) ? 'encounter' : 'ending'
}
