import { type AnyGame, type Entry, Match, type OptionValues, type Result, required } from '@sablier/kernel'
import type { Now } from '../budget.ts'
import type { Move, Player } from './player.ts'

/** A match between computer players. */
export interface BotMatch {
  readonly game: AnyGame
  readonly options?: OptionValues
  /** The player of each seat. */
  readonly players: readonly Player[]
  readonly seed: string
  readonly now?: Now
  /** Told of each answer: who gave it, what went into it and how long it took if there is a clock. */
  readonly onMove?: (player: Player, move: Move, milliseconds: number) => void
}

/** More entries than any match between bots needs. */
const ENTRY_LIMIT = 20_000

/** Plays a match to its end; null if it did not end. */
export function playMatch(spec: BotMatch): Result | null {
  const { game, players, seed, options = {} } = spec
  const match = new Match({ game, seats: players.length, options, seed }, { listen: false })
  while (!match.over && match.entries.length < ENTRY_LIMIT) match.enter(nextEntry(spec, match))
  return match.result
}

/** An offer that somebody takes up, or the answer of who is asked first. */
function nextEntry({ players, seed, now, onMove }: BotMatch, match: Match): Entry {
  const asked = match.asks()[0]?.seat ?? 0
  const order = match.game.offers ? [...match.table.seats.filter((seat) => seat !== asked), asked] : [asked]
  for (const seat of order) {
    if (seat !== asked && match.offers(seat).length === 0) continue
    const player = required(players[seat])
    const started = now?.() ?? 0
    const move = player.act({ match, seat, seed: `${seed} ${match.entries.length} ${seat}` })
    if (seat === asked) onMove?.(player, move, (now?.() ?? 0) - started)
    if (move.entry) return move.entry
  }
  throw new Error(`Nobody answers in ${match.game.id}`)
}
