import { seedFrom } from '@sablier/kernel'
import type { SavedGame } from './saved-games.ts'

/** The seed that the dice of a game of this device come from. */
export const seedOf = ({ secret, entropy = [] }: Pick<SavedGame, 'secret' | 'entropy'>): string =>
  seedFrom(secret, entropy)
