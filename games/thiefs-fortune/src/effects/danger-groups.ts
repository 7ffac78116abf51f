import type { Card } from '../cards/card.ts'
import { hasMostDanger } from '../procedures/get-danger.ts'
import { defineGroup, defineTest } from './define-op.ts'
import type { Effect } from './effect.ts'

/** All players tied for the most Danger; nobody as long as no one has any. */
export const mostDanger = defineGroup('most-danger', {
  members: (_, { table }) => table.turnOrder().filter((seat) => hasMostDanger(table, seat)),
  describe: {
    en: () => 'each player with the most Danger',
    fr: () => 'chaque joueur ayant le plus de Danger',
  },
})

const isEffect = (value: unknown): value is Effect => value !== null && typeof value === 'object' && 'op' in value
const isAboutMostDanger = (effect: Effect): boolean =>
  mostDanger.is(effect) ||
  haveMostDanger.is(effect) ||
  Object.values(effect).some((part) => isEffect(part) && isAboutMostDanger(part))
/** Whether the ability of a card is about whoever has the most Danger. */
export const needsMostDanger = ({ ability }: Card): boolean =>
  ability.kind === 'activated' && isAboutMostDanger(ability.effect)

/** Everybody but you, clockwise. */
export const otherPlayers = defineGroup('other-players', {
  members: (_, { table, you }) => table.turnOrder(you).slice(1),
  describe: { en: () => 'each other player', fr: () => 'chaque autre joueur' },
})

/** You have the most Danger; a tie is enough. */
export const haveMostDanger = defineTest('have-most-danger', {
  holds: (_, { table, you }) => hasMostDanger(table, you),
  describe: { en: () => 'you have the most Danger', fr: () => 'vous avez le plus de Danger' },
})

/** Your Danger Track is empty. */
export const haveNoDanger = defineTest('have-no-danger', {
  holds: (_, { table, you }) => table.track('danger', you) === 0,
  describe: { en: () => 'you have no Danger', fr: () => 'vous n’avez aucun Danger' },
})
