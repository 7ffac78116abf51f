import type { AnyTable, GameBot } from '@sablier/bots'
import type { Offer, Seat } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { policy } from './policy.ts'
import { tradeTaken } from './trade-policy.ts'
import { value } from './value.ts'

/** Quests are cashed in as soon as they can be; offers are answered, and made where both gain. */
function takes(table: AnyTable, seat: Seat, offers: readonly Offer[]): string | null {
  const claim = offers.find((offer) => offer.id.startsWith('claim:'))
  return claim ? claim.id : tradeTaken(table as Table, seat, offers)
}

/** What a good adventurer looks at. */
export const bot: GameBot = { value, policy, takes }
