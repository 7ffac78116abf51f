import type { Level } from '@sablier/protocol'
import type { Word } from './use-words.ts'

/** How the strengths of computer players are called. */
export const LEVEL_WORDS: Readonly<Record<Level, Word>> = {
  random: 'levelRandom',
  beginner: 'levelBeginner',
  novice: 'levelNovice',
  adept: 'levelAdept',
  expert: 'levelExpert',
  master: 'levelMaster',
  champion: 'levelChampion',
}
