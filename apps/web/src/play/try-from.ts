import { playOnFrom } from '../replay/play-on.ts'
import { recordOfSaved } from '../replay/record-of-saved.ts'
import { keepSaved, type SavedGame } from '../saved/saved-games.ts'
import { loadGame } from '../start/use-game.ts'

/** Begins a new game from an earlier moment of this one, in the seat that decides there; the game itself stays as it is. */
export async function tryFrom(saved: SavedGame, entry: number): Promise<string> {
  const { game } = await loadGame(saved.game)
  const person = saved.players.findIndex(({ level }) => level === null)
  const seat = person >= 0 ? person : (saved.entries[entry]?.seat ?? 0)
  const begun = playOnFrom(recordOfSaved(game, saved), entry, seat)
  keepSaved(begun)
  return begun.id
}
