import { livingSeats } from '../procedures/seats.ts'
import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

const SPARED = 6

/** A die decides whether everybody loses half the gold. */
export const crisis = defineOp('crisis', {
  perform: (_, { table: t, you }) =>
    quietly(() => {
      const [die] = t.cite('ruling.economic_crisis').roll({ seat: you, sides: 6, purpose: 'crisis' })
      if (die === SPARED) return t.cite('ruling.economic_crisis').say('crisis-averted')
      for (const seat of livingSeats(t)) {
        const n = Math.floor(t.track('gold', seat) / 2)
        t.cite('ruling.economic_crisis').add('gold', -n, seat)
        if (n > 0) t.cite('ruling.economic_crisis').say('gold-lost', { seat: { seat }, n })
      }
    }),
  feasible: () => true,
  describe: {
    en: () => 'roll a die: on 1 to 5 every player loses half the gold, the loss rounded down; on 6 nothing happens',
    fr: () =>
      'lancez un dé : de 1 à 5, chaque joueur perd la moitié de son or, perte arrondie à l’entier inférieur ; sur 6, rien ne se passe',
  },
})
