import type { GameText } from '@sablier/kernel'
import { ABOUT } from '../../rulebook/rules.ts'
import { asks } from './asks.ts'
import { log } from './log.ts'
import { marks, phases, tracks, words, zones } from './names.ts'
import { options } from './options.ts'
import { proposalPhrase } from './proposal-phrase.ts'

/** Everything people read besides cards and rules. */
export const text: GameText = {
  title: ABOUT.title,
  pitch: {
    en: 'Brave the Dungeon, bargain for allies, keep your word or break it, and settle accounts in the Arena.',
    fr: 'Bravez le Donjon, marchandez vos alliances, tenez parole ou trahissez, et réglez vos comptes dans l’Arène.',
  },
  asks,
  options,
  log,
  zones,
  tracks,
  marks,
  phases,
  ends: {
    'trophy-target': {
      en: 'Somebody reached the agreed number of trophy points',
      fr: 'Quelqu’un a atteint le nombre de points trophée convenu',
    },
    'deck-empty': { en: 'The Dungeon has run out of cards', fr: 'Le Donjon n’a plus de cartes' },
  },
  words,
  proposal: proposalPhrase,
}
