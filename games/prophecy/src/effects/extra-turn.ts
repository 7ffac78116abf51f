import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Another turn for the active player, without a chance card. */
export const extraTurn = defineOp('extra-turn', {
  perform: (_, { table: t, you }) =>
    quietly(() => {
      t.cite('chance.peaceful_times').add('extra-turns', 1)
      t.cite('chance.peaceful_times').say('extra-turn', { seat: { seat: you } })
    }),
  feasible: () => true,
  describe: {
    en: ({ atEnd }) =>
      atEnd
        ? 'at the end of your turn, take another turn without a chance card; a turn from Peaceful Times still to come is played too'
        : 'take an additional turn, without a chance card',
    fr: ({ atEnd }) =>
      atEnd
        ? 'à la fin de votre tour, jouez un autre tour sans carte chance ; un tour encore dû aux Périodes paisibles est joué aussi'
        : 'jouez un tour supplémentaire, sans carte chance',
  },
  worth: () => 5,
})
