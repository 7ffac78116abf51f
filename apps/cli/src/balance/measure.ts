import type { AnyTable, Gauge } from '@sablier/bots'
import { Match } from '@sablier/kernel'
import { readEntry, type SimTable } from '../sim/play-game.ts'
import { BalanceTally } from './balance-tally.ts'
import type { KeptGame } from './kept-games.ts'

/** Plays kept games again, answer by answer, and counts. */
export function measure({ game, seats, options }: SimTable, kept: readonly KeptGame[], gauge?: Gauge): BalanceTally {
  const tally = new BalanceTally(game, seats, gauge)
  for (const { seed, entries } of kept) {
    const match = new Match({ game, seats, options, seed }, { listen: false })
    tally.cards.begun(match.table.state)
    for (const entry of entries) {
      if ('answer' in entry) tally.cards.answered(...readEntry(match, entry.seat, entry.answer))
      match.enter(entry)
      tally.stood(match.table as AnyTable)
    }
    tally.ended(match.table as AnyTable)
  }
  return tally
}
