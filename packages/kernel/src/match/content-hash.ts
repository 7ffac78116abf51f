import type { CardBase } from '../card.ts'
import type { AnyGame } from '../game.ts'
import { canonicalJson } from '../hash.ts'
import type { Ledger } from '../ledger.ts'
import { sha256Hex } from './commitment.ts'

const hashes = new WeakMap<AnyGame, string>()

/** Stands for what can happen in a game: version, cards, rule ids and options, whatever their wording. Equal hashes play alike. */
export function contentHash(game: AnyGame): string {
  let hash = hashes.get(game)
  if (!hash) {
    const cards = (game.cards as readonly CardBase[]).map(({ name: _, ...card }) => card)
    const rules = Object.entries(game.shape.rules as Ledger).map(([id, { kind }]) => [id, kind])
    const options = Object.entries(game.options).map(([name, { values, start }]) => ({ name, values, start }))
    const { id, version, seats } = game
    hash = sha256Hex(canonicalJson({ id, version, cards, rules, options, seats })).slice(0, 16)
    hashes.set(game, hash)
  }
  return hash
}
