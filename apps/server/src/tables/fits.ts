import { type AnyGame, layoutFor, type State } from '@sablier/kernel'

/** Why a stored state cannot go on under these rules; null if it can. */
export function misfit(game: AnyGame, seats: number, state: State): string | null {
  const layout = layoutFor(game, seats)
  const pieces = game.cards.reduce((sum, card) => sum + card.copies, 0)
  if (state.face.length !== pieces) return `it has ${state.face.length} pieces, these rules have ${pieces}`
  if (state.face.some((face) => face >= game.cards.length)) return 'it has cards these rules do not know'
  if (state.places.length !== layout.places.length) return 'its places are others'
  if (state.tracks.length !== layout.trackCount) return 'its tracks are others'
  if (state.facts.length !== layout.factCount) return 'its facts are others'
  if (state.marks.length !== Object.keys(layout.marks).length * pieces) return 'its marks are others'
  if (!(state.phase in game.phases)) return `these rules have no phase ${state.phase}`
  return null
}
