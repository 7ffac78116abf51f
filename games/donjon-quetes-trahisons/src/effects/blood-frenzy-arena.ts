import { newFight } from '../procedures/fight/fight.ts'
import { defineOp } from './define-op.ts'

/** An Arena against the player on the right, at once, with everybody taking part; void under Surge of Love. */
export const bloodFrenzyArena = defineOp('blood-frenzy-arena', {
  *perform(_, { table, you }) {
    if (table.fact('in-force') === 'surge-of-love')
      return table.cite('event.surge-cancels-frenzy').say('frenzy-calmed', { seat: { seat: you } })
    const defender = (you + table.seats.length - 1) % table.seats.length
    const fight = newFight({ kind: 'arena', leader: you, owner: you, defender, frenzy: true })
    table.cite('event.blood-frenzy').set('fight', fight)
    table.cite('event.blood-frenzy').say('arena-opened', { seat: { seat: you }, other: { seat: defender } })
  },
  feasible: (_, { table }) => table.fact('in-force') !== 'surge-of-love',
  describe: {
    en: (_, v) =>
      `${v('open', 'open', 'opens')} an Arena at once against the player on ${v('your', 'your', 'their')} right; everybody must take a side, without negotiation. No effect under Surge of Love`,
    fr: (_, v) =>
      `${v('ouvrez', 'ouvrir', 'ouvre')} aussitôt une Arène contre ${v('votre', 'son', 'son')} voisin de droite ; chacun doit prendre parti, sans négociation. Sans effet sous un Élan d’amour`,
  },
})
