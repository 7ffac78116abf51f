import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** Keep the card for later: a blessing for one fight, or luck to the end of the game. */
export const keep = defineOp('keep', {
  perform: (_, { table: t, you, source }) =>
    quietly(() => {
      if (source === undefined) return
      t.cite('ruling.card_over_rule').move(source, t.zone('kept', you))
      t.cite('ruling.card_over_rule').say('kept', { seat: { seat: you }, card: { piece: source } })
    }),
  feasible: () => true,
  describe: {
    en: ({ use }) =>
      use === 'chapel'
        ? 'keep this card; discard it before a fight for +2 on its first roll'
        : 'keep this card to the end of the game; once per fight you may roll your die again when it shows 1',
    fr: ({ use }) =>
      use === 'chapel'
        ? 'gardez cette carte ; défaussez-la avant un combat pour +2 à son premier lancer'
        : 'gardez cette carte jusqu’à la fin de la partie ; une fois par combat, vous pouvez relancer votre dé s’il montre 1',
  },
  worth: () => 3,
})
