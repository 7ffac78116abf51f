import { type Effect, type Flow, membersOf, type Piece, type Seat } from '@sablier/kernel'
import { cardsInPlay, hasPower, playing, powerRule } from '../procedures/row.ts'
import { handSize, otherSurvivors, survivors } from '../procedures/survivors.ts'
import type { Context, Rule, Table } from '../shape.ts'
import { inWords } from '../text/nouns.ts'
import { defineGroup } from './define-op.ts'
import { guardHand, guardRow } from './permanents.ts'

const countFighters = (t: Table, seat: Seat): number =>
  cardsInPlay(t, seat).filter((piece) => playing(t, piece).type === 'combattant').length

/** Another player. */
export const another = defineGroup('another', {
  members: (_, { table, you }) => otherSurvivors(table, you),
  describe: { en: () => 'another player of your choice', fr: () => 'un autre joueur de votre choix' },
})
/** Any player, yourself included. */
export const anyone = defineGroup('anyone', {
  members: (_, { table, you }) => survivors(table, you),
  describe: { en: () => 'any player, yourself included', fr: () => 'un joueur de votre choix, vous y compris' },
})
/** Another player with fewer Fighters in play. */
export const fewerFighters = defineGroup('fewer-fighters', {
  members: (_, { table, you }) => {
    const own = countFighters(table, you)
    return otherSurvivors(table, you).filter((seat) => countFighters(table, seat) < own)
  },
  describe: {
    en: () => 'another player who has fewer Fighters in play than you',
    fr: () => 'un autre joueur qui a moins de Combattants en jeu que vous',
  },
})
/** Another player with more cards in hand. */
export const richer = defineGroup('richer', {
  members: (_, { table, you }) => {
    const own = handSize(table, you)
    return otherSurvivors(table, you).filter((seat) => handSize(table, seat) > own)
  },
  describe: {
    en: () => 'another player who holds more cards than you',
    fr: () => 'un autre joueur qui en a plus que vous',
  },
})
/** Another player with at least so many cards in hand. */
export const holding = defineGroup('holding', {
  members: ({ n }, { table, you }) => otherSurvivors(table, you).filter((seat) => handSize(table, seat) >= n),
  describe: {
    en: ({ n }) => `another player holding at least ${inWords('en', n)} cards`,
    fr: ({ n }) => `un autre joueur qui a au moins ${inWords('fr', n)} cartes en main`,
  },
})
/** The seats that hold the most cards. */
export const mostCards = defineGroup('most-cards', {
  members: (_, { table, you }) => {
    const all = survivors(table, you)
    const most = Math.max(...all.map((seat) => handSize(table, seat)))
    return all.filter((seat) => handSize(table, seat) === most)
  },
  describe: {
    en: () => 'the player holding the most cards (possibly you; you break ties)',
    fr: () => 'le joueur qui a le plus de cartes en main (ce peut être vous ; en cas d’égalité, vous choisissez)',
  },
})

export const GROUPS = [another, anyone, fewerFighters, richer, holding, mostCards] as const

/** Members of a group who have a hand card to lose. */
export function withCards(who: Effect, ctx: Context): Seat[] {
  return membersOf(who, ctx).filter((seat) => handSize(ctx.table, seat) > 0)
}

/** Whether another player's powers may take cards from this hand or make its owner give some. */
export const isHandOpen = (t: Table, seat: Seat): boolean => !hasPower(t, seat, guardHand)

/** Whether another player's powers may move, swap or discard the cards in front of this player. */
export const isRowOpen = (t: Table, you: Seat, seat: Seat): boolean => seat === you || !hasPower(t, seat, guardRow)

/** The rule by which the power at work is used, for asks and lines that are about the power itself. */
export const ruleOf = ({ table, source }: Context): Rule =>
  source === undefined ? 'power.activation' : powerRule(table, source)

/** Names the card whose power asks. */
export const because = ({ source }: Context): { source: Piece | undefined } => ({ source })

/** The user of a power chooses whom it hits. */
export function pickTarget(ctx: Context, from: readonly Seat[], rule: Rule = ruleOf(ctx), text = 'target'): Flow<Seat> {
  return ctx.table.pickSeat({ seat: ctx.you, rule, text, from, ...because(ctx) })
}
