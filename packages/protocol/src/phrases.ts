import type { Language } from './words.ts'

/** Things people say at every table; each reads them in their own language. */
export const PHRASES = {
  hello: { en: 'Hello!', fr: 'Bonjour !' },
  'good-luck': { en: 'Good luck, have fun.', fr: 'Bonne chance, bon jeu.' },
  'well-played': { en: 'Well played!', fr: 'Bien joué !' },
  thanks: { en: 'Thank you.', fr: 'Merci.' },
  sorry: { en: 'Sorry!', fr: 'Désolé !' },
  thinking: { en: 'Let me think…', fr: 'Laissez-moi réfléchir…' },
  'back-soon': { en: 'I will be back soon.', fr: 'Je reviens bientôt.' },
  'your-turn': { en: 'It is your turn.', fr: 'C’est à vous.' },
  ouch: { en: 'Ouch!', fr: 'Aïe !' },
  'nice-dice': { en: 'What a roll!', fr: 'Quel lancer !' },
  another: { en: 'Another game?', fr: 'Une autre partie ?' },
  bye: { en: 'Goodbye!', fr: 'Au revoir !' },
} as const satisfies Record<string, Record<Language, string>>

export type PhraseId = keyof typeof PHRASES
export const PHRASE_IDS = Object.keys(PHRASES) as [PhraseId, ...PhraseId[]]
