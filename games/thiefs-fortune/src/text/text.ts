import type { GameText, Texts } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'
import { ACHIEVEMENTS } from '../cards/achievements.ts'
import { ASKS } from './asks.ts'
import { LOG } from './log.ts'
import { COUNTERS, ENDS, MARKS, PHASES, TRACKS, WORDS, ZONES } from './names.ts'
import { OPTIONS } from './options.ts'

const GOAL_WORDS: Texts = Object.fromEntries(
  ACHIEVEMENTS.flatMap(({ id, ability }) => (ability.kind === 'goal' ? [[`goal.${id}`, ability.goal.text]] : [])),
)

/** Everything that is read besides cards and rules. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: ABOUT.goal,
  asks: ASKS,
  options: OPTIONS,
  log: LOG,
  zones: ZONES,
  tracks: TRACKS,
  marks: MARKS,
  counters: COUNTERS,
  phases: PHASES,
  ends: ENDS,
  words: {
    ...WORDS,
    ...GOAL_WORDS,
    ...Object.fromEntries(Object.entries(OPTIONS).filter(([key]) => key.startsWith('favor.'))),
  },
}
