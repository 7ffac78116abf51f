import type { Effect, Op, Piece, Seat } from '@sablier/kernel'
import type { PlayingCard, PowerKind } from '../cards/card.ts'
import type { Rule, Table } from '../shape.ts'

/** A playing card; only playing cards lie in hands, piles, sales and rows. */
export const playing = (t: Table, piece: Piece): PlayingCard => t.card(piece) as PlayingCard

/** The cards in front of a player, acquisition before support. */
export function cardsInPlay(t: Table, seat: Seat): readonly Piece[] {
  const acquired = t.zone('in-play', seat).pieces
  const support = t.zone('support-area', seat).pieces
  return support.length === 0 ? acquired : [...acquired, ...support]
}

/** In front of whom a card lies. */
export const ownerOf = (t: Table, piece: Piece): Seat => t.place(piece).at

export const isEngaged = (t: Table, piece: Piece): boolean => t.mark('engaged', piece) === 1

const POWER_RULES: Readonly<Record<PowerKind, Rule>> = {
  permanent: 'power.permanent',
  activation: 'power.activation',
  'mandatory-activation': 'power.mandatory',
  'one-shot-activation': 'power.one-shot',
}
/** The rule by which the power of a card works. */
export const powerRule = (t: Table, piece: Piece): Rule => POWER_RULES[playing(t, piece).kind ?? 'permanent']

/** Turns a card sideways. */
export function engage(t: Table, rule: Rule, piece: Piece): void {
  t.cite(rule).mark('engaged', piece, 1)
}

/** The first sentence with this op among a seat's cards in play, if any. */
export function powerOf<N extends string, A>(t: Table, seat: Seat, op: Op<N, A>): { piece: Piece; power: A } | null {
  for (const piece of cardsInPlay(t, seat))
    for (const power of playing(t, piece).power) if (op.is(power)) return { piece, power }
  return null
}

/** Whether a Permanent power with this op works for a player. */
export const hasPower = (t: Table, seat: Seat, op: { is(effect: Effect): boolean }): boolean =>
  cardsInPlay(t, seat).some((piece) => playing(t, piece).power.some((power) => op.is(power)))
