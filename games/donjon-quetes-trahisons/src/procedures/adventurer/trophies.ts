import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { finalResult } from '../../scoring.ts'
import type { Table } from '../../shape.ts'

/** Gives trophy points; whether the game is over is asked once the whole step is done. */
export function gainTrophies(t: Table, rule: RuleId, seat: Seat, n: number): void {
  if (n <= 0) return
  t.cite(rule).add('trophies', n, seat)
  t.cite(rule).say('trophies-gained', { seat: { seat }, n })
}

/** Takes trophy points away, never below 0. */
export function loseTrophies(t: Table, rule: RuleId, seat: Seat, n: number): void {
  const lost = -t.cite(rule).add('trophies', -n, seat)
  if (lost > 0) t.cite(rule).say('trophies-lost', { seat: { seat }, n: lost })
}

/** The agreed number of trophy points. */
export function targetOf(t: Table): number {
  return t.seats.length === 2 ? 12 : Number(t.options['target'])
}

/** Ends the game at once if somebody has reached the agreed number. */
export function endAtTarget(t: Table): void {
  const target = targetOf(t)
  for (const seat of t.seats)
    if (t.track('trophies', seat) >= target) t.finish('end.trophy-target', finalResult(t, 'trophy-target'))
}

/** Ends the game once the last card of the Dungeon has been played out. */
export function endAtEmptyDungeon(t: Table): void {
  if (t.zone('dungeon').isEmpty) t.finish('end.deck-empty', finalResult(t, 'deck-empty'))
}
