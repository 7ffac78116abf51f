import { type GameBot, measureIterations, scoreBot } from '@sablier/bots'
import type { AnyGame, OptionValues } from '@sablier/kernel'
import type { Now, Subject } from '../measure.ts'
import { PeerGame } from '../peer/peer.ts'
import { MINIATURE } from './playouts.ts'

/** How many decisions a random rollout of the miniature takes before it is valued, in both engines. */
const ROLLOUT = 57
/** Where in the miniature game boardgame.io begins to think. */
const BEGIN = 60

/** A player without any knowledge of a game, that answers at random as long as boardgame.io's does. */
const rolloutBot: GameBot = { ...scoreBot, tuning: { cutoff: ROLLOUT, randomness: 100 } }

/** boardgame.io's own tree search in the middle of the miniature game. */
export const peerSearch = (now: Now): Subject => ({
  name: 'boardgame.io search',
  unit: 'iterations',
  work: async (round, milliseconds) => {
    const game = new PeerGame(MINIATURE.seats, MINIATURE.nights, `search ${round}`)
    game.playOut(BEGIN)
    const began = now()
    const few = 10
    let units = 0
    do {
      await game.search(few, ROLLOUT)
      units += few
    } while (now() - began < milliseconds)
    return { units, milliseconds: now() - began }
  },
})

/** What is searched: a table and the player who thinks there. */
export interface SearchTable {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly seats: number
  readonly options: OptionValues
}

/** Our tree search on the miniature game, with random rollouts as long as boardgame.io's. */
export const miniatureSearch = (game: AnyGame, now: Now): Subject =>
  searchOf('search', { game, bot: rolloutBot, seats: MINIATURE.seats, options: { nights: MINIATURE.nights } }, now)

/** Our tree search at several moments of a game. */
export const searchOf = (name: string, table: SearchTable, now: Now): Subject => ({
  name,
  unit: 'iterations',
  work: (round, milliseconds) => {
    const rate = measureIterations({ ...table, seed: `search ${round}`, milliseconds, now })
    return { units: rate.iterations, milliseconds: rate.milliseconds }
  },
})
