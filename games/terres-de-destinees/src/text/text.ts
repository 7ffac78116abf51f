import type { GameText } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'
import { ASKS } from './asks.ts'
import { DETAILS, LOG } from './log.ts'
import { COUNTERS, ENDS, MARKS, PHASES, TRACKS, WORDS, ZONES } from './names.ts'
import { OPTIONS } from './options.ts'

/** Everything a player reads besides cards and rules. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: {
    en: 'Your hand is your money and your life. Buy the cards that fulfil a Destiny before the others, and do not run dry.',
    fr: 'Votre main est votre argent et votre vie. Achetez les cartes qui accomplissent un Destin avant les autres, sans finir à sec.',
  },
  counted: { en: 'cards in hand', fr: 'cartes en main' },
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
}
