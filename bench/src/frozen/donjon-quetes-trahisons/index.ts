import { named } from '@sablier/donjon-quetes-trahisons/src/procedures/adventurer/heroes'
import { unfinishedOf } from '@sablier/donjon-quetes-trahisons/src/procedures/quest/claims'
import type { Table } from '@sablier/donjon-quetes-trahisons/src/shape'
import type { Offer, Seat } from '@sablier/kernel'
import type { AnyTable, GameBot } from '../search/game-bot.ts'
import { endByClaim } from './ending.ts'
import { policy } from './policy.ts'
import { suggest } from './suggest.ts'
import { value } from './value.ts'

/** Would cashing in this quest end the game in another's favour? */
function losesBy(t: Table, seat: Seat, quest: string): boolean {
  const piece = named(t, unfinishedOf(t, seat), quest)
  return piece !== undefined && endByClaim(t, seat, piece) === 'lost'
}

/** Quests are cashed in as soon as they can be; it knows no trades as they are now. */
function takes(table: AnyTable, seat: Seat, offers: readonly Offer[]): string | null {
  const t = table as Table
  const claim = offers.find(({ id }) => id.startsWith('claim:') && !losesBy(t, seat, id.slice('claim:'.length)))
  return claim?.id ?? null
}

/** Answers to somebody's offer are thought about, unless a quest can be cashed in first. */
function weighs(_: AnyTable, __: Seat, offers: readonly Offer[]): readonly string[] {
  if (offers.some(({ id }) => id.startsWith('claim:'))) return []
  return offers.map(({ id }) => id).filter((id) => /^(accept|refuse|counter):/.test(id))
}

/**
 * What a good adventurer looks at. The novice takes what looks best at once and overlooks one answer in ten; the adept looks two
 * answers ahead and overlooks one in twenty; the master plays every answer out to the end of the turn, so that none looks better
 * only because the fight is put off by talking, and leaves what experience says on proof only.
 */
export const bot: GameBot = {
  value,

  policy,
  takes,
  weighs,
  suggest,
  levels: {
    novice: { cutoff: 0, trust: 0, oversight: 0.1 },
    adept: { turns: 1, cutoff: 2, trust: 0, oversight: 0.05 },
    master: { turns: 1, cutoff: 40, trust: 2, ripe: 1000 },
  },
}
