import {
  canonicalJson,
  copyState,
  Match,
  permuteHidden,
  Refusal,
  RunningTable,
  type SavedMatch,
  seedChance,
  seers,
} from '@sablier/kernel'
import { layElsewhere } from '@sablier/kernel/testing'

/**
 * The same match to a seat, with other cards in the places it has not seen since the phase began; null where no such deal
 * leads to the same view.
 */
export function elsewhere(match: Match, seat: number, seed: string): Match | null {
  const saved = match.saved()
  // What was thrown since the phase began may be in what was heard alone.
  const known = (it: Match): string => canonicalJson([it.view(seat), it.heard(seat, saved.checkpoint.eventCount)])
  const faces = copyState(saved.checkpoint.state)
  const dealt = new RunningTable(match.game, match.table.layout, faces, match.options)
  const isSeen = (piece: number): boolean =>
    match.asSeenBy(seat, () => (seers(match.table.layout, match.table.state, piece) & (1 << seat)) !== 0)
  permuteHidden(dealt, seat, seedChance(seed), (piece) => !isSeen(piece))
  const state = layElsewhere(saved.checkpoint.state, faces)
  // The dice to come are hidden too, unless some have been thrown since.
  for (const chance of [seedChance(`dice of ${seed}`), state.chance]) {
    const other = leadingTo(match, { ...saved, checkpoint: { ...saved.checkpoint, state: { ...state, chance } } })
    if (other && known(other) === known(match)) return other
  }
  return null
}

function leadingTo(match: Match, from: SavedMatch): Match | null {
  try {
    return new Match(match, { listen: match.events !== null, from })
  } catch (thrown) {
    if (thrown instanceof Refusal) return null
    throw thrown
  }
}
