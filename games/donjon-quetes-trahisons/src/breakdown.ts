import type { Seat, SeenEvent } from '@sablier/kernel'
import { finalScore } from './scoring.ts'
import type { Table } from './shape.ts'

/** Where trophy points come from, in the order in which they are shown. */
export const TROPHY_SOURCES = ['monsters', 'arenas', 'quests', 'bought', 'ceded', 'events', 'unfinished'] as const
export type TrophySource = (typeof TROPHY_SOURCES)[number]

/** What the rule that an act cites is a source of. */
const SOURCES: Readonly<Record<string, TrophySource>> = {
  'combat.win-monster': 'monsters',
  'special.dragon.reward': 'monsters',
  'arena.attackers-win': 'arenas',
  'arena.defenders-win': 'arenas',
  'quest.main-reward': 'quests',
  'quest.secondary-reward': 'quests',
  'rest.buy-trophy': 'bought',
  'alliance.trophy-cession': 'ceded',
  'event.first-last': 'events',
  'event.day-in-hell-loss': 'events',
}

/** What a change of trophy points by this rule counts as. */
export const sourceOf = (rule: string): TrophySource => SOURCES[rule] ?? 'events'

/** A seat's points by source; they add up to its final score. Unfinished quests count as a loss. */
export function breakdown(t: Table, events: readonly SeenEvent[], seat: Seat): Readonly<Record<TrophySource, number>> {
  const points: Record<TrophySource, number> = {
    monsters: 0,
    arenas: 0,
    quests: 0,
    bought: 0,
    ceded: 0,
    events: 0,
    unfinished: 0,
  }
  for (const event of events)
    if (event.type === 'track-changed' && event.name === 'trophies' && event.seat === seat)
      points[sourceOf(event.rule)] += event.to - event.from
  points.unfinished = finalScore(t, seat) - t.track('trophies', seat)
  return points
}
