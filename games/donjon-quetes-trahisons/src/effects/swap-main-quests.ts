import { defineOp, type Piece } from '@sablier/kernel'
import type { Table } from '../shape.ts'

/** Everybody may swap an unfinished main quest with one of their secondary quests, in secret and at once. */
export const swapMainQuests = defineOp<object, Table>('swap-main-quests', {
  *perform(_, { table }) {
    const seats = table
      .turnOrder()
      .filter((seat) => !table.zone('main-quest', seat).isEmpty && !table.zone('secondary-quests', seat).isEmpty)
    yield* table.together(seats, function* (seat) {
      const from = table.zone('secondary-quests', seat).pieces.slice()
      const [chosen] = yield* table.pickSome({ seat, rule: 'event.new-choice', from, min: 0, max: 1, always: true })
      if (chosen === undefined) return table.cite('event.new-choice').say('quest-kept', { seat: { seat } })
      const main = table.zone('main-quest', seat).top as Piece
      table.cite('event.new-choice').move(main, table.zone('secondary-quests', seat))
      table.cite('event.new-choice').move(chosen, table.zone('main-quest', seat))
      table.cite('event.new-choice').say('quest-swapped', { seat: { seat } })
    })
  },
  feasible: () => true,
  describe: {
    en: () => 'every player may swap their main quest with one of their unfinished secondary quests',
    fr: () => 'chaque joueur peut échanger sa quête principale contre une de ses quêtes secondaires inachevées',
  },
})
