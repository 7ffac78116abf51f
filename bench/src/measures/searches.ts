import { type GameBot, MOMENTS, measureIterations, scoreBot } from '@sablier/bots'
import type { AnyGame, OptionValues } from '@sablier/kernel'
import type { Now, Subject } from '../measure.ts'
import { PeerGame } from '../peer/peer.ts'
import { MINIATURE } from './playouts.ts'

/** How many decisions a random rollout of the miniature takes before it is valued, in both engines. */
export const ROLLOUT = 57
/** No moment of the miniature comes after more decisions than this: later on the game is over before a rollout is. */
export const LATEST = 75

/** A player without any knowledge of a game, whose policy answers at random, as long as boardgame.io's does. */
const rolloutBot: GameBot = { ...scoreBot, tuning: { cutoff: ROLLOUT } }

/** Iterations of boardgame.io between two looks at the clock. */
const IN_A_ROW = 5

/** boardgame.io's own tree search, at the same moments of the miniature game as ours. */
export const peerSearch = (now: Now): Subject => ({
  name: 'boardgame.io search',
  unit: 'iterations',
  work: async (round, milliseconds) => {
    let units = 0
    let used = 0
    let game = new PeerGame(MINIATURE.seats, MINIATURE.nights, `search ${round}`)
    for (let moment = 0; moment < MOMENTS.count; moment++) {
      game = later(game, `search ${round} ${moment}`)
      const began = now()
      do {
        await game.search(IN_A_ROW, ROLLOUT)
        units += IN_A_ROW
      } while (now() - began < milliseconds / MOMENTS.count)
      used += now() - began
    }
    return { units, milliseconds: used }
  },
})

/** Some decisions later, in a new game if this one would be too far. */
function later(game: PeerGame, seed: string): PeerGame {
  const on = game.decisions + MOMENTS.apart > LATEST ? new PeerGame(MINIATURE.seats, MINIATURE.nights, seed) : game
  on.playOut(MOMENTS.apart)
  return on
}

/** What is searched: a table and the player who thinks there. */
export interface SearchTable {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly seats: number
  readonly options: OptionValues
  readonly latest?: number
}

/** Our tree search on the miniature game, with random rollouts as long as boardgame.io's. */
export const miniatureSearch = (game: AnyGame, now: Now): Subject =>
  searchOf(
    'search',
    { game, bot: rolloutBot, seats: MINIATURE.seats, options: { nights: MINIATURE.nights }, latest: LATEST },
    now,
  )

/** Our tree search at several moments of a game. */
export const searchOf = (name: string, table: SearchTable, now: Now): Subject => ({
  name,
  unit: 'iterations',
  work: (round, milliseconds) => {
    const rate = measureIterations({ ...table, seed: `search ${round}`, milliseconds, now })
    return { units: rate.iterations, milliseconds: rate.milliseconds }
  },
})
