import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { defineOp } from './define-op.ts'

function* maySwap(t: Table, seat: Seat): Flow<void> {
  const from = t.zone('secondary-quests', seat).pieces.slice()
  const [chosen] = yield* t.pickSome({ seat, rule: 'event.new-choice', from, min: 0, max: 1, always: true })
  if (chosen === undefined) return t.cite('event.new-choice').say('quest-kept', { seat: { seat } })
  const main = t.zone('main-quest', seat).top as Piece
  t.cite('event.new-choice').move(main, t.zone('secondary-quests', seat))
  t.cite('event.new-choice').move(chosen, t.zone('main-quest', seat))
  t.cite('event.new-choice').say('quest-swapped', { seat: { seat } })
}

/** Everybody may swap an unfinished main quest with one of their secondary quests, in secret and at once. */
export const swapMainQuests = defineOp('swap-main-quests', {
  *perform(_, { table }) {
    const seats = table
      .turnOrder()
      .filter((seat) => !table.zone('main-quest', seat).isEmpty && !table.zone('secondary-quests', seat).isEmpty)
    yield* table.together(seats, (seat) => maySwap(table, seat))
  },
  feasible: () => true,
  describe: {
    en: () => 'every player may swap their main quest with one of their unfinished secondary quests',
    fr: () => 'chaque joueur peut échanger sa quête principale contre une de ses quêtes secondaires inachevées',
  },
})
