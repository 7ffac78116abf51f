import type { TableSummary } from '@sablier/protocol'
import { seatName } from '../online/seat-name.ts'
import { reviewPath } from '../review/review-path.ts'
import type { LocalResult } from '../saved/results.ts'
import { findSaved } from '../saved/saved-games.ts'
import { ownSeat } from './statistics.ts'

/** A game that has ended, from this device or from the server. */
export interface FinishedGame {
  readonly id: string
  readonly game: string
  readonly at: number
  readonly outcome: 'won' | 'lost' | 'drawn' | 'stopped' | 'over'
  readonly names: readonly string[]
  readonly winners: readonly string[]
  readonly score: number | null
  /** Where it can be looked at again; null if it was not kept. */
  readonly replay: string | null
}

const outcomeOf = (winners: readonly number[], you: number | null): FinishedGame['outcome'] =>
  you === null ? 'over' : winners.includes(you) ? (winners.length > 1 ? 'drawn' : 'won') : 'lost'

export function ofDevice(result: LocalResult): FinishedGame {
  const { id, game, at, players, winners, scores } = result
  const you = ownSeat(result)
  const names = players.map(({ name }) => name)
  return {
    id,
    game,
    at,
    names,
    outcome: outcomeOf(winners, you),
    winners: winners.map((seat) => names[seat] ?? ''),
    score: you === null ? null : (scores[you] ?? null),
    replay: findSaved(id) ? `/review/${id}` : null,
  }
}

export function ofServer({ id, game, changedAt, seats, you, result, status }: TableSummary): FinishedGame {
  const people = seats.map((seat) => seat?.name)
  const names = seats.map((_, i) => seatName(people, i))
  const common = { id, game, at: changedAt, names }
  if (!result) return { ...common, outcome: 'stopped', winners: [], score: null, replay: null }
  return {
    ...common,
    outcome: outcomeOf(result.winners, you),
    winners: result.winners.map((seat) => names[seat] ?? ''),
    score: you === null ? null : (result.scores[you] ?? null),
    replay: status === 'read-only' ? null : reviewPath({ kind: 'table', id, invite: null }),
  }
}
