import type { Flow, Seat } from '@sablier/kernel'
import { giveGift } from '../procedures/gifts.ts'
import { hasGoods } from '../procedures/goods.ts'
import { mayOffer } from '../procedures/haggling.ts'
import { settleSurplus } from '../procedures/outfit.ts'
import { betray, dueOf, honour, settlePromises } from '../procedures/promises.ts'
import { visitVillage } from '../procedures/village.ts'
import { debtOptions } from '../procedures/village-options.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 5: accounts are settled or not, the village is open once more, surplus objects go back. */
export function* rest(t: Table): Flow<Phase> {
  for (const seat of t.seats)
    for (const name of ['offers', 'dressings'] as const)
      if (t.track(name, seat) !== 0) t.cite('rest.trade').setTrack(name, 0, seat)
  if (t.fact('refused').length > 0) t.cite('rest.trade').set('refused', [])
  settlePromises(t)
  const { defender } = t.fact('aftermath')
  if (defender >= 0) yield* defenderSettles(t, defender)
  yield* visitVillage(t, t.active, true)
  for (const index of dueOf(t, t.active)) betray(t, index)
  yield* settleSurplus(t)
  return 'quest-completed'
}

const DONE = { id: 'end', act: 'end', text: 'end', n: 0 } as const
const GIFT = { id: 'gift', act: 'gift', text: 'gift', n: 0 } as const

/** After an Arena the defender too may keep promises and make gifts. */
function* defenderSettles(t: Table, seat: Seat): Flow<void> {
  while (dueOf(t, seat).length > 0 || (hasGoods(t, seat) && mayOffer(t, seat))) {
    const option = yield* t.choose(() => ({
      seat,
      rule: 'rest.defender-pays',
      always: true,
      among: [DONE, ...(mayOffer(t, seat) && hasGoods(t, seat) ? [GIFT] : []), ...debtOptions(t, seat)],
    }))
    if (option.act === 'gift') yield* giveGift(t, seat)
    else if (option.act === 'honour') yield* honour(t, option.n)
    else if (option.act === 'betray') betray(t, option.n)
    else break
  }
  for (const index of dueOf(t, seat)) betray(t, index)
}
