import { canonicalJson, copyState, Match, permuteHidden, Refusal, seedChance, seers, Table } from '@sablier/kernel'

/**
 * The same match to a seat, with other cards in the places it has not seen since the phase began; null where no such deal
 * leads to the same view.
 */
export function elsewhere(match: Match, seat: number, seed: string): Match | null {
  const saved = match.saved()
  const state = copyState(saved.checkpoint.state)
  const dealt = new Table(match.game, match.table.layout, state, match.options)
  const isSeen = (piece: number): boolean =>
    match.asSeenBy(seat, () => (seers(match.table.layout, match.table.state, piece) & (1 << seat)) !== 0)
  permuteHidden(dealt, seat, seedChance(seed), (piece) => !isSeen(piece))
  try {
    const from = { ...saved, checkpoint: { ...saved.checkpoint, state } }
    const other = new Match(match, { listen: false, from })
    return canonicalJson(other.view(seat)) === canonicalJson(match.view(seat)) ? other : null
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}
