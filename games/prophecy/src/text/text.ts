import type { GameText } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'
import { articleOf } from './articles.ts'
import { ASKS } from './asks.ts'
import { DETAILS, LOG } from './log.ts'
import { COUNTERS, ENDS, MARKS, PHASES, TRACKS, WORDS, ZONES } from './names.ts'
import { OPTIONS } from './options.ts'

/** Everything a person reads besides cards and rules. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: ABOUT.goal,
  asks: ASKS,
  options: OPTIONS,
  log: LOG,
  details: DETAILS,
  zones: ZONES,
  tracks: TRACKS,
  marks: MARKS,
  counters: COUNTERS,
  phases: PHASES,
  ends: ENDS,
  words: WORDS,
  article: articleOf,
}
