import type { CardBase } from '@sablier/kernel'
import type { Card } from '@sablier/thiefs-fortune'
import type { GameView, IconName } from '@sablier/ui'
import { ThiefBoard } from './thief-board.tsx'
import './view.css'

const COLOURS: Readonly<Record<Card['type'], string>> = {
  location: '#0f6f6c',
  character: '#a8641a',
  event: '#8f2f3a',
  achievement: '#5b4a8a',
}
const TYPES = {
  en: {
    location: 'Location',
    character: 'Character',
    event: 'Event',
    achievement: 'Achievement',
    friend: 'Friend',
    foe: 'Foe',
    traveler: 'Traveler',
    fp: 'FP',
  },
  fr: {
    location: 'Lieu',
    character: 'Personnage',
    event: 'Évènement',
    achievement: 'Réussite',
    friend: 'Ami',
    foe: 'Ennemi',
    traveler: 'Voyageur',
    fp: 'PD',
  },
} as const

const ICONS: Readonly<Record<string, IconName>> = {
  sword: 'broadsword',
  gem: 'cut-diamond',
  lamp: 'magic-lamp',
  time: 'hourglass',
  danger: 'hazard-sign',
  fortune: 'laurel-crown',
  activated: 'check-mark',
  underWay: 'magic-swirl',
}

// The table hands over cards of its own game only.
const own = (card: CardBase): Card => card as Card

/** The table of the thief: lives from PAST to FUTURE, loot on the cards, danger and fortune for all to see. */
export const view: GameView = {
  board: ThiefBoard,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: ICONS,
  cardColour: (card) => COLOURS[own(card).type],
  cardLine: (card, language) => {
    const { type, subType, fortune } = own(card)
    const words = TYPES[language]
    return [subType ? `${words[type]} (${words[subType]})` : words[type], fortune ? `${fortune} ${words.fp}` : '']
      .filter(Boolean)
      .join(' · ')
  },
  hiddenTracks: ['timeSpent', 'fortune'],
}
