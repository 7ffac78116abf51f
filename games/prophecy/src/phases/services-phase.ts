import type { Flow, Seat } from '@sablier/kernel'
import { addCertificate, buyCertificate, refusedCertificate } from '../procedures/certificates.ts'
import { refusedSteps } from '../procedures/moves.ts'
import type { MenuOption, RefusedOption } from '../procedures/options.ts'
import { spaceOf } from '../procedures/seats.ts'
import { SERVICES, whyClosed } from '../procedures/services.ts'
import { addDeals, refusedDeals, strike } from '../procedures/trade.ts'
import { finishTurn } from '../procedures/turn-order.ts'
import { consumeItem, isFor, isUse, usesAt } from '../procedures/use-items.ts'
import type { Phase, Table } from '../shape.ts'

const DONE: MenuOption = { id: 'done', text: 'done', does: 'done' }

/** In a special space: what it offers, as often and in any order, until the player ends the turn. */
export function* servicesPhase(t: Table): Flow<Phase> {
  const seat = t.active
  const space = spaceOf(t, seat)
  // After using a service the player ends the turn explicitly: until then the use can be taken back.
  let acted = false
  for (;;) {
    const chosen: MenuOption = yield* t.choose({
      seat,
      rule: 'space.several',
      text: 'services',
      params: { space: `space.${space.n}` },
      among: menu(t, seat),
      always: acted,
      refused: () => refused(t, seat),
    })
    if (chosen.does === 'done') break
    acted = true
    if (isUse(chosen)) {
      yield* consumeItem(t, seat, chosen.piece)
      if (isFor(t, chosen, 'last')) break
    } else if (chosen.does === 'service') yield* serve(t, seat)
    else if (chosen.does === 'certificate') buyCertificate(t, seat, space, chosen)
    else strike(t, seat, chosen.does as 'buy' | 'sell' | 'repair', chosen.piece as number)
  }
  return finishTurn(t)
}

function menu(t: Table, seat: Seat): MenuOption[] {
  const space = spaceOf(t, seat)
  const open = [DONE]
  addCertificate(t, seat, space, open)
  const service = SERVICES[space.kind]
  if (service && whyClosed(t, seat, service) === null) open.push({ id: service.id, text: service.id, does: 'service' })
  addDeals(t, seat, space, open)
  open.push(...usesAt(t, seat, 'turn'))
  open.push(...usesAt(t, seat, 'last'))
  return open
}

function refused(t: Table, seat: Seat): RefusedOption[] {
  const space = spaceOf(t, seat)
  const service = SERVICES[space.kind]
  const why = service ? whyClosed(t, seat, service) : null
  return [
    ...(service && why !== null ? [{ id: service.id, text: service.id, why }] : []),
    ...refusedCertificate(t, seat, space),
    ...refusedDeals(t, seat, space),
    ...refusedSteps(t, seat, 'move.one_means'),
  ]
}

function* serve(t: Table, seat: Seat): Flow<void> {
  const service = SERVICES[spaceOf(t, seat).kind]
  if (!service) return
  if (service.once) t.cite(service.insteadOfMoving ? 'work.once' : 'space.use_at_end').setTrack('service-used', 1)
  const flow = service.run(t, seat)
  if (flow) yield* flow
}
