import type { AnyGame } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import { sha256Hex } from './commitment.ts'

const hashes = new WeakMap<AnyGame, string>()

/** Stands for a game's version, cards, rules and options: equal hashes play the same game. */
export function contentHash(game: AnyGame): string {
  let hash = hashes.get(game)
  if (!hash) {
    const { id, version, cards, shape, options, seats } = game
    hash = sha256Hex(canonicalJson({ id, version, cards, rules: shape.rules, options, seats })).slice(0, 16)
    hashes.set(game, hash)
  }
  return hash
}
