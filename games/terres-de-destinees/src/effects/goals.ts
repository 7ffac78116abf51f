import type { Seat } from '@sablier/kernel'
import { FAMILIES, type Family, TYPES, type Type } from '../cards/card.ts'
import { playing } from '../procedures/row.ts'
import { handSize, isOut } from '../procedures/survivors.ts'
import type { StepEnd } from '../procedures/victory.ts'
import type { Context, Table } from '../shape.ts'
import { inWords } from '../text/nouns.ts'
import { defineTest } from './define-op.ts'

const stepOf = (ctx: Context): StepEnd => ctx.happening as StepEnd

/** Cards of a family that count for Destinies: those acquired, some of them twice; support does not count. */
export function countFamily(t: Table, seat: Seat, family: Family): number {
  let n = 0
  for (const piece of t.zone('in-play', seat).pieces) {
    const card = playing(t, piece)
    if (card.family === family) n += card.power[0]?.op === 'counts-twice' ? 2 : 1
  }
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
    table.zone('in-play', you).size * 2 >= n && countFamily(table, you, family) >= n,
  describe: {
    en: ({ family, n }) => `have ${inWords('en', n)} {icon:${family}} cards in play`,
    fr: ({ family, n }) => `avoir ${inWords('fr', n)} cartes {icon:${family}} en jeu`,
  },
})
/** Enough cards of any one family. */
export const ofOneFamily = defineTest('of-one-family', {
  holds: ({ n }, { table, you }) =>
    table.zone('in-play', you).size * 2 >= n && FAMILIES.some((family) => countFamily(table, you, family) >= n),
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
/** Another player is saved. */
export const otherSaved = defineTest('other-saved', {
  holds: (_, ctx) => stepOf(ctx).saved.some((seat) => seat !== ctx.you),
  describe: {
    en: () => 'another player who should have been eliminated is saved by a card or a Token',
    fr: () => 'un autre joueur échappe à l’élimination grâce à une carte ou à un Jeton',
  },
})
/** Another player is eliminated by you. */
export const otherEliminated = defineTest('other-eliminated', {
  holds: (_, ctx) => stepOf(ctx).cause === ctx.you && stepOf(ctx).lost.some((seat) => seat !== ctx.you),
  describe: {
    en: () => 'eliminate another player with a power that you use or with a Permanent power of yours',
    fr: () => 'éliminer un autre joueur grâce à un pouvoir que vous utilisez ou à l’un de vos pouvoirs permanents',
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
