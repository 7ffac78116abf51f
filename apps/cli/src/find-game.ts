import { type LoadedGame, SHELF } from '@sablier/shelf'
import { type Arguments, shorten } from './command.ts'
import { UsageError } from './io.ts'

/** The miniature game of the kernel, for development: playable, but not on the shelf. */
const MINIATURE = 'lanterns'

/** The ids of the games that can be named, the miniature last. */
export const gameIds = (): string[] => [...SHELF.map(({ id }) => id), MINIATURE]

/** A game by id, not yet opened. Worker threads find their games here too. */
export function findGame(id: string): { load: () => Promise<LoadedGame> } | undefined {
  if (id === MINIATURE) return { load: async () => ({ game: (await import('@sablier/kernel/lanterns')).lanterns }) }
  return SHELF.find((entry) => entry.id === id)
}

/** Opens the box of a game by id, or returns nothing when there is no such game. */
export async function openGame(id: string): Promise<LoadedGame | undefined> {
  return findGame(id)?.load()
}

/** The game named by `--game`. */
export async function gameFrom(given: Arguments): Promise<LoadedGame> {
  const id = given.text('game')
  const known = gameIds().join(', ')
  if (id === undefined) throw new UsageError(`--game is missing; games: ${known}`)
  const loaded = await openGame(id)
  if (!loaded) throw new UsageError(`--game: there is no game ${shorten(id)}; games: ${known}`)
  return loaded
}
