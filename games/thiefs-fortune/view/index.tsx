import type { Card } from '@sablier/thiefs-fortune'
import { type GameView, type IconName, pictureName } from '@sablier/ui'
import { faces, TOKEN_ICONS } from './faces.ts'
import { finalCount } from './final-count.ts'
import { overview } from './overview.ts'
import { scenes } from './scenes.ts'
import { ThiefScreen } from './thief-screen.tsx'

const ICONS: Readonly<Record<string, IconName>> = {
  ...TOKEN_ICONS,
  fortune: 'laurel-crown',
  location: 'village',
  character: 'cowled',
  event: 'comet-spark',
  activated: 'check-mark',
  'under-way': 'magic-swirl',
}

/** The table of the thief: lives from PAST to FUTURE, loot on the cards, danger and fortune for all to see. */
export const view: GameView = {
  overview,
  breakdown: finalCount,
  screen: ThiefScreen,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: ICONS,
  picture: (card) => pictureName(scenes.cards, card.id, (card as Card).type),
  faces,
  stateMarks: { engaged: ['activated'] },
  hiddenTracks: ['time-spent', 'fortune'],
}
