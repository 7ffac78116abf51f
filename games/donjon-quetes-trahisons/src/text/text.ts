import type { GameText } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'
import { articleOf } from './articles.ts'
import { ASKS } from './asks.ts'
import { DETAILS, LOG } from './log.ts'
import { COUNTERS, ENDS, MARKS, PHASES, TRACKS, WORDS, ZONES } from './names.ts'
import { OPTIONS } from './options.ts'
import { proposalPhrase } from './proposal-phrase.ts'

/** Everything people read besides cards and rules. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: {
    en: 'Brave the Dungeon, bargain for allies, keep your word or break it, and settle accounts in the Arena.',
    fr: 'Bravez le Donjon, marchandez vos alliances, tenez parole ou trahissez, et réglez vos comptes dans l’Arène.',
  },
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
  proposal: proposalPhrase,
}
