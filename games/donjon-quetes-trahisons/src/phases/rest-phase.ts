import type { Flow, Seat } from '@sablier/kernel'
import { settleSurplus } from '../procedures/adventurer/outfit.ts'
import { betray, dueOf, honour, isFavour } from '../procedures/promise/debts.ts'
import { settlePromises } from '../procedures/promise/promises.ts'
import { lapseStale } from '../procedures/trade/open-offers.ts'
import { visitVillage } from '../procedures/village/village.ts'
import { debtOptions, debtRefusals } from '../procedures/village/village-options.ts'
import type { Phase, Table } from '../shape.ts'

/** Phase 5: accounts are settled or not, the village is open once more, surplus objects go back. */
export function* restPhase(t: Table): Flow<Phase> {
  t.cite('rest.trade').clear(['dressings'])
  settlePromises(t)
  const { defender } = t.fact('aftermath')
  if (defender >= 0) yield* defenderSettles(t, defender)
  yield* visitVillage(t, t.active, true)
  for (const index of dueOf(t, t.active)) if (!isFavour(t, index)) betray(t, index)
  yield* settleSurplus(t)
  return 'quest-completed'
}

const DONE = { id: 'end', act: 'end', text: 'end', n: 0 } as const

/** After an Arena the defender too may keep promises; gifts are offers like others. */
function* defenderSettles(t: Table, seat: Seat): Flow<void> {
  while (dueOf(t, seat).length > 0) {
    const option = yield* t.choose(() => ({
      seat,
      rule: 'rest.defender-pays',
      always: true,
      among: [DONE, ...debtOptions(t, seat)],
      refused: () => debtRefusals(t, seat),
    }))
    if (option.act === 'honour') yield* honour(t, option.n)
    else if (option.act === 'betray') betray(t, option.n)
    else break
    lapseStale(t)
  }
  for (const index of dueOf(t, seat)) if (!isFavour(t, index)) betray(t, index)
}
