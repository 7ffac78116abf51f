import { lastMonsters, newFight } from '../procedures/fight/fight.ts'
import { defineOp } from './define-op.ts'

/** The monsters discarded last rise and fight all players together. */
export const hellBattle = defineOp('hell-battle', {
  *perform({ monsters: n }, { table, you }) {
    const risen = lastMonsters(table, n).length
    if (risen === 0) return table.cite('event.day-in-hell').say('hell-empty', {})
    table.cite('event.day-in-hell').set('fight', newFight({ kind: 'hell', leader: you, owner: you, risen }))
    table.cite('event.day-in-hell').say('hell-opened', { n: risen })
  },
  feasible: (_, { table }) => lastMonsters(table, 1).length > 0,
  describe: {
    en: ({ monsters }) =>
      `the last ${monsters} monsters of the discard rise and fight together. The drawer fights at full power, everybody else as an ally. Victory: their gems are dealt out one by one. Defeat: everybody is wounded and loses 1 trophy point`,
    fr: ({ monsters }) =>
      `les ${monsters} derniers monstres de la défausse se relèvent et combattent ensemble. Le joueur qui a pioché cette carte combat à pleine puissance, tous les autres sont ses alliés. Victoire : leurs gemmes sont distribuées une à une. Défaite : chacun est blessé et perd 1 point trophée`,
  },
})
