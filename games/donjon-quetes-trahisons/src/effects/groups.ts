import { defineGroup } from './define-op.ts'

/** All players, from the active one on. */
export const everybody = defineGroup('everybody', {
  members: (_, { table }) => table.turnOrder(),
  describe: { en: () => 'every player', fr: () => 'chaque joueur' },
})

/** All players whom the Temple has not cursed. */
export const blessed = defineGroup('blessed', {
  members: (_, { table }) => table.turnOrder().filter((seat) => table.track('curse', seat) === 0),
  describe: { en: () => 'every player who is not cursed', fr: () => 'chaque joueur qui n’est pas maudit' },
})
