import { isFeasible, type Piece, type Seat } from '@sablier/kernel'
import { cardsInPlay, isEngaged, playing } from '../procedures/row.ts'
import { otherSurvivors } from '../procedures/survivors.ts'
import type { Rule, Table } from '../shape.ts'
import { defineOp } from './define-op.ts'
import { pickTarget } from './targets.ts'

/** Why the Lich cannot lend this card of another player now; null if it can: ready, plain Activation, no other Lich. */
export function whyNotLent(t: Table, you: Seat, piece: Piece): Rule | null {
  const { kind, power } = playing(t, piece)
  const [effect] = power
  if (kind !== 'activation' || effect === undefined) return 'faq.lich.uses-another-player'
  if (effect.op === 'lich' || effect.op === 'survive') return 'ruling.no-copy-of-copies'
  if (isEngaged(t, piece)) return 'ruling.others-card-must-be-ready'
  return isFeasible(effect, { table: t, you, source: piece }) ? null : 'ruling.optional-without-target'
}

/** The players with a card to lend: without one the Lich would be engaged in vain. */
const lenders = (t: Table, you: Seat): Seat[] =>
  otherSurvivors(t, you).filter((seat) => cardsInPlay(t, seat).some((piece) => whyNotLent(t, you, piece) === null))

/** For this turn another player's ready Activation cards serve you, and of your own only the Mandatory ones. */
export const lich = defineOp('lich', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const target = yield* pickTarget(ctx, lenders(table, you), 'faq.lich.uses-another-player')
    table.cite('faq.lich.uses-another-player').set('lich', target)
    table.cite('faq.lich.own-mandatory-still').say('lich', { seat: { seat: you }, target: { seat: target } })
  },
  feasible: (_, { table, you }) => lenders(table, you).length > 0,
  describe: {
    en: () =>
      'use it only as your first activation of the turn. Choose another player: this turn you may use the Activation powers of their ready cards and, of your own cards, only the Mandatory ones',
    fr: () =>
      'seulement comme première activation du tour. Choisissez un autre joueur : ce tour-ci, vous pouvez utiliser les pouvoirs d’activation de ses cartes redressées et, parmi les vôtres, seulement ceux des cartes obligatoires',
  },
  worth: () => 1,
})
