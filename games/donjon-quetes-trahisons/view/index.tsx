import type { Card } from '@sablier/donjon-quetes-trahisons'
import { type GameView, pictureName } from '@sablier/ui'
import { DonjonScreen } from './donjon-screen.tsx'
import { faces } from './faces.ts'
import { finalCount } from './final-count.tsx'
import { overview } from './overview.ts'
import { scenes } from './scenes.ts'
import './styles/donjon.css'

/** The table of the dungeon: what was drawn, the village, who stands with whom, and everybody's outfit. */
export const view: GameView = {
  overview,
  screen: DonjonScreen,
  breakdown: finalCount,
  showsDice: true,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: {
    gems: 'cut-diamond',
    gem: 'cut-diamond',
    trophies: 'trophy',
    trophy: 'trophy',
    wounds: 'bleeding-wound',
    wound: 'bleeding-wound',
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
  picture: (card) => pictureName(scenes.cards, card.id, (card as Card).kind),
  faces,
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
