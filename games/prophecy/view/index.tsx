import type { Card } from '@sablier/prophecy'
import { type GameView, type IconName, pictureName } from '@sablier/ui'
import { faces } from './faces.ts'
import { finalCount } from './final-count.ts'
import { overview } from './overview.ts'
import { scenes } from './scenes.ts'
import { ProphecyScreen } from './screen.tsx'
import { GUILD_SIGNS } from './space-signs.ts'
import './styles/screen.css'
import './styles/board.css'
import './styles/desk.css'
import './styles/sheet.css'
import './styles/stage.css'
import './styles/fight.css'
import './styles/others.css'
import './styles/phone.css'
import './styles/phone-ask.css'
import './styles/phone-stage.css'
import './styles/phone-side.css'

const FAMILY_SIGNS: Readonly<Record<string, IconName>> = {
  animal: 'wolf-head',
  humanoid: 'orc-head',
  demon: 'imp',
  undead: 'ghost',
}

/** The table of the prophecy: a painted country round a sea, the own sheet beside it, the others at the right. */
export const view: GameView = {
  overview,
  breakdown: finalCount,
  screen: ProphecyScreen,
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
