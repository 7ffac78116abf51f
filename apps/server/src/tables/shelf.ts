import type { GameBot } from '@sablier/bots'
import type { AnyGame } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'

/** Where the server takes its games from. */
export interface GameShelf {
  readonly ids: readonly string[]
  /** The game, or undefined if it is not on this shelf. */
  load(id: string): Promise<{ readonly game: AnyGame; readonly bot?: GameBot } | undefined>
}

/** The games of this installation. */
export const installedGames: GameShelf = {
  ids: SHELF.map(({ id }) => id),
  load: async (id) => SHELF.find((entry) => entry.id === id)?.load(),
}

/** A shelf with these games only. */
export function shelfOf(...games: AnyGame[]): GameShelf {
  return {
    ids: games.map(({ id }) => id),
    load: async (id) => {
      const game = games.find((candidate) => candidate.id === id)
      return game && { game }
    },
  }
}
