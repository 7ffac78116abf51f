import { createRequire } from 'node:module'
import { type Chance, seedChance } from '@sablier/kernel'
import { advance } from './advance.ts'
import { giveAnswer, type PeerAnswer } from './answer.ts'
import { listAnswers, randomAnswer } from './choices.ts'
import { type PeerAsk, type PeerG, type PeerRandom, setUp } from './state.ts'

/** The part of boardgame.io that is measured; its folders can only be loaded the old way. */
interface MoveContext {
  readonly G: PeerG
  readonly random: PeerRandom
  readonly playerID: string
}
interface PeerState {
  readonly G: PeerG
  readonly ctx: { readonly gameover?: unknown }
}
interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string }
}
interface Internal {
  readonly InitializeGame: (setup: { game: object; numPlayers: number }) => PeerState
  readonly CreateGameReducer: (setup: { game: object }) => (state: PeerState, action: MakeMove) => PeerState
}
interface Ai {
  readonly MCTSBot: new (
    setup: object,
  ) => {
    readonly setOpt: (key: string, value: unknown) => void
    readonly play: (state: PeerState, id: string) => Promise<unknown>
  }
}
const require = createRequire(import.meta.url)
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal') as Internal
const { MCTSBot } = require('boardgame.io/ai') as Ai
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string }

/** The miniature game for boardgame.io. Nothing is kept for undo, and whoever is asked may move: its cheapest way. */
export function lanternsForPeer(seats: number, nights: number, seed: string): object {
  return {
    name: 'lanterns',
    seed,
    disableUndo: true,
    setup: ({ random }: { random: PeerRandom }) => {
      const G = setUp(seats, nights, random)
      advance(G, random)
      return G
    },
    turn: { activePlayers: { all: null } },
    moves: {
      answer: ({ G, random, playerID }: MoveContext, answer: PeerAnswer) =>
        giveAnswer(G, Number(playerID), answer, random) ? undefined : INVALID_MOVE,
    },
    endIf: ({ G }: { G: PeerG }) => (G.winners ? { winner: String(G.winners[0]) } : undefined),
  }
}

const moveOf = (ask: PeerAsk, answer: PeerAnswer): MakeMove => ({
  type: 'MAKE_MOVE',
  payload: { type: 'answer', args: [answer], playerID: String(ask.seat) },
})

/** One game of boardgame.io, driven through its reducer without client or store. */
export class PeerGame {
  private readonly game: object
  private readonly reducer: ReturnType<Internal['CreateGameReducer']>
  private readonly chance: Chance
  state: PeerState
  /** How many were made so far. */
  decisions = 0

  constructor(
    readonly seats: number,
    nights: number,
    seed: string,
  ) {
    this.game = lanternsForPeer(seats, nights, seed)
    this.reducer = CreateGameReducer({ game: this.game })
    this.state = InitializeGame({ game: this.game, numPlayers: seats })
    this.chance = seedChance(seed)
  }

  /** Plays at random to the end, or at most so many decisions; returns how many were made. */
  playOut(most = Number.POSITIVE_INFINITY): number {
    const before = this.decisions
    while (this.state.ctx.gameover === undefined && this.decisions < before + most) {
      const { G } = this.state
      if (!G.ask) throw new Error('boardgame.io: nobody is asked and the game is not over')
      const next = this.reducer(this.state, moveOf(G.ask, randomAnswer(G, G.ask, this.chance)))
      if (next.G === G) throw new Error(`boardgame.io refused an answer to ${G.ask.kind}`)
      this.state = next
      this.decisions++
    }
    return this.decisions - before
  }

  /** Lets boardgame.io's own tree search think about the open question. */
  async search(iterations: number, playoutDepth: number): Promise<void> {
    const bot = new MCTSBot({
      game: this.game,
      seed: 'bench',
      iterations,
      playoutDepth,
      // The bot asks on behalf of the first active player whoever is asked.
      enumerate: (G: PeerG, _: unknown, playerID: string) =>
        G.ask && playerID === '0' ? listAnswers(G, G.ask).map((answer) => moveOf(G.ask as PeerAsk, answer)) : [],
    })
    await bot.play(this.state, '0')
  }
}
