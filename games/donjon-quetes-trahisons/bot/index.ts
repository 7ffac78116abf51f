import type { GameBot } from '@sablier/bots'
import type { Offer, Seat, Taking } from '@sablier/kernel'
import { named } from '../src/procedures/adventurer/heroes.ts'
import { unfinishedOf } from '../src/procedures/quest/claims.ts'
import type { Table } from '../src/shape.ts'
import { endByClaim } from './ending.ts'
import { features } from './features.ts'
import { gauge } from './gauge.ts'
import { policy } from './policy.ts'
import { reasons, texts } from './reasons.ts'
import { worthOfName } from './reputation.ts'
import { suggest } from './suggest.ts'
import { answersWeighed, offerTaken } from './trade-policy.ts'
import { value } from './value.ts'

/** Would cashing in this quest end the game in another's favour? */
function losesBy(t: Table, seat: Seat, quest: string): boolean {
  const piece = named(t, unfinishedOf(t, seat), quest)
  return piece !== undefined && endByClaim(t, seat, piece) === 'lost'
}

/** Quests are cashed in as soon as they can be; offers are answered, and made where both gain. */
function takes(t: Table, seat: Seat, offers: readonly Offer[]): Taking | null {
  const claim = offers.find(({ id }) => id.startsWith('claim:') && !losesBy(t, seat, id.slice('claim:'.length)))
  return claim ? { take: claim.id } : offerTaken(t, seat, offers)
}

/** Answers to somebody's offer are thought about, unless a quest can be cashed in first. */
function weighs(t: Table, seat: Seat, offers: readonly Offer[]): readonly Taking[] {
  return offers.some(({ id }) => id.startsWith('claim:')) ? [] : answersWeighed(t, seat, offers)
}

/**
 * What a good adventurer looks at. The novice takes what looks best at once and overlooks one answer in ten; the adept looks two
 * answers ahead and overlooks one in twenty; the master plays every answer out to the end of the turn, so that none looks better
 * only because the fight is put off by talking, and leaves what experience says on proof only.
 */
export const bot: GameBot = {
  value,
  honour: worthOfName,
  features,
  policy,
  takes,
  weighs,
  suggest,
  reasons,
  gauge,
  texts,
  levels: {
    novice: { cutoff: 0, trust: 0, oversight: 0.1 },
    adept: { turns: 1, cutoff: 2, trust: 0, oversight: 0.05 },
    master: { turns: 1, cutoff: 40, trust: 2, ripe: 1000 },
  },
}
