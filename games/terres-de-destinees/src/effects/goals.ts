import type { Seat } from '@sablier/kernel'
import { FAMILIES, type Family, TYPES, type Type } from '../cards/card.ts'
import { GRACE, jetonOf } from '../procedures/jeton.ts'
import { playing } from '../procedures/row.ts'
import { handSize, isOut, otherSurvivors, survivors } from '../procedures/survivors.ts'
import type { StepEnd } from '../procedures/victory.ts'
import type { Context, Table } from '../shape.ts'
import { inWords } from '../text/nouns.ts'
import { defineTest } from './define-op.ts'
import { jetonName } from './jeton-name.ts'

const stepOf = (ctx: Context): StepEnd => ctx.happening as StepEnd

/** Cards of a family that count for Destinies: those acquired; support does not count. */
export function countFamily(t: Table, seat: Seat, family: Family): number {
  let n = 0
  for (const piece of t.zone('in-play', seat).pieces) if (playing(t, piece).family === family) n++
  return n
}
/** Cards of a type that count for Destinies. */
export function countType(t: Table, seat: Seat, type: Type): number {
  let n = 0
  for (const piece of t.zone('in-play', seat).pieces) if (playing(t, piece).type === type) n++
  return n
}

/** Enough cards of one given family. */
export const ofFamily = defineTest('of-family', {
  holds: ({ family, n }, { table, you }) =>
    table.zone('in-play', you).size >= n && countFamily(table, you, family) >= n,
  describe: {
    en: ({ family, n }) => `have ${inWords('en', n)} {icon:${family}} cards in play`,
    fr: ({ family, n }) => `avoir ${inWords('fr', n)} cartes {icon:${family}} en jeu`,
  },
})
/** Enough cards of any one family. */
export const ofOneFamily = defineTest('of-one-family', {
  holds: ({ n }, { table, you }) =>
    table.zone('in-play', you).size >= n && FAMILIES.some((family) => countFamily(table, you, family) >= n),
  describe: {
    en: ({ n }) => `have ${inWords('en', n)} cards of one family in play`,
    fr: ({ n }) => `avoir ${inWords('fr', n)} cartes d’une même famille en jeu`,
  },
})
const PLURAL_TYPES: Readonly<Record<Type, { en: string; fr: string }>> = {
  combattant: { en: 'Fighters', fr: 'Combattants' },
  terrain: { en: 'Lands', fr: 'Terrains' },
  livre: { en: 'Books', fr: 'Livres' },
}
/** Enough cards of a type. */
export const ofType = defineTest('of-type', {
  holds: ({ type, n, among = n }, { table, you }) =>
    table.zone('in-play', you).size >= among && countType(table, you, type) >= n,
  describe: {
    en: ({ type, n, among }) =>
      among
        ? `have at least ${inWords('en', among)} cards in play, with ${inWords('en', n)} ${PLURAL_TYPES[type].en} among them`
        : `have ${inWords('en', n)} ${PLURAL_TYPES[type].en} in play`,
    fr: ({ type, n, among }) =>
      among
        ? `avoir au moins ${inWords('fr', among)} cartes en jeu, dont ${inWords('fr', n)} ${PLURAL_TYPES[type].fr}`
        : `avoir ${inWords('fr', n)} ${PLURAL_TYPES[type].fr} en jeu`,
  },
})
/** Enough cards with every family and every type among them. */
export const allKinds = defineTest('all-kinds', {
  holds: ({ n }, { table, you }) =>
    table.zone('in-play', you).size >= n &&
    FAMILIES.every((family) => countFamily(table, you, family) > 0) &&
    TYPES.every((type) => countType(table, you, type) > 0),
  describe: {
    en: ({ n }) => `have at least ${inWords('en', n)} cards in play, with every family and every type among them`,
    fr: ({ n }) =>
      `avoir en jeu au moins ${inWords('fr', n)} cartes qui réunissent toutes les familles et tous les types`,
  },
})
/** A lead in hand cards at the end of one's own turn, with some cards in play. */
export const handLead = defineTest('hand-lead', {
  holds: ({ n, inPlay }, ctx) => {
    const { table, you } = ctx
    if (stepOf(ctx).on !== 'end-step' || you !== table.active) return false
    if (table.zone('in-play', you).size < inPlay) return false
    const own = handSize(table, you)
    return table.seats.every((seat) => seat === you || isOut(table, seat) || own >= handSize(table, seat) + n)
  },
  describe: {
    en: ({ n, inPlay }) =>
      `at the end of your turn, have at least ${inWords('en', inPlay)} cards in play and hold at least ${inWords('en', n)} cards more than each other player`,
    fr: ({ n, inPlay }) =>
      `à la fin de votre tour, avoir au moins ${inWords('fr', inPlay)} cartes en jeu et, en main, au moins ${inWords('fr', n)} cartes de plus que chacun des autres joueurs`,
  },
})
/** Cards gained through powers in one turn. */
export const gainedByPowers = defineTest('gained-by-powers', {
  holds: ({ n }, { table, you }) => you === table.active && table.track('gained') >= n,
  describe: {
    en: ({ n }) => `in one of your turns, gain ${inWords('en', n)} or more cards through the powers of cards`,
    fr: ({ n }) => `pendant l’un de vos tours, gagner au moins ${inWords('fr', n)} cartes grâce aux pouvoirs de cartes`,
  },
})
/** Whether every survivor owns the Token that saves. */
const allSafe = (t: Table): boolean => survivors(t).every((seat) => jetonOf(t, seat, GRACE) !== null)

