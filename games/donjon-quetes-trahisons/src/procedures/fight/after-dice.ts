import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Fight } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'
import { hasUnique, playerOf, wornReserved } from '../adventurer/heroes.ts'
import { discardObject } from '../adventurer/outfit.ts'
import { spendUnique } from './declarations.ts'
import type { Outcome } from './dice.ts'
import { fightersOf, foeOf, involved, sideOf } from './fight.ts'

/** The seat of a Sorcerer who might flee from this fight, -1 if there is none. */
export function fleeingSorcerer(t: Table, fight: Fight): Seat {
  const seat = playerOf(t, 'sorcerer')
  if (seat < 0 || !hasUnique(t, seat, 'sorcerer') || !involved(t, fight).includes(seat)) return -1
  return fight.prepaid || foeOf(t, fight)?.id === 'mimic' ? -1 : seat
}

/** While the dice roll the Sorcerer may flee, before anybody has seen them. True if the fight ends with that. */
export function* sorcererFlees(t: Table, fight: Fight, seat: Seat): Flow<boolean> {
  const free = sideOf(t, fight, seat) !== 'neutral'
  const answer = yield* t.choose({
    seat,
    rule: 'timing.while-rolling',
    always: true,
    among: free ? (['stay', 'flee'] as const) : (['stay'] as const),
  })
  if (answer === 'stay') return false
  spendUnique(t, 'hero.sorcerer.unique', seat, 0)
  t.cite('hero.sorcerer.unique').setTrack('fled', 1, seat)
  t.cite('hero.sorcerer.unique').say('sorcerer-fled', { seat: { seat } })
  return seat === fight.leader || seat === fight.defender
}

/** The Priest's seat if he stands on the beaten side, -1 otherwise. */
export function beatenPriest(t: Table, fight: Fight, outcome: Outcome): Seat {
  const seat = playerOf(t, 'priest')
  const beaten = outcome.winner === 'attacker' ? 'defender' : 'attacker'
  return seat >= 0 && fightersOf(t, fight, beaten).includes(seat) ? seat : -1
}

/** After a defeat the Priest may have all dice thrown again. */
export function* priestReplays(t: Table, seat: Seat): Flow<boolean> {
  if (!hasUnique(t, seat, 'priest')) return false
  if (!(yield* t.agree({ seat, rule: 'timing.after-dice', text: 'replay-fight' }))) return false
  spendUnique(t, 'hero.priest.unique', seat, 0)
  t.cite('hero.priest.unique').say('fight-replayed', { seat: { seat } })
  return true
}

/** After a lost Arena the Priest may wipe out the defeat with the Helmet of Oblivion. */
export function* helmetCancels(t: Table, seat: Seat): Flow<boolean> {
  const helmet = wornReserved(t, seat, 'helmet-of-oblivion')
  if (helmet === undefined) return false
  if (!(yield* t.agree({ seat, rule: 'timing.reserved-after', text: 'use-helmet' }))) return false
  t.cite('object.oblivion-helm').say('defeat-forgotten', { seat: { seat } })
  discardObject(t, 'object.reserved-discard', helmet as Piece)
  return true
}
