import type { Piece } from '@sablier/kernel'
import { activateCharacter, hasUsableCharacter, usableCharacters } from '../procedures/activate-card.ts'
import { DONE } from '../procedures/take-token.ts'
import { defineOp } from './define-op.ts'
import { VALUES } from './values.ts'

const activation = (piece: Piece, card: string) => ({
  id: `activate.${card}`,
  text: 'activate',
  piece,
  params: { card: { piece } },
})

/** Different Characters of your PRESENT, one after the other, without using an action; after the first you may stop. */
export const activate = defineOp('activate', {
  *perform({ upTo, again }, ctx) {
    const { table: t, you } = ctx
    const used: Piece[] = []
    while (used.length < upTo) {
      const usable = usableCharacters(t, you, again).filter((piece) => !used.includes(piece))
      if (usable.length === 0) return
      const options = usable.map((piece) => activation(piece, t.card(piece).id))
      const chosen = yield* t.choose({
        seat: you,
        rule: again ? 'character.activate' : 'favor.activate-in-planning',
        text: used.length === 0 ? 'activate' : 'activate-more',
        among: used.length === 0 ? options : [...options, DONE],
        source: ctx.source,
      })
      if (!('piece' in chosen)) return
      used.push(chosen.piece)
      yield* activateCharacter(t, you, chosen.piece)
    }
  },
  feasible: ({ again }, { table, you }) => hasUsableCharacter(table, you, again),
  describe: {
    en: ({ upTo, again }, v) =>
      upTo === 1
        ? `${v('Activate', 'Activate', 'Activates')} 1 Character in your PRESENT without using an action`
        : `${v('Activate', 'Activate', 'Activates')} up to ${upTo} different Characters in your PRESENT, one after the other${again ? ', even if they are already Activated' : ''}`,
    fr: ({ upTo, again }, v) =>
      upTo === 1
        ? `${v('Activez', 'Activer', 'Active')} 1 Personnage de votre PRÉSENT sans dépenser d’action`
        : `${v('Activez', 'Activer', 'Active')} jusqu’à ${upTo} Personnages différents de votre PRÉSENT, l’un après l’autre${again ? ', même s’ils sont déjà Activés' : ''}`,
  },
  worth: ({ upTo }, { table, you }) =>
    0.8 * VALUES.activation * Math.min(upTo, table.zone('present-characters', you).size),
})
