import type { Seat, Zone } from '@sablier/kernel'
import type { Rule, Table } from '../shape.ts'
import { relocate } from './relocate.ts'

/** Shuffles the discard pile into a new draw pile when the old one is empty; false if there is nothing left at all. */
function renewDrawPile(t: Table): boolean {
  const pile = t.zone('draw-pile')
  if (!pile.isEmpty) return true
  const discarded = t.zone('discard-pile')
  if (discarded.isEmpty) return false
  t.cite('start.reshuffle').moveAll(discarded, pile)
  t.cite('start.reshuffle').shuffle(pile)
  t.cite('start.reshuffle').say('reshuffled')
  return true
}

/** Moves up to `n` cards from the top of the draw pile; returns how many there were. */
export function takeFromPile(t: Table, rule: Rule, to: Zone, n: number): number {
  const pile = t.zone('draw-pile')
  let taken = 0
  while (taken < n && renewDrawPile(t)) {
    relocate(t, rule, pile.top as number, to)
    taken++
  }
  return taken
}

/** A player draws cards; returns how many there were. */
export function drawCards(t: Table, rule: Rule, seat: Seat, n: number): number {
  const drawn = takeFromPile(t, rule, t.zone('hand', seat), n)
  const told = drawn === n ? rule : 'ruling.nothing-to-draw'
  if (drawn > 0) t.cite(told).say('drew', { seat: { seat }, n: drawn })
  else t.cite(told).say('nothing-to-draw', { seat: { seat } })
  return drawn
}

/** Counts cards that the power of a card brought to the active player's hand, for Person of Means. */
export function countGain(t: Table, seat: Seat, n: number): void {
  if (n > 0 && seat === t.active) t.cite('faq.rentier.counts-taken-cards').add('gained', n)
}

/** A player draws through the power of a card. */
export function drawByPower(t: Table, rule: Rule, seat: Seat, n: number): void {
  countGain(t, seat, drawCards(t, rule, seat, n))
}
