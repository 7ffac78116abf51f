import type { Achievement } from './achievement.ts'
import { OF_GAMES } from './game-achievements.ts'
import { GENERAL } from './general-achievements.ts'

/** Everything one can earn: in any game first, then game by game. */
export const ACHIEVEMENTS: readonly Achievement[] = [...GENERAL, ...OF_GAMES]
