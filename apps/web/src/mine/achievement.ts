import type { Bilingual } from '@sablier/kernel'
import type { IconName } from '@sablier/ui'
import type { LocalResult } from '../saved/results.ts'
import { ownSeat } from './statistics.ts'

/** Something worth having done. What it says teaches how to do it. */
export interface Achievement {
  readonly id: string
  readonly icon: IconName
  /** The game it belongs to; null: any. */
  readonly game: string | null
  readonly name: Bilingual
  readonly text: Bilingual
  /** When it was earned, given all games of this device, the earliest first; null: not yet. */
  readonly earned: (games: readonly OwnGame[]) => number | null
}

/** A finished game with the seat one played. */
export interface OwnGame extends LocalResult {
  readonly seat: number
  readonly hasWon: boolean
}

/** The games one played alone against computer players, the earliest first. */
export function ownGames(results: readonly LocalResult[]): OwnGame[] {
  return results
    .flatMap((result) => {
      const seat = ownSeat(result)
      return seat === null ? [] : [{ ...result, seat, hasWon: result.winners.includes(seat) }]
    })
    .sort((a, b) => a.at - b.at)
}

/** Earned by the first game of which this is true. */
export const inOneGame =
  (isTrue: (game: OwnGame) => boolean): Achievement['earned'] =>
  (games) =>
    games.find(isTrue)?.at ?? null

/** Earned once this is true of the games up to one. */
export const overGames =
  (isTrue: (games: readonly OwnGame[]) => boolean): Achievement['earned'] =>
  (games) =>
    games.find((_, i) => isTrue(games.slice(0, i + 1)))?.at ?? null

/** How often a rule was carried out for one in a game. */
export const did = ({ deeds }: OwnGame, rule: string): number => deeds?.[rule] ?? 0
