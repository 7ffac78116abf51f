import type { EffectContext, Piece } from '@sablier/kernel'
import { moveInRow } from '../procedures/enter-present.ts'
import { rowOf } from '../procedures/places.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'
import { VALUES } from './values.ts'

type MoveInRow = Ops['move-in-row']

const SPACES = [1, 2, 3, 4].map((n) => ({ id: `space.${n}`, text: 'space', params: { n }, index: n - 1 }))

function movable({ rows }: MoveInRow, { table: t, you }: EffectContext<Table>): Piece[] {
  const cards: Piece[] = []
  for (const row of rows) {
    const { pieces } = rowOf(t, row, you)
    if (pieces.length > 1) cards.push(...pieces)
  }
  return cards
}

const RULES_BY_ROW = {
  location: 'card.well-after-token',
  character: 'card.inn-after-token',
  event: 'row.change-position',
} as const

/** One card of your PRESENT to another space of its row; the others close up. */
export const changeSpace = defineOp('move-in-row', {
  *perform(args, ctx) {
    const { table: t, you, source } = ctx
    const [only] = args.rows
    const rule = args.rows.length === 1 && only ? RULES_BY_ROW[only] : 'row.change-position'
    const piece = yield* t.pick({ seat: you, source, rule, text: 'move-in-row', from: movable(args, ctx) })
    const row = t.zoneOf(piece)
    const now = row.pieces.indexOf(piece)
    const among = SPACES.filter(({ index }) => index !== now && index < row.size)
    const { index, params } = yield* t.choose({
      seat: you,
      source,
      rule,
      text: 'space',
      params: { card: { piece } },
      among,
    })
    moveInRow(t, piece, index)
    t.cite(rule).say('moved-in-row', { seat: { seat: you }, card: { piece }, n: params.n })
  },
  feasible: ({ rows }, { table, you }) => rows.some((row) => rowOf(table, row, you).size > 1),
  describe: {
    en: ({ rows }, v) => {
      const [row] = rows
      const noun = rows.length === 1 && row ? NOUNS[row] : NOUNS.card
      return `${v('move', 'move', 'moves')} 1 ${noun.en[0]} in your PRESENT to another space of its row`
    },
    fr: ({ rows }, v) => {
      const [row] = rows
      const noun = rows.length === 1 && row ? NOUNS[row] : NOUNS.card
      return `${v('déplacez', 'déplacer', 'déplace')} 1 ${noun.fr[0]} de votre PRÉSENT vers un autre emplacement de sa rangée`
    },
  },
  worth: () => VALUES.move,
})
