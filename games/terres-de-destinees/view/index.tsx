import type { CardBase } from '@sablier/kernel'
import type { Card, Family } from '@sablier/terres-de-destinees'
import type { GameView, IconName } from '@sablier/ui'
import { TerresBoard } from './terres-board.tsx'
import './view.css'

const COLOURS: Readonly<Record<Family, string>> = {
  royaume: '#2f5d94',
  commerce: '#9a6a12',
  necromancie: '#5c3f73',
  magie: '#a03a4c',
}
const SIGNS: Readonly<Record<Family, IconName>> = {
  royaume: 'crown',
  commerce: 'coins',
  necromancie: 'skull-crossed-bones',
  magie: 'magic-swirl',
}
const WORDS = {
  en: {
    royaume: 'Kingdom',
    commerce: 'Trade',
    necromancie: 'Necromancy',
    magie: 'Magic',
    combattant: 'Fighter',
    terrain: 'Land',
    livre: 'Book',
    common: 'Shared Destiny',
    secret: 'Secret Destiny',
    token: 'Token',
  },
  fr: {
    royaume: 'Royaume',
    commerce: 'Commerce',
    necromancie: 'Nécromancie',
    magie: 'Magie',
    combattant: 'Combattant',
    terrain: 'Terrain',
    livre: 'Livre',
    common: 'Destin commun',
    secret: 'Destin secret',
    token: 'Jeton',
  },
} as const

// The table hands over cards of its own game only.
const own = (card: CardBase): Card => card as Card

/** The table of the lands: the auction in the middle, Destinies above it, everybody's areas below. */
export const view: GameView = {
  board: TerresBoard,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: {
    ...SIGNS,
    combattant: 'crossed-swords',
    terrain: 'mountains',
    livre: 'spell-book',
    price: 'coins',
    engaged: 'hourglass',
    activated: 'check-mark',
  },
  cardColour: (card) => {
    const printed = own(card)
    if (printed.is === 'playing-card') return COLOURS[printed.family]
    return printed.is === 'destin' ? '#7a5a14' : '#4c6b34'
  },
  cardLine: (card, language) => {
    const printed = own(card)
    const words = WORDS[language]
    if (printed.is === 'playing-card')
      return [words[printed.family], printed.type ? words[printed.type] : ''].filter(Boolean).join(' · ')
    return printed.is === 'destin' ? words[printed.scope] : `${words.token} ${printed.number}`
  },
  hiddenMarks: ['activated'],
  hiddenTracks: ['stirred', 'quiet', 'gained', 'activations', 'bare', 'turns', 'turn', 'eliminated'],
}
