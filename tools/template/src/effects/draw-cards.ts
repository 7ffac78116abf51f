import { count } from '@sablier/kernel'
import { draw } from '../procedures/draw.ts'
import { defineOp } from './define-op.ts'
import { NOUNS } from './nouns.ts'

export const drawCards = defineOp('drawCards', {
  *perform({ n }, { table: t, you }) {
    draw(t, you, n)
  },
  feasible: (_, { table: t }) => !t.zone('deck').isEmpty,
  describe: {
    en: ({ n }, v) => `${v('draw', 'draw', 'draws')} ${count('en', n, NOUNS.card)}`,
    fr: ({ n }, v) => `${v('piochez', 'piocher', 'pioche')} ${count('fr', n, NOUNS.card)}`,
  },
  worth: ({ n }) => n,
})
