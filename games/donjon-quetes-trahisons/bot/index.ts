import type { AnyTable, GameBot } from '@sablier/bots'
import type { Offer, Seat } from '@sablier/kernel'
import type { Table } from '../src/shape.ts'
import { features } from './features.ts'
import { policy } from './policy.ts'
import { reasons, texts } from './reasons.ts'
import { suggest } from './suggest.ts'
import { tradeTaken } from './trade-policy.ts'
import { value } from './value.ts'

/** Quests are cashed in as soon as they can be; offers are answered, and made where both gain. */
function takes(table: AnyTable, seat: Seat, offers: readonly Offer[]): string | null {
  const claim = offers.find((offer) => offer.id.startsWith('claim:'))
  return claim ? claim.id : tradeTaken(table as Table, seat, offers)
}

/** Answers to somebody's offer are thought about, unless a quest can be cashed in first. */
function weighs(_: AnyTable, __: Seat, offers: readonly Offer[]): readonly string[] {
  if (offers.some(({ id }) => id.startsWith('claim:'))) return []
  return offers.map(({ id }) => id).filter((id) => /^(accept|refuse|counter):/.test(id))
}

/**
 * What a good adventurer looks at. The novice sees what an answer brings at once, the adept two answers ahead, the master
 * five, with a tree that grows late: dice blur the rest, and with time enough for both, two turns ahead lost to five answers.
 * All leave the policy on proof only, or they would haggle for ever.
 */
export const bot: GameBot = {
  value,
  features,
  policy,
  takes,
  weighs,
  suggest,
  reasons,
  texts,
  levels: {
    novice: { cutoff: 0 },
    adept: { turns: 1, cutoff: 2, trust: 2 },
    master: { turns: 1, cutoff: 5, trust: 2, ripe: 1000 },
  },
}
