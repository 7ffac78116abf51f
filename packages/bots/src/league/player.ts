import type { Entry, Match, Seat } from '@sablier/kernel'
import type { Budget, Now } from '../budget.ts'
import { decide } from '../decide.ts'
import type { GameBot } from '../game-bot.ts'
import type { Level } from '../level-id.ts'

/** A seat's turn to answer, or to take up an offer that stands. */
export interface Turn {
  readonly match: Match
  readonly seat: Seat
  readonly seed: string
}

/** A player's decision and its cost. */
export interface Move {
  /** Null only if the seat is not asked and takes up nothing. */
  readonly entry: Entry | null
  readonly iterations: number
  readonly failure: string | null
}

/** Somebody who plays a seat of a match. */
export interface Player {
  readonly name: string
  act(turn: Turn): Move
}

/** A level of a game's bot. */
export interface LevelPlayer {
  readonly level: Level
  readonly bot: GameBot
  readonly budget?: Budget
  readonly now?: Now
}

/** A computer player of some level. */
export function levelPlayer({ level, bot, budget, now }: LevelPlayer): Player {
  return {
    name: level,
    act({ match, seat, seed }) {
      const { entry, report } = decide({
        match,
        seat,
        level,
        bot,
        seed,
        ...(budget ? { budget } : {}),
        ...(now ? { now } : {}),
      })
      return { entry, iterations: report.iterations, failure: report.failure }
    },
  }
}
