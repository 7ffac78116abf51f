import { LEVELS, type Level } from '@sablier/bots'
import type { LocalResult } from '../saved/results.ts'

/** What one person did in one game, in numbers. */
export interface Statistics {
  readonly played: number
  readonly won: number
  readonly best: number | null
  /** The strongest computer player that was at a table one won. */
  readonly beaten: Level | null
}

/** The seat of the person, where there was exactly one at the device. */
export function ownSeat({ players }: LocalResult): number | null {
  const people = players.flatMap(({ level }, seat) => (level === null ? [seat] : []))
  return people.length === 1 ? (people[0] as number) : null
}

/** Counts the games that one person played against computer players. */
export function statisticsOf(results: readonly LocalResult[]): Statistics {
  const own = results.flatMap((result) => {
    const seat = ownSeat(result)
    return seat === null ? [] : [{ result, seat }]
  })
  const wins = own.filter(({ result, seat }) => result.winners.includes(seat))
  const scores = own.map(({ result, seat }) => result.scores[seat] ?? 0)
  const levels = wins.flatMap(({ result }) =>
    result.players.flatMap(({ level }) => (level ? [LEVELS.indexOf(level)] : [])),
  )
  return {
    played: own.length,
    won: wins.length,
    best: scores.length > 0 ? Math.max(...scores) : null,
    beaten: levels.length > 0 ? (LEVELS[Math.max(...levels)] ?? null) : null,
  }
}
