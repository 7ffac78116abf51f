import { MOMENTS } from '@sablier/bots'
import { lanterns } from '@sablier/kernel/lanterns'
import { randomPlayout } from '@sablier/kernel/testing'
import { PeerGame } from '../peer/peer.ts'
import { MINIATURE } from './playouts.ts'
import { LATEST, ROLLOUT } from './searches.ts'

/** How many decisions something takes in either engine: near each other, or they do not do the same. */
export interface Lengths {
  readonly ours: number
  readonly peer: number
}

const GAMES = 20

/** Plays some random games in both engines and counts: a whole game, and a rollout from the moments where is thought. */
export function measureLengths(): { readonly game: Lengths; readonly rollout: Lengths } {
  const { seats, nights } = MINIATURE
  const play = (game: (seed: string) => number): number[] =>
    Array.from({ length: GAMES }, (_, n) => game(`length ${n}`))
  const ours = play((seed) => randomPlayout(lanterns, seats, { nights }, seed).decisions)
  const peer = play((seed) => new PeerGame(seats, nights, seed).playOut())
  return {
    game: { ours: mean(ours), peer: mean(peer) },
    rollout: { ours: mean(ours.flatMap(rollouts)), peer: mean(peer.flatMap(rollouts)) },
  }
}

/** The lengths of rollouts in a game of so many decisions. */
function rollouts(game: number): number[] {
  const found: number[] = []
  for (let moment = MOMENTS.apart; moment <= LATEST; moment += MOMENTS.apart)
    found.push(Math.min(ROLLOUT, game - moment))
  return found
}

const mean = (lengths: readonly number[]): number =>
  Math.round((lengths.reduce((sum, length) => sum + length, 0) / lengths.length) * 10) / 10
