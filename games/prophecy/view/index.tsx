import type { Card } from '@sablier/prophecy'
import { type GameView, type IconName, pictureName } from '@sablier/ui'
import { faces } from './faces.ts'
import { ProphecyBoard } from './prophecy-board.tsx'
import { scenes } from './scenes.ts'
import { GUILD_SIGNS } from './space-signs.ts'
import './view.css'
import './fight-stage.css'

const FAMILY_SIGNS: Readonly<Record<string, IconName>> = {
  animal: 'wolf-head',
  humanoid: 'orc-head',
  demon: 'imp',
  undead: 'ghost',
}

/** The table of the prophecy: the ring of the world with its pawns, and the sheets of the adventurers. */
export const view: GameView = {
  board: ProphecyBoard,
  showsDice: true,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
  icons: {
    ...GUILD_SIGNS,
    ...FAMILY_SIGNS,
    strength: 'fist',
    willpower: 'magic-swirl',
    gold: 'two-coins',
    experience: 'sign-star',
    damaged: 'hazard-sign',
    health: 'hearts',
    magic: 'sign-spark',
  },
  picture: (card) => pictureName(scenes.cards, card.id, (card as Card).kind),
  faces,
  stateMarks: { damaged: ['damaged'] },
  hiddenTracks: [
    'position',
    'turns',
    'fallen',
    'extra-turns',
    'stayed',
    'service-used',
    'magic-spent',
    'strength-bonus',
    'willpower-bonus',
    'lost-strength',
    'lost-willpower',
  ],
}
