import { listSaved, type SavedGame } from '../saved/saved-games.ts'

/** Games of this device that were begun and have not come to their end. */
export const runningGames = (): SavedGame[] => listSaved().filter(({ over, entries }) => !over && entries.length > 0)

export const hasRunning = (): boolean => runningGames().length > 0
