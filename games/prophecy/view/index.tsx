import type { CardBase } from '@sablier/kernel'
import type { Card } from '@sablier/prophecy'
import type { GameView, IconName } from '@sablier/ui'
import { ProphecyBoard } from './prophecy-board.tsx'
import { GUILD_SIGNS } from './space-signs.ts'
import './view.css'
import './fight-stage.css'

const COLOURS: Readonly<Record<Card['kind'], string>> = {
  character: '#4f3d9c',
  chance: '#2c6a86',
  creature: '#8a2f2f',
  opportunity: '#3e6b3a',
  item: '#8a6014',
  certificate: '#6a5a86',
}
const WORDS = {
  en: {
    character: 'Character',
    chance: 'Chance',
    creature: 'Creature',
    opportunity: 'Opportunity',
    item: 'Item',
    certificate: 'Certificate',
    strength: 'Str',
    willpower: 'Will',
    gold: 'gold',
  },
  fr: {
    character: 'Personnage',
    chance: 'Chance',
    creature: 'Créature',
    opportunity: 'Opportunité',
    item: 'Objet',
    certificate: 'Certificat',
    strength: 'Force',
    willpower: 'Mental',
    gold: 'or',
  },
} as const
const FAMILY_SIGNS: Readonly<Record<string, IconName>> = {
  animal: 'wolf-head',
  humanoid: 'orc-head',
  demon: 'imp',
  undead: 'ghost',
}

// The table hands over cards of its own game only.
const own = (card: CardBase): Card => card as Card

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
    gold: 'coins',
    experience: 'polar-star',
    damaged: 'hazard-sign',
    health: 'hearts',
    magic: 'crystal-wand',
  },
  cardColour: (card) => COLOURS[own(card).kind],
  emblem: (card) => {
    const printed = own(card)
    return printed.kind === 'certificate' ? (GUILD_SIGNS[printed.guild] ?? null) : null
  },
  cardLine: (card, language) => {
    const printed = own(card)
    const words = WORDS[language]
    const values =
      printed.kind === 'creature' || printed.kind === 'character'
        ? [
            printed.strength ? `${words.strength} ${printed.strength}` : '',
            printed.willpower ? `${words.willpower} ${printed.willpower}` : '',
          ]
        : printed.kind === 'item'
          ? [`${printed.price} ${words.gold}`]
          : []
    return [words[printed.kind], ...values].filter(Boolean).join(' · ')
  },
  hiddenTracks: [
    'position',
    'turns',
    'fallen',
    'extra_turns',
    'stayed',
    'service_used',
    'magic_spent',
    'strength_bonus',
    'willpower_bonus',
    'lost_strength',
    'lost_willpower',
  ],
}
