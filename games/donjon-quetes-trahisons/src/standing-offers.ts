import type { Flow, Offer, Seat } from '@sablier/kernel'
import { addCallOffers } from './procedures/fight/calls.ts'
import { claim, claimable } from './procedures/quest/claims.ts'
import { addOffers } from './procedures/trade/offering.ts'
import { lapseStale } from './procedures/trade/open-offers.ts'
import { dress } from './procedures/village/village.ts'
import { dressingOptions, type VillageOption } from './procedures/village/village-options.ts'
import type { shape, Table } from './shape.ts'

type Standing = Offer<typeof shape>

/** What a seat may do at any quiet moment, whoever is asked: cash in a quest, offer and answer, change outfit. */
export function standingOffers(t: Table, seat: Seat): Standing[] {
  const standing: Standing[] = []
  for (const piece of claimable(t, seat)) {
    const { id } = t.card(piece)
    standing.push({
      id: `claim:${id}`,
      rule: 'quest.claim',
      text: 'claim',
      params: { card: { card: id } },
      run: () => claimQuietly(t, seat, piece),
    })
  }
  addOffers(t, seat, standing)
  addCallOffers(t, seat, standing)
  addDressing(t, seat, standing)
  return standing
}

/** Spoils spent on a quest may have been on offer. */
function* claimQuietly(t: Table, seat: Seat, piece: number): Flow<void> {
  yield* claim(t, seat, piece)
  lapseStale(t)
}

/** Seats that are not asked may change outfit too, while the village is open. */
function addDressing(t: Table, seat: Seat, standing: Standing[]): void {
  if (seat === t.active || (t.phase !== 'supplies' && t.phase !== 'rest')) return
  for (const option of dressingOptions(t, seat))
    standing.push({
      id: option.id,
      rule: 'object.one-per-type',
      text: option.text,
      params: option.params,
      run: () => changeOutfit(t, seat, option),
    })
}

function* changeOutfit(t: Table, seat: Seat, option: VillageOption): Flow<void> {
  dress(t, seat, option)
}
