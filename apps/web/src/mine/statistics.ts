import { LEVELS, type Level } from '@sablier/bots'
import type { LocalResult } from '../saved/results.ts'

/** How often somebody played and won. */
export interface Count {
  readonly played: number
  readonly won: number
}

/** What one person did in one game, in numbers. */
export interface Statistics extends Count {
  readonly best: number | null
  /** The strongest computer player that was at a table one won. */
  readonly beaten: Level | null
  /** Against the strongest computer player of each table. */
  readonly byLevel: readonly (Count & { readonly level: Level })[]
  readonly bySeats: readonly (Count & { readonly seats: number })[]
}

/** The seat of the person, where there was exactly one at the device. */
export function ownSeat({ players }: LocalResult): number | null {
  const people = players.flatMap(({ level }, seat) => (level === null ? [seat] : []))
  return people.length === 1 ? (people[0] as number) : null
}

interface Own {
  readonly result: LocalResult
  readonly seat: number
}
const isWon = ({ result, seat }: Own): boolean => result.winners.includes(seat)
const count = (games: readonly Own[]): Count => ({ played: games.length, won: games.filter(isWon).length })
const strongest = ({ result: { players } }: Own): number =>
  Math.max(-1, ...players.flatMap(({ level }) => (level ? [LEVELS.indexOf(level)] : [])))

/** Counts the games that one person played against computer players. */
export function statisticsOf(results: readonly LocalResult[]): Statistics {
  const own = results.flatMap((result): Own[] => {
    const seat = ownSeat(result)
    return seat === null ? [] : [{ result, seat }]
  })
  const scores = own.map(({ result, seat }) => result.scores[seat] ?? 0)
  const beaten = Math.max(-1, ...own.filter(isWon).map(strongest))
  const seats = [...new Set(own.map(({ result }) => result.players.length))].sort((a, b) => a - b)
  return {
    ...count(own),
    best: scores.length > 0 ? Math.max(...scores) : null,
    beaten: LEVELS[beaten] ?? null,
    byLevel: LEVELS.map((level, i) => ({ level, ...count(own.filter((game) => strongest(game) === i)) })).filter(
      ({ played }) => played > 0,
    ),
    bySeats: seats.map((n) => ({ seats: n, ...count(own.filter(({ result }) => result.players.length === n)) })),
  }
}
