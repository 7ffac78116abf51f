import type { Word } from '../words/use-words.ts'
import type { Settings } from './settings-store.ts'

/** The name of each pace. */
export const PACE_WORDS: Readonly<Record<Settings['pace'], Word>> = {
  calm: 'paceCalm',
  normal: 'paceNormal',
  quick: 'paceQuick',
  none: 'paceNone',
}
