import { lanterns } from '@sablier/kernel/lanterns'
import { randomPlayout } from '@sablier/kernel/testing'
import { PeerGame } from '../peer/peer.ts'
import { MINIATURE } from './playouts.ts'

/** How many decisions a random game takes in either engine: near each other, or they do not play the same game. */
export interface GameLengths {
  readonly ours: number
  readonly peer: number
}

const GAMES = 20

/** Plays some games in both engines and counts. */
export function measureLengths(): GameLengths {
  const { seats, nights } = MINIATURE
  const mean = (play: (seed: string) => number): number => {
    const lengths = Array.from({ length: GAMES }, (_, n) => play(`length ${n}`))
    return Math.round((lengths.reduce((sum, length) => sum + length, 0) / GAMES) * 10) / 10
  }
  return {
    ours: mean((seed) => randomPlayout(lanterns, seats, { nights }, seed).decisions),
    peer: mean((seed) => new PeerGame(seats, nights, seed).playOut()),
  }
}
