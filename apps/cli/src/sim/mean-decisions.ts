import { checkOptions } from '@sablier/kernel'
import type { LoadedGame } from '@sablier/shelf'
import { plainBot } from '../plain-bot.ts'
import { playGame } from './play-game.ts'

/** How many decisions a random game takes, by the number of seats. */
export type MeanDecisions = Readonly<Record<number, number>>

/** Plays some random games with every number of seats and counts their decisions. */
export function meanDecisions({ game, bot = plainBot }: LoadedGame, games: number): MeanDecisions {
  const means: Record<number, number> = {}
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const table = { game, bot, seats, options: checkOptions(game, seats), levels: Array(seats).fill('random') }
    let decisions = 0
    for (let n = 0; n < games; n++) decisions += playGame(table, `length ${n}`).decisions
    means[seats] = Math.round((decisions / games) * 10) / 10
  }
  return means
}
