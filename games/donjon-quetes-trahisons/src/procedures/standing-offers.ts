import type { Offer, Seat } from '@sablier/kernel'
import type { shape, Table } from '../shape.ts'
import { volunteerInArena } from './arena-talks.ts'
import { claim, claimable } from './claims.ts'
import { spectatorsOf } from './fight.ts'
import { possibleHelpers, volunteerAgainstMonster } from './monster-talks.ts'
import { mayPromise } from './promises.ts'

/** What a seat may do at any quiet moment, whoever is asked: cash in a quest, or offer help in a negotiation. */
export function standingOffers(t: Table, seat: Seat): Offer<typeof shape>[] {
  const claims = claimable(t, seat).map((piece): Offer<typeof shape> => {
    const { id } = t.card(piece)
    return {
      id: `claim:${id}`,
      rule: 'quest.claim',
      text: 'claim',
      params: { card: { card: id } },
      run: () => claim(t, seat, piece),
    }
  })
  return [...claims, ...volunteering(t, seat)]
}

function volunteering(t: Table, seat: Seat): Offer<typeof shape>[] {
  const fight = t.fact('fight')
  if (t.phase !== 'negotiation' || !fight || t.fact('talk') || !mayPromise(t, seat)) return []
  const inArena = fight.kind === 'arena'
  const open = inArena ? spectatorsOf(t, fight) : possibleHelpers(t, fight)
  if (!open.includes(seat)) return []
  const run = () => (inArena ? volunteerInArena(t, seat) : volunteerAgainstMonster(t, seat))
  return [{ id: 'volunteer', rule: 'alliance.who', text: 'volunteer', run }]
}
