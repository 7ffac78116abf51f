import type { Language, Piece, Seat } from '@sablier/kernel'
import type { Type } from '../cards/card.ts'
import { cardsInPlay, isEngaged, playing } from '../procedures/row.ts'
import { nextSurvivor, survivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { borrow, canBorrow, whyNotBorrowed } from './borrowing.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

/** Which cards a copying card reaches. */
export type Reach = Ops['copy']

/** In front of whom the cards may lie: your own are blocked in a Lich turn. */
function owners({ adjacent }: Reach, { table, you }: Context): Seat[] {
  const all = survivors(table, you)
  if (adjacent) return all.filter((seat) => nextSurvivor(table, you) === seat || nextSurvivor(table, seat) === you)
  return table.fact('lich') === NO_SEAT ? all : all.filter((seat) => seat !== you)
}

/** The cards that a copying card can name, whether or not their power can be used now. */
function withinReach(reach: Reach, ctx: Context): Piece[] {
  const found: Piece[] = []
  for (const seat of owners(reach, ctx))
    for (const piece of cardsInPlay(ctx.table, seat)) {
      const { family, type } = playing(ctx.table, piece)
      if (reach.family !== undefined && family !== reach.family) continue
      if (reach.type !== undefined && type !== reach.type) continue
      if (reach.engaged && !isEngaged(ctx.table, piece)) continue
      found.push(piece)
    }
  return found
}
/** The cards whose power a copying card can use now. */
export const copyable = (reach: Reach, ctx: Context): Piece[] =>
  withinReach(reach, ctx).filter((piece) => canBorrow(ctx, piece))
/** Does the rule against copying copies alone leave nothing to copy? */
export const onlyCopies = (reach: Reach, ctx: Context): boolean =>
  withinReach(reach, ctx).some((piece) => whyNotBorrowed(ctx, piece) === 'ruling.no-copy-of-copies')

function reachEn({ family, type, engaged, adjacent }: Reach): string {
  if (adjacent) return 'a card of any family in front of an adjacent player'
  const which = engaged ? 'an engaged card' : family ? `another {icon:${family}} card` : `a {icon:${type as Type}}`
  return `${which} in play, in front of any player`
}
function reachFr({ family, type, engaged, adjacent }: Reach): string {
  if (adjacent) return 'd’une carte de n’importe quelle famille chez un joueur adjacent'
  const which = engaged
    ? 'd’une carte engagée'
    : family
      ? `d’une autre carte {icon:${family}}`
      : `d’un {icon:${type as Type}}`
  return `${which} en jeu, chez n’importe quel joueur`
}
const evenIf = (language: Language, { type, engaged }: Reach): string => {
  if (engaged) return ''
  return language === 'en' ? ', even if it is engaged' : `, même ${type ? 'engagé' : 'engagée'}`
}

/** Use the Activation power of another card, even an engaged one, without engaging it. */
export const copy = defineOp('copy', {
  *perform(reach, ctx) {
    yield* borrow(ctx, 'faq.copy.engaged-target-allowed', withinReach(reach, ctx))
  },
  feasible: (reach, ctx) => copyable(reach, ctx).length > 0,
  describe: {
    en: (reach) =>
      `use the Activation power of ${reachEn(reach)}${evenIf('en', reach)}, unless it borrows powers itself. Do not engage it`,
    fr: (reach) =>
      `utilisez le pouvoir d’activation ${reachFr(reach)}${evenIf('fr', reach)}, sauf ${reach.type ? 's’il emprunte lui-même' : 'si elle emprunte elle-même'} des pouvoirs. Ne l’engagez pas`,
  },
  worth: () => 1,
})
