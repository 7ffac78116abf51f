import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { wornReserved } from '../adventurer/heroes.ts'
import { discardObject } from '../adventurer/outfit.ts'
import { isAlone, newFight } from './fight.ts'

type Form = 'place' | 'ally'

/** How the Ring of Charm could be used in this fight by the Sorcerer whose turn it is. */
export function ringForms(t: Table, fight: Fight): Form[] {
  const { owner } = fight
  // An ally stays where he is: with two players, nobody is left to force once help was paid in advance.
  if (fight.forced >= 0 || owner !== t.active || !ringTargets(t, fight).some((seat) => seat !== fight.ally)) return []
  if (fight.kind === 'guardian' || fight.kind === 'hell' || wornReserved(t, owner, 'ring-of-charm') === undefined)
    return []
  return isAlone(t, fight) || fight.ally >= 0 ? ['place'] : ['place', 'ally']
}

function ringTargets(t: Table, fight: Fight): Seat[] {
  return t.turnOrder(fight.owner).filter((seat) => seat !== fight.owner && seat !== fight.defender)
}

/** The Sorcerer forces somebody to fight in his place or at his side, and keeps what victory brings. */
export function* forceByRing(t: Table, fight: Fight): Flow<void> {
  const seat = fight.owner
  const form = yield* t.choose({ seat, rule: 'object.charm-ring', among: ringForms(t, fight) })
  const forced = yield* t.pickSeat({
    seat,
    rule: 'object.charm-ring',
    text: 'ring-target',
    from: ringTargets(t, fight).filter((other) => other !== fight.ally),
  })
  const change = form === 'place' ? { leader: forced } : fight.kind === 'arena' ? {} : { ally: forced }
  t.cite('object.charm-ring').set('fight', newFight({ ...fight, ...change, forced, form }))
  t.cite('object.charm-ring').say(`ring-${form}`, { seat: { seat }, other: { seat: forced } })
  discardObject(t, 'object.reserved-discard', wornReserved(t, seat, 'ring-of-charm') as Piece)
}
