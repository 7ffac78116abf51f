import type { Language, Piece, Seat } from '@sablier/kernel'
import type { Type } from '../cards/card.ts'
import { cardsInPlay, isEngaged, playing } from '../procedures/row.ts'
import { nextSurvivor, otherSurvivors } from '../procedures/survivors.ts'
import type { Context } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { borrow, canBorrow, whyNotBorrowed } from './borrowing.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

/** Which cards a copying card reaches. */
export type Reach = Ops['copy']

/** In front of whom the cards may lie: your own are blocked in a Lich turn. */
function owners({ reach }: Reach, { table, you }: Context): Seat[] {
  const others = otherSurvivors(table, you)
  if (reach === 'adjacent')
    return others.filter((seat) => nextSurvivor(table, you) === seat || nextSurvivor(table, seat) === you)
  const own = table.fact('lich') === NO_SEAT && reach !== 'rented' ? [you] : []
  return reach === 'own' ? own : [...own, ...others]
}

/** The cards that a copying card can name, whether or not their power can be used now. */
function withinReach(args: Reach, ctx: Context): Piece[] {
  const found: Piece[] = []
  for (const seat of owners(args, ctx))
    for (const piece of cardsInPlay(ctx.table, seat)) {
      const { family, type } = playing(ctx.table, piece)
      if (args.family !== undefined && family !== args.family) continue
      if (args.type !== undefined && type !== args.type) continue
      if (args.reach === 'engaged' && !isEngaged(ctx.table, piece)) continue
      found.push(piece)
    }
  return found
}
/** The cards whose power a copying card can use now. */
export const copyable = (args: Reach, ctx: Context): Piece[] =>
  withinReach(args, ctx).filter((piece) => canBorrow(ctx, piece))
/** Does the rule against copying copies alone leave nothing to copy? */
export const onlyCopies = (args: Reach, ctx: Context): boolean =>
  withinReach(args, ctx).some((piece) => whyNotBorrowed(ctx, piece) === 'ruling.no-copy-of-copies')

/** Where the cards within reach lie, in words. */
const PLACES: Readonly<Record<NonNullable<Reach['reach']>, { en: string; fr: string }>> = {
  engaged: {
    en: 'an engaged card in play, in front of any player',
    fr: 'd’une carte engagée en jeu, chez n’importe quel joueur',
  },
  adjacent: {
    en: 'a card of any family in front of an adjacent player',
    fr: 'd’une carte de n’importe quelle famille chez un joueur adjacent',
  },
  own: {
    en: 'another card of any family in front of you',
    fr: 'd’une autre de vos cartes en jeu, de n’importe quelle famille',
  },
  rented: {
    en: 'a card of any family in front of another player',
    fr: 'd’une carte de n’importe quelle famille chez un autre joueur',
  },
}
function reachEn({ family, type, reach }: Reach): string {
  if (reach) return PLACES[reach].en
  return `${family ? `another {icon:${family}} card` : `a {icon:${type as Type}}`} in play, in front of any player`
}
function reachFr({ family, type, reach }: Reach): string {
  if (reach) return PLACES[reach].fr
  return `${family ? `d’une autre carte {icon:${family}}` : `d’un {icon:${type as Type}}`} en jeu, chez n’importe quel joueur`
}
const evenIf = (language: Language, { type, reach }: Reach): string => {
  if (reach === 'engaged') return ''
  return language === 'en' ? ', even if it is engaged' : `, même ${type ? 'engagé' : 'engagée'}`
}
const rentEn = ({ reach }: Reach): string => (reach === 'rented' ? '. Then its owner draws one card' : '')
const rentFr = ({ reach }: Reach): string => (reach === 'rented' ? '. Son propriétaire pioche ensuite une carte' : '')

/** Use the Activation power of another card, even an engaged one, without engaging it. */
export const copy = defineOp('copy', {
  *perform(args, ctx) {
    const rent = args.reach === 'rented' ? 1 : 0
    yield* borrow(ctx, 'faq.copy.engaged-target-allowed', withinReach(args, ctx), rent)
  },
  feasible: (args, ctx) => copyable(args, ctx).length > 0,
  describe: {
    en: (args) =>
      `use the Activation power of ${reachEn(args)}${evenIf('en', args)}, unless it borrows powers itself. Do not engage it${rentEn(args)}`,
    fr: (args) =>
      `utilisez le pouvoir d’activation ${reachFr(args)}${evenIf('fr', args)}, sauf ${args.type ? 's’il emprunte lui-même' : 'si elle emprunte elle-même'} des pouvoirs. Ne l’engagez pas${rentFr(args)}`,
  },
  worth: () => 1,
})
