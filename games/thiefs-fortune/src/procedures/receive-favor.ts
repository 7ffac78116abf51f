import { type Flow, isFeasible, type Piece, perform, type Seat } from '@sablier/kernel'
import type { FavorCode } from '../cards/favor-code.ts'
import { FAVORS } from '../cards/favors.ts'
import type { RuleId, Table } from '../shape.ts'

const favorOption = (code: FavorCode) => ({ id: code, text: `favor.${code}`, code })

/** Gives a player one of the two Favor options of a card; an option that can do nothing may be chosen all the same. */
export function* receiveFavorOf(t: Table, seat: Seat, piece: Piece, rule: RuleId): Flow<void> {
  const options = t.card(piece).favor.map(favorOption)
  const { code } = yield* t.choose({
    seat,
    rule,
    text: 'anatomy.favor-one-option',
    params: { card: { piece } },
    among: options,
    source: piece,
  })
  t.cite('anatomy.favor-one-option').say('favor-taken', { seat: { seat }, card: { piece }, favor: `favor.${code}` })
  const ctx = { table: t, you: seat, source: piece }
  if (isFeasible(FAVORS[code], ctx)) yield* perform(FAVORS[code], ctx)
}
