import type { Level } from './level-id.ts'

/** A player's likings beside winning. They change the value of positions to it, never the rules. */
export type Style = 'even' | 'bold' | 'greedy' | 'loyal' | 'treacherous'

/** The character that plays at a level. */
export interface Character {
  readonly name: string
  readonly style: Style
}

/** A character for each level. */
export const CHARACTERS: Readonly<Record<Level, Character>> = {
  random: {
    name: 'Fitz',
    style: 'even',
  },
  beginner: {
    name: 'Pip',
    style: 'greedy',
  },
  novice: {
    name: 'Hanna',
    style: 'loyal',
  },
  adept: {
    name: 'Rurik',
    style: 'bold',
  },
  expert: {
    name: 'Mirela',
    style: 'treacherous',
  },
  master: {
    name: 'Oswin',
    style: 'even',
  },
  champion: {
    name: 'Serafine',
    style: 'even',
  },
}