/** Another player is saved, or everybody is safe and some cards are in play. */
export const otherSaved = defineTest('other-saved', {
  holds: ({ inPlay }, ctx) =>
    stepOf(ctx).saved.some((seat) => seat !== ctx.you) ||
    (ctx.table.zone('in-play', ctx.you).size >= inPlay && allSafe(ctx.table)),
  describe: {
    en: ({ inPlay }) =>
      `another player who should have been eliminated is saved by a card or a Token, or you have at least ${inWords('en', inPlay)} cards in play and all players own ${jetonName('en', GRACE)}`,
    fr: ({ inPlay }) =>
      `un autre joueur échappe à l’élimination grâce à une carte ou à un Jeton, ou vous avez au moins ${inWords('fr', inPlay)} cartes en jeu et tous les joueurs possèdent ${jetonName('fr', GRACE)}`,
  },
})
/** Another player is eliminated by you, or you use a power while everybody else is nearly. */
export const otherEliminated = defineTest('other-eliminated', {
  holds: ({ left }, ctx) => {
    const { cause, lost } = stepOf(ctx)
    if (cause !== ctx.you) return false
    const others = otherSurvivors(ctx.table, ctx.you)
    return lost.some((seat) => seat !== ctx.you) || others.every((seat) => handSize(ctx.table, seat) <= left)
  },
  describe: {
    en: ({ left }) =>
      `with a power of yours, eliminate another player, or use one after which no other player holds more than ${inWords('en', left)} cards`,
    fr: ({ left }) =>
      `éliminer un autre joueur grâce à l’un de vos pouvoirs, ou en utiliser un après lequel aucun autre n’a plus de ${inWords('fr', left)} cartes en main`,
  },
})
/** Enough different Tokens. */
export const ownJetons = defineTest('own-jetons', {
  holds: ({ n }, { table, you }) => table.zone('jeton', you).size >= n,
  describe: {
    en: ({ n }) => `own ${inWords('en', n)} different Tokens`,
    fr: ({ n }) => `posséder ${inWords('fr', n).replace('une', 'un')} Jetons différents`,
  },
})

export const GOALS = [
  ofFamily,
  ofOneFamily,
  ofType,
  allKinds,
  handLead,
  gainedByPowers,
  otherSaved,
  otherEliminated,
  ownJetons,
] as const
