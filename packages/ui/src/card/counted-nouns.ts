import { LANGUAGES, type Noun } from '@sablier/kernel'
import type { GameFaces } from './face.ts'

/** The nouns of a game that are drawn after a number, in all their forms. */
export function countedNouns<N extends string>(
  nouns: Readonly<Record<N, Noun>>,
  drawn: readonly N[],
): GameFaces['counted'] {
  const counted = { en: {} as Record<string, string>, fr: {} as Record<string, string> }
  for (const language of LANGUAGES)
    for (const name of drawn)
      for (const form of nouns[name][language].slice(0, 2)) counted[language][form as string] = name
  return counted
}
