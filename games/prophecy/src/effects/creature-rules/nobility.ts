import { defineCreatureRule } from '../creature-rule.ts'

/** The fight can be declined. */
export const nobility = defineCreatureRule('nobility', {
  mark: '?',
  describe: () => ({
    en: 'nobility: you may decline the fight; the creature stays and your turn ends',
    fr: 'noblesse : vous pouvez refuser le combat ; la créature reste et votre tour s’achève',
  }),
  wayOut: {
    id: 'decline',
    isOpen: () => true,
    run(t, seat, piece) {
      t.cite('combat.optional_mark').say('declined', { seat: { seat }, card: { piece } })
    },
  },
})
