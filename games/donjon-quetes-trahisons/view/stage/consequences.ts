import type { SeenEvent } from '@sablier/kernel'

/** Lines that tell what a fight led to. */
const AFTER_DICE = [
  'stayed-neutral',
  'pot-won',
  'object-plundered',
  'spoil-plundered',
  'gems-handed',
  'gems-gained',
  'trophies-gained',
  'trophies-lost',
  'wounded',
  'spoil-won',
  'familiar-died',
  'charmed-fled',
  'charmed-killed',
  'fairy-saved',
  'defeat-forgotten',
  'draconic-lost',
  'temple-robbed',
  'hell-won',
  'word-broken',
  'word-kept',
]
const MOST = 8

/** What was told after the latest totals and follows from the fight. */
export function consequencesOf(events: readonly SeenEvent[]): SeenEvent[] {
  const isTotals = (event: SeenEvent) => event.type === 'said' && event.key === 'totals'
  const from = events.findLastIndex(isTotals)
  return events
    .slice(from + 1)
    .filter((event) => event.type === 'said' && AFTER_DICE.includes(event.key))
    .slice(0, MOST)
}
