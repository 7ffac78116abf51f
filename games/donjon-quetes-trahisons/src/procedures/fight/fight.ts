import type { Seat } from '@sablier/kernel'
import type { Monster } from '../../cards/card.ts'
import type { Fight, Side } from '../../facts/fight.ts'
import type { Table } from '../../shape.ts'

/** A fight with its usual beginnings. */
export function newFight(fight: Partial<Fight> & Pick<Fight, 'kind' | 'leader' | 'owner'>): Fight {
  // Written field by field: fights of one form are read faster than copies of copies.
  return {
    kind: fight.kind,
    risen: fight.risen ?? 0,
    leader: fight.leader,
    owner: fight.owner,
    ally: fight.ally ?? -1,
    defender: fight.defender ?? -1,
    forced: fight.forced ?? -1,
    form: fight.form ?? '',
    frenzy: fight.frenzy ?? false,
    prepaid: fight.prepaid ?? false,
  }
}

/** The fight under way; asking for it at another time is a fault. */
export function fightOf(t: Table): Fight {
  const fight = t.fact('fight')
  if (!fight) throw new Error('There is no fight')
  return fight
}

/** The card of the only monster in the fight, the one turned up, if there is one. */
export function foeOf(t: Table, fight: Fight): Monster | null {
  if (fight.kind !== 'monster') return null
  const piece = t.zone('drawn').top
  if (piece === undefined) return null
  const card = t.card(piece)
  return card.kind === 'monster' ? card : null
}

/** The monsters discarded last, the latest first. */
export function lastMonsters(t: Table, n: number): Monster[] {
  const found: Monster[] = []
  const { pieces } = t.zone('adventure-discard')
  for (let i = pieces.length - 1; i >= 0 && found.length < n; i--) {
    const card = t.card(pieces[i] as number)
    if (card.kind === 'monster') found.push(card)
  }
  return found
}

/** Every monster that stands against the heroes. */
export function foesOf(t: Table, fight: Fight): readonly Monster[] {
  if (fight.kind === 'hell') return lastMonsters(t, fight.risen)
  const foe = foeOf(t, fight)
  return foe ? [foe] : NO_FOES
}
const NO_FOES: readonly Monster[] = []

/** Must this fight be fought without another player? */
export function isAlone(t: Table, fight: Fight): boolean {
  return fight.kind === 'guardian' || (foeOf(t, fight)?.alone ?? false)
}

/** Everybody who may act in the fight: fighters, and all spectators of an Arena, in turn order. */
export function involved(t: Table, fight: Fight): Seat[] {
  const order = t.turnOrder()
  if (fight.kind === 'hell') return order
  if (fight.kind === 'arena') return order.filter((seat) => !(fight.form === 'place' && seat === fight.owner))
  return order.filter((seat) => seat === fight.leader || seat === fight.ally)
}

/** Where a seat stands: leaders and the forced by rule, spectators by what they sealed. */
export function sideOf(t: Table, fight: Fight, seat: Seat): Side {
  if (fight.kind !== 'arena') {
    const fights = fight.kind === 'hell' || seat === fight.leader || seat === fight.ally
    return fights ? 'attacker' : 'neutral'
  }
  if (seat === fight.leader) return 'attacker'
  if (seat === fight.defender) return 'defender'
  if (seat === fight.owner) return 'neutral'
  if (seat === fight.forced) return 'attacker'
  return t.fact('sealed', seat)
}

/** Those on a side who have not fled. */
export function fightersOf(t: Table, fight: Fight, side: Side): Seat[] {
  const found: Seat[] = []
  const n = t.seats.length
  for (let i = 0, seat = t.active; i < n; i++, seat = seat + 1 === n ? 0 : seat + 1)
    if (sideOf(t, fight, seat) === side && t.track('fled', seat) === 0) found.push(seat)
  return found
}

/** Those at an Arena who must choose a side in secret. */
export function spectatorsOf(t: Table, fight: Fight): Seat[] {
  const { leader, owner, defender, forced } = fight
  const found: Seat[] = []
  for (const seat of t.turnOrder())
    if (seat !== leader && seat !== owner && seat !== defender && seat !== forced) found.push(seat)
  return found
}
