import type { CardBase, Language } from '@sablier/kernel'
import {
  type Card,
  type CharacterCard,
  type CreatureCard,
  creatureLines,
  describeCard,
  FAMILY_NAMES,
  type Family,
  FIGHT_NAMES,
  type FightType,
  type ItemCard,
  itemLines,
  type LineMark,
  NOUNS,
  type Slot,
} from '@sablier/prophecy'
import { countedNouns, type Face, type FaceNumber, type GameFaces, type IconName, type LineRole } from '@sablier/ui'
import { rulesOf } from './card-rules.ts'
import { CARD_WORDS } from './card-words.ts'
import { itemShort } from './item-short.ts'
import { SIGNS as SHORT_SIGNS, shortRule } from './short-rules.ts'
import { GUILD_SIGNS } from './space-signs.ts'

const FAMILY_FRAMES: Readonly<Record<Family, { readonly frame: string; readonly sign: IconName }>> = {
  animal: { frame: 'animal', sign: 'wolf-head' },
  humanoid: { frame: 'brute', sign: 'orc-head' },
  demon: { frame: 'demon', sign: 'imp' },
  undead: { frame: 'restless', sign: 'ghost' },
}
const SLOT_SIGNS: Readonly<Record<Slot, IconName>> = {
  one_handed: 'broadsword',
  two_handed: 'crossed-axes',
  shield: 'shield',
  held: 'crystal-ball',
  head: 'barbute',
  other: 'knapsack',
  one_use: 'candle-flame',
}
const ROLES: Readonly<Record<LineMark, LineRole>> = { '!': 'must', '?': 'may', '✓': 'win', '✗': 'lose' }
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

type Body = Omit<Face, 'name' | 'rules' | 'short'>

const numberOf = (type: FightType, n: number, language: Language): FaceNumber => ({
  text: `${n}`,
  shape: type === 'strength' ? 'hexagon' : 'disc',
  tone: type === 'strength' ? 'strength' : 'will',
  label: `${FIGHT_NAMES[type][language]} ${n}`,
})
/** The values a card fights with, the one it attacks with first. */
function valuesOf(card: CreatureCard | CharacterCard, language: Language): FaceNumber[] {
  const first = card.kind === 'creature' ? card.first : 'strength'
  const order: readonly FightType[] = first === 'strength' ? ['strength', 'willpower'] : ['willpower', 'strength']
  return order.filter((type) => card[type] > 0).map((type) => numberOf(type, card[type], language))
}

function creatureFace(card: CreatureCard, language: Language): Body {
  const words = CARD_WORDS[language]
  const family = capital(FAMILY_NAMES[card.family][language][0])
  return {
    ...FAMILY_FRAMES[card.family],
    type: card.lives > 1 ? `${family} · ${words.lives(card.lives)}` : family,
    numbers: valuesOf(card, language),
    rightTokens: [
      { icon: 'sign-star', tone: 'xp', count: card.experience, label: `${card.experience} ${words.experience}` },
    ],
    lines: creatureLines(card, language).map(({ mark, text }) => ({ text, role: ROLES[mark] })),
  }
}

const itemFace = (card: ItemCard, language: Language): Body => ({
  frame: `${card.deck}-item`,
  type: `${CARD_WORDS[language].slots[card.slot]}${card.deck === 'rare' ? ` · ${CARD_WORDS[language].rare}` : ''}`,
  sign: SLOT_SIGNS[card.slot],
  rightTokens: [
    { icon: 'two-coins', tone: 'gold', count: card.price, label: `${CARD_WORDS[language].price} ${card.price}` },
  ],
  lines: itemLines(card, language).map((text) => ({ text })),
})

const PLAIN = {
  chance: { frame: 'chance', sign: 'comet-spark' },
  opportunity: { frame: 'opportunity', sign: 'wooden-sign' },
} as const

function bodyOf(card: Card, language: Language): Body {
  const words = CARD_WORDS[language]
  const lines = () => describeCard(card, language).map((text) => ({ text }))
  switch (card.kind) {
    case 'creature':
      return creatureFace(card, language)
    case 'item':
      return itemFace(card, language)
    case 'character':
      return {
        frame: 'champion',
        type: words.character,
        sign: 'visored-helm',
        numbers: valuesOf(card, language),
        // The first line repeats the two values.
        lines: lines().slice(1),
      }
    case 'certificate':
      return {
        frame: 'certificate',
        type: words.certificate,
        sign: GUILD_SIGNS[card.guild] ?? 'medal',
        lines: lines(),
      }
    default:
      return { ...PLAIN[card.kind], type: words[card.kind], lines: lines() }
  }
}

const shortOf = (card: Card, language: Language): string =>
  card.kind === 'item' ? itemShort(card, language) : shortRule(card)

const ADVENTURE_BACK = { frame: 'adventure', sign: 'mountains' } as const
const CHANCE_BACK = { frame: 'chance', sign: 'comet-spark' } as const
const COMMON_BACK = { frame: 'common-item', sign: 'swap-bag' } as const
const RARE_BACK = { frame: 'rare-item', sign: 'swap-bag' } as const

/** What is printed on the cards of Prophecy. */
export const faces: GameFaces = {
  // The table hands over cards of its own game only.
  faceOf: (card: CardBase, language) => ({
    ...bodyOf(card as Card, language),
    name: card.name[language],
    short: shortOf(card as Card, language),
    rules: rulesOf(card as Card),
  }),
  backs: {
    adventure: ADVENTURE_BACK,
    'adventure-deck': ADVENTURE_BACK,
    covered: ADVENTURE_BACK,
    chance: CHANCE_BACK,
    'chance-deck': CHANCE_BACK,
    common: COMMON_BACK,
    'common-deck': COMMON_BACK,
    rare: RARE_BACK,
    'rare-deck': RARE_BACK,
    character: { frame: 'champion', sign: 'visored-helm' },
    'certificate-pile': { frame: 'certificate', sign: 'medal' },
  },
  signs: SHORT_SIGNS,
  counted: countedNouns(NOUNS, ['gold', 'experience', 'health', 'magic']),
}
