import { count, defineOp } from '@sablier/kernel'
import { draw } from '../procedures/draw.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from './nouns.ts'

export const drawCards = defineOp<{ n: number }, Table>('drawCards', {
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
