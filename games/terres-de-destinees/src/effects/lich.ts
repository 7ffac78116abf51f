import { defineOp } from '@sablier/kernel'
import { otherSurvivors } from '../procedures/survivors.ts'
import type { Table } from '../shape.ts'
import { pickTarget } from './targets.ts'

/** For this turn another player's ready Activation cards serve you, and of your own only the Mandatory ones. */
export const lich = defineOp<object, Table>('lich', {
  *perform(_, ctx) {
    const { table, you } = ctx
    const target = yield* pickTarget(ctx, otherSurvivors(table, you), 'faq.lich.uses-another-player')
    table.cite('faq.lich.uses-another-player').set('lich', target)
    table.cite('faq.lich.own-mandatory-still').say('lich', { seat: { seat: you }, target: { seat: target } })
  },
  feasible: (_, { table, you }) => otherSurvivors(table, you).length > 0,
  describe: {
    en: () =>
      'use it only as your first activation of the turn. Choose another player: this turn you may use the Activation powers of their ready cards and, of your own cards, only the Mandatory ones',
    fr: () =>
      'seulement comme première activation du tour. Choisissez un autre joueur : ce tour-ci, vous pouvez utiliser les pouvoirs d’activation de ses cartes redressées et, parmi les vôtres, seulement ceux des cartes obligatoires',
  },
  worth: () => 1,
})
