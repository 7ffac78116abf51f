import type { Flow, Seat } from '@sablier/kernel'
import type { Table } from '../shape.ts'
import { type Goods, isRecord, tradeFault } from './goods.ts'
import { haggle } from './haggling.ts'
import { objectsOf } from './outfit.ts'

type Gift = { readonly to: Seat; readonly give: Goods } | { readonly withdraw: true }

const ONE_GEM: Goods = { gems: 1 }
const TWO_GEMS: Goods = { gems: 2 }

function giftIdeas(t: Table, seat: Seat, others: readonly Seat[]): Gift[] {
  const ideas: Gift[] = [{ withdraw: true }]
  const gems = t.track('gems', seat)
  const [spoil] = t.zone('spoils', seat).pieces
  const [object] = objectsOf(t, seat)
  for (const to of others) {
    if (gems > 0) ideas.push({ to, give: ONE_GEM })
    if (gems > 1) ideas.push({ to, give: TWO_GEMS })
    if (spoil !== undefined) ideas.push({ to, give: { spoils: [t.card(spoil).id] } })
    if (object !== undefined) ideas.push({ to, give: { objects: [t.card(object).id] } })
  }
  return ideas
}

/** The defender of an Arena offers goods to another player, for nothing in return. */
export function* giveGift(t: Table, seat: Seat): Flow<void> {
  const others = t.turnOrder(seat).slice(1)
  t.cite('rest.defender-pays').add('offers', 1, seat)
  const gift = yield* t.propose<Gift>(() => ({
    seat,
    rule: 'rest.defender-pays',
    text: 'gift',
    candidates: giftIdeas(t, seat, others),
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
