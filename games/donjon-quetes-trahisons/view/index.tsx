import type { Card } from '@sablier/donjon-quetes-trahisons'
import type { CardBase } from '@sablier/kernel'
import type { GameView } from '@sablier/ui'
import { DonjonBoard } from './donjon-board.tsx'
import { OfferBuilder } from './offer-builder.tsx'
import './view.css'
import './fight-stage.css'
import './offer-builder.css'

const COLOURS: Readonly<Record<Card['kind'], string>> = {
  monster: '#7d2630',
  special: '#5c4a86',
  event: '#2c5d77',
  quest: '#7a5a14',
  object: '#3f5a45',
  character: '#8a3d1c',
  place: '#4a4a52',
}
const KINDS = {
  en: {
    monster: 'Monster',
    special: 'Special',
    event: 'Event',
    quest: 'Quest',
    object: 'Object',
    character: 'Hero',
    place: 'Place',
  },
  fr: {
    monster: 'Monstre',
    special: 'Spéciale',
    event: 'Évènement',
    quest: 'Quête',
    object: 'Objet',
    character: 'Héros',
    place: 'Lieu',
  },
} as const
const UNITS = { en: { gems: 'gems', power: 'power' }, fr: { gems: 'gemmes', power: 'puissance' } } as const

// The table hands over cards of its own game only.
const own = (card: CardBase): Card => card as Card

/** The table of the dungeon: what was drawn, the village, who stands with whom, and everybody's outfit. */
export const view: GameView = {
  board: DonjonBoard,
  showsDice: true,
  proposalBuilder: OfferBuilder,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: {
    gems: 'cut-diamond',
    gem: 'cut-diamond',
    trophies: 'trophy',
    trophy: 'trophy',
    wounds: 'skull-crossed-bones',
    power: 'fist',
    'ally-power': 'hand',
    'unique-power': 'magic-swirl',
    curse: 'death-skull',
    pot: 'open-treasure-chest',
    bank: 'gold-bar',
    'temple-gems': 'greek-temple',
    'promises-kept': 'check-mark',
    'promises-broken': 'cancel',
  },
  cardColour: (card) => COLOURS[own(card).kind],
  cardLine: (card, language) => {
    const printed = own(card)
    const value =
      printed.kind === 'monster'
        ? `${UNITS[language].power} ${printed.power}`
        : printed.kind === 'object' && printed.price > 0
          ? `+${printed.bonus} · ${printed.price} ${UNITS[language].gems}`
          : ''
    return [KINDS[language][printed.kind], value].filter(Boolean).join(' · ')
  },
  hiddenMarks: ['since'],
  hiddenTracks: [
    ...[
      'arenas',
      'declared',
      'boost',
      'doubled',
      'raged',
      'fled',
      'offers',
      'offers-begun',
      'promises',
      'promises-begun',
      'dressings',
      'quests-bought',
      'trophies-bought',
      'trophies',
      'promises-kept',
      'promises-broken',
    ],
    ...[
      'cedable',
      'moment',
      'slew-alone',
      'won-by-kritik',
      'won-outnumbered',
      'won-outnumbering',
      'redraw',
      'words-kept',
      'words-broken',
    ],
  ],
}
