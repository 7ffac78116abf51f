import type { Piece } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { wornReserved } from '../adventurer/heroes.ts'
import { foeOf } from './fight.ts'
import { updateGauge } from './power.ts'

const MOST_POWER = 10

/** May the Forester charm the monster he has just turned up? */
export function canCapture(t: Table, fight: Fight): boolean {
  const foe = foeOf(t, fight)
  return (
    foe !== null &&
    !foe.alone &&
    foe.power <= MOST_POWER &&
    t.zone('charmed', fight.owner).isEmpty &&
    fight.ally < 0 &&
    fight.forced < 0 &&
    wornReserved(t, fight.owner, 'bow-of-compulsion') !== undefined
  )
}

/** The monster lies down on the Bow and lends the Forester its power; there is no fight. */
export function capture(t: Table, fight: Fight): void {
  const piece = t.zone('drawn').top as Piece
  t.cite('object.bow-capture').move(piece, t.zone('charmed', fight.owner))
  t.cite('object.bow-capture').say('monster-charmed', { seat: { seat: fight.owner }, card: { piece } })
  t.cite('object.bow-capture').set('fight', null)
  updateGauge(t, fight.owner)
}
