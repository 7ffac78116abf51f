import { canDraw, turnUp } from '../procedures/decks.ts'
import { clearDisplay, itemOf } from '../procedures/items.ts'
import { defineOp } from './define-op.ts'

/** Turn up common items and buy any of them at their price. */
export const buyFromDisplay = defineOp('buy-from-display', {
  *perform({ n }, { table: t, you, source }) {
    turnUp(t, 'common', n)
    for (;;) {
      const gold = t.track('gold', you)
      const offered = t.zone('display').pieces.filter((piece) => itemOf(t, piece).price <= gold)
      const [bought] = yield* t.pickSome({
        seat: you,
        rule: 'opportunity.follow_text',
        text: 'buy-one',
        source,
        from: offered,
        min: 0,
        max: 1,
      })
      if (bought === undefined) break
      t.cite('opportunity.follow_text').add('gold', -itemOf(t, bought).price, you)
      t.cite('opportunity.follow_text').move(bought, t.zone('items', you))
      t.cite('opportunity.follow_text').say('bought', {
        seat: { seat: you },
        card: { piece: bought },
        n: itemOf(t, bought).price,
      })
    }
    clearDisplay(t)
  },
  feasible: (_, { table }) => canDraw(table, 'common'),
  describe: {
    en: ({ n }, v) =>
      `${v('turn up', 'turn up', 'turns up')} ${n} common items, ${v('buy', 'buy', 'buys')} any of them at their price and ${v('discard', 'discard', 'discards')} the rest`,
    fr: ({ n }, v) =>
      `${v('retournez', 'retourner', 'retourne')} ${n} objets communs, ${v('achetez ceux que vous voulez', 'acheter ceux que vous voulez', 'achète ceux qu’il veut')} à leur prix et ${v('défaussez', 'défausser', 'défausse')} les autres`,
  },
  worth: () => 1,
})
