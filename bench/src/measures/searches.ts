import { decide, type GameBot } from '@sablier/bots'
import { type AnyGame, Match, type OptionValues, seedChance } from '@sablier/kernel'
import { randomEntry } from '@sablier/kernel/testing'
import type { Now, Subject } from '../measure.ts'
import { PeerGame } from '../peer/peer.ts'
import { MINIATURE } from './playouts.ts'

/** How many decisions a random rollout of the miniature takes before it is valued, in both engines. */
const ROLLOUT = 57
const BEGIN = 60

/** A player that answers at random and values by score: what a search costs without any knowledge of a game. */
export const randomBot: GameBot = {
  value: (t, seat) => {
    const scores: number[] = t.seats.map((other) => Math.exp(t.game.score(t, other) / 4))
    return (scores[seat] ?? 0) / scores.reduce((sum, score) => sum + score, 0)
  },
  policy: (_, ask, chance) => ask.randomChoice(chance),
}

/** boardgame.io's own tree search in the middle of the miniature game. */
export const peerSearch = (now: Now, milliseconds: number): Subject => ({
  name: 'boardgame.io search',
  unit: 'iterations',
  work: async (round) => {
    const game = new PeerGame(MINIATURE.seats, MINIATURE.nights, `search ${round}`)
    game.playOut(BEGIN)
    const until = now() + milliseconds
    const few = 10
    let done = 0
    do {
      await game.search(few, ROLLOUT)
      done += few
    } while (now() < until)
    return done
  },
})

/** Our tree search on the miniature game, with random rollouts as long as boardgame.io's. */
export const miniatureSearch = (game: AnyGame, now: Now, milliseconds: number): Subject =>
  searchOf(
    'search',
    { game, bot: randomBot, seats: MINIATURE.seats, options: { nights: MINIATURE.nights }, rollout: ROLLOUT },
    now,
    milliseconds,
  )

/** What is searched: a table and the player who thinks there. */
export interface SearchTable {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly seats: number
  readonly options: OptionValues
  readonly rollout?: number
}

/** Our tree search in the middle of a game. */
export const searchOf = (name: string, table: SearchTable, now: Now, milliseconds: number): Subject => ({
  name,
  unit: 'iterations',
  work: (round) => {
    const { game, bot, seats, options, rollout } = table
    const match = new Match({ game, seats, options, seed: `search ${round}` }, { listen: false })
    const chance = seedChance(`search ${round}`)
    for (let n = 0; n < BEGIN && !match.over; n++) match.enter(randomEntry(match, chance))
    const seat = match.asks()[0]?.seat ?? 0
    const { report } = decide({
      match,
      seat,
      level: 'master',
      bot,
      seed: `search ${round}`,
      budget: { milliseconds },
      now,
      ...(rollout === undefined ? {} : { tuning: { cutoff: rollout, randomness: 100 } }),
    })
    if (report.failure !== null) throw new Error(`${game.id}: the search failed: ${report.failure}`)
    return report.iterations
  },
})
