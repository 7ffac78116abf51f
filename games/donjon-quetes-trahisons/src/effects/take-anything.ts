import type { Piece, Seat } from '@sablier/kernel'
import { objectsOf, receiveObject } from '../procedures/adventurer/outfit.ts'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'

/** Every object and spoil on the table that is not the chooser's own, discards included. */
function everything(t: Table, you: Seat): Piece[] {
  const isThing = (piece: Piece): boolean => {
    const card = t.card(piece)
    return card.kind === 'monster' || card.kind === 'object' || (card.kind === 'special' && card.isObject === true)
  }
  return [
    ...t.zone('shop').pieces,
    ...t
      .turnOrder(you)
      .slice(1)
      .flatMap((seat) => [...objectsOf(t, seat), ...t.zone('spoils', seat).pieces]),
    ...t.zone('object-discard').pieces,
    ...t.zone('adventure-discard').pieces.filter(isThing),
  ]
}

/** One object or spoil of one's choice, wherever it lies face up. */
export const takeAnything = defineOp('take-anything', {
  *perform(_, { table, you }) {
    const from = everything(table, you)
    if (from.length === 0) return
    const piece = yield* table.pick({ seat: you, rule: 'special.djinn', from })
    if (table.card(piece).kind !== 'monster') return yield* receiveObject(table, 'special.djinn', you, piece)
    table.cite('special.djinn').move(piece, table.zone('spoils', you))
    table.cite('special.djinn').say('spoil-taken', { seat: { seat: you }, card: { piece } })
  },
  feasible: (_, { table, you }) => everything(table, you).length > 0,
  describe: {
    en: (_, v) =>
      `${v('take', 'take', 'takes')} any object or spoil on the table, even from a discard (draconic objects only if they have come into play)`,
    fr: (_, v) =>
      `${v('prenez', 'prendre', 'prend')} un objet ou une dépouille de votre choix sur la table, même dans une défausse (un objet draconique seulement s’il est entré en jeu)`,
  },
  worth: () => 1,
})
