import { defineOp, type Piece } from '@sablier/kernel'
import { newFight } from '../procedures/fight.ts'
import type { Table } from '../shape.ts'

/** The monsters discarded last, the latest first. */
function lastMonsters(t: Table, n: number): Piece[] {
  return t
    .zone('adventure-discard')
    .pieces.filter((piece) => t.card(piece).kind === 'monster')
    .slice(-n)
    .reverse()
}

/** The monsters discarded last rise and fight all players together. */
export const hellBattle = defineOp<{ monsters: number }, Table>('hell-battle', {
  *perform({ monsters: n }, { table, you }) {
    const monsters = lastMonsters(table, n)
    if (monsters.length === 0) return table.cite('event.day-in-hell').say('hell-empty', {})
    table.cite('event.day-in-hell').set('fight', newFight({ kind: 'hell', leader: you, owner: you, monsters }))
    table.cite('event.day-in-hell').say('hell-opened', { n: monsters.length })
  },
  feasible: (_, { table }) => lastMonsters(table, 1).length > 0,
  describe: {
    en: ({ monsters }) =>
      `the last ${monsters} monsters of the discard rise and fight together. The drawer fights at full power with everybody as allies. Victory: their gems are dealt out one by one. Defeat: everybody is wounded and loses 1 trophy point`,
    fr: ({ monsters }) =>
      `les ${monsters} derniers monstres de la défausse se relèvent et combattent ensemble. Celui qui pioche combat à pleine puissance, tous les autres sont ses alliés. Victoire : leurs gemmes sont distribuées une à une. Défaite : chacun est blessé et perd 1 point trophée`,
  },
})
