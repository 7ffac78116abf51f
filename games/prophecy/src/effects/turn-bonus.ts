import { defineOp } from './define-op.ts'
import { quietly } from './quietly.ts'

/** A bonus in one type of fight until the end of the turn. */
export const turnBonus = defineOp('turn-bonus', {
  perform: ({ type, n }, { table: t }) =>
    quietly(() => {
      t.cite('ruling.item_use_timing').add(`${type}-bonus`, n)
    }),
  // Once the encounter is over no fight can follow this turn.
  feasible: ({ type }, { table, happening }) =>
    happening?.on === 'roll' ? happening['type'] === type : table.phase === 'movement' || table.phase === 'encounter',
  describe: {
    en: ({ type, n }) => `+${n} in ${type} fights until the end of this turn`,
    fr: ({ type, n }) =>
      `+${n} dans les combats de ${type === 'strength' ? 'force' : 'puissance mentale'} jusqu’à la fin de ce tour`,
  },
  worth: () => 2,
})
