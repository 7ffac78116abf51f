import type { Card } from '@sablier/terres-de-destinees'
import { type GameView, pictureName } from '@sablier/ui'
import { FAMILY_SIGNS, faces, TYPE_SIGNS } from './faces.ts'
import { finalCount } from './final-count.ts'
import { LandsScreen } from './lands-screen.tsx'
import { overview } from './overview.ts'
import { scenes } from './scenes.ts'
import './view.css'

/** The table of the lands: rivals, Destinies, the stage, one's own place and hand on one screen. */
export const view: GameView = {
  overview,
  breakdown: finalCount,
  screen: LandsScreen,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: {
    ...FAMILY_SIGNS,
    ...TYPE_SIGNS,
    price: 'coins',
    engaged: 'hourglass',
    activated: 'check-mark',
  },
  picture: (card) => {
    const printed = card as Card
    return pictureName(scenes.cards, card.id, printed.is === 'playing-card' ? printed.family : printed.is)
  },
  faces,
  stateMarks: { engaged: ['engaged'] },
  hiddenMarks: ['activated'],
  hiddenTracks: ['stirred', 'quiet', 'gained', 'activations', 'bare', 'turns', 'turn', 'eliminated'],
}
