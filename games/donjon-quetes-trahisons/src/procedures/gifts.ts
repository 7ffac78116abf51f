import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { type Goods, isRecord, tradeFault } from './goods.ts'
import { haggle } from './haggling.ts'
import { objectsOf } from './outfit.ts'

type Gift = { readonly to: Seat; readonly give: Goods } | { readonly withdraw: true }

function giftIdeas(t: Table, seat: Seat, others: readonly Seat[]): Gift[] {
  const [spoil] = t.zone('spoils', seat).pieces
  const [object] = objectsOf(t, seat)
  const goods: Goods[] = [
    { gems: 1 },
    { gems: 2 },
    ...(spoil === undefined ? [] : [{ spoils: [t.card(spoil).id] }]),
    ...(object === undefined ? [] : [{ objects: [t.card(object).id] }]),
  ]
  return others.flatMap((to) =>
    goods.filter((give) => tradeFault(t, seat, to, give, {}) === null).map((give) => ({ to, give })),
  )
}

/** The defender of an Arena offers goods to another player, for nothing in return. */
export function* giveGift(t: Table, seat: Seat): Flow<void> {
  const others = t.turnOrder(seat).slice(1)
  t.cite('rest.defender-pays').add('offers', 1, seat)
  const gift = yield* t.propose<Gift>(() => ({
    seat,
    rule: 'rest.defender-pays',
    text: 'gift',
    candidates: [...giftIdeas(t, seat, others), { withdraw: true }],
    check: (made) => {
      if (!isRecord(made)) return 'rest.defender-pays'
      if (made['withdraw'] === true) return null
      if (!others.includes(made['to'] as Seat)) return 'rest.defender-pays'
      return tradeFault(t, seat, made['to'] as Seat, made['give'], {})
    },
  }))
  if ('withdraw' in gift) return
  yield* haggle(t, { kind: 'gift', from: seat, to: gift.to, give: gift.give, want: {} }, 'rest.defender-pays')
}
