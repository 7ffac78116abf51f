import {
  type Card,
  describeCard,
  type Monster,
  monsterLines,
  NOUNS,
  OBJECT_NAMES,
  type ObjectCard,
  objectLines,
  QUEST_GEMS,
  type Quest,
  questLines,
  TYPE_NAMES,
} from '@sablier/donjon-quetes-trahisons'
import type { CardBase, Language } from '@sablier/kernel'
import { countedNouns, type Face, type FaceLine, type GameFaces, type IconName } from '@sablier/ui'
import { rulesOf } from './card-rules.ts'
import { SIGNS as SHORT_SIGNS, shortRule } from './short-rules.ts'

const WORDS = {
  en: {
    special: 'Special card',
    event: 'Event',
    quest: 'Quest',
    character: 'Hero',
    place: 'Place',
    once: 'Once',
    power: 'Power',
    bonus: 'Bonus',
    price: 'Price in gems',
    draconic: 'Draconic object: not for sale',
  },
  fr: {
    special: 'Carte spéciale',
    event: 'Évènement',
    quest: 'Quête',
    character: 'Héros',
    place: 'Lieu',
    once: 'Une fois',
    power: 'Puissance',
    bonus: 'Bonus',
    price: 'Prix en gemmes',
    draconic: 'Objet draconique : pas en vente',
  },
} as const

const MONSTER_SIGNS: Readonly<Record<Monster['type'], IconName>> = {
  humanoid: 'orc-head',
  undead: 'ghost',
  'extraordinary-creature': 'griffin-symbol',
  dragon: 'dragon-head',
  none: 'magic-swirl',
}
const OBJECT_SIGNS: Readonly<Record<ObjectCard['type'], IconName>> = {
  weapon: 'broadsword',
  armour: 'chest-armor',
  jewel: 'gem-pendant',
}

type Body = Omit<Face, 'name' | 'rules' | 'short'>

function monsterFace(card: Monster, language: Language): Body {
  const gains = [
    ...(card.gems > 0 ? [`${card.gems}{icon:gem}`] : []),
    ...(card.trophies > 0 ? [`${card.trophies}{icon:trophy}`] : []),
  ]
  return {
    frame: card.type === 'none' ? 'typeless' : card.type,
    type: TYPE_NAMES[card.type][language],
    sign: MONSTER_SIGNS[card.type],
    numbers: [
      {
        text: card.power > 0 ? `${card.power}` : '=',
        shape: 'shield',
        tone: 'power',
        label: `${WORDS[language].power} ${card.power > 0 ? card.power : '='}`,
      },
    ],
    lines: monsterLines(card, language).map(({ win, text }) => ({ text, role: win ? 'win' : 'plain' })),
    ...(gains.length > 0 && { gains: gains.join('  ') }),
  }
}

function objectFace(card: ObjectCard, language: Language): Body {
  const words = WORDS[language]
  return {
    frame: card.draconic ? 'draconic' : 'object',
    type: OBJECT_NAMES[card.type][language],
    sign: OBJECT_SIGNS[card.type],
    numbers: [{ text: `+${card.bonus}`, shape: 'shield', tone: 'will', label: `${words.bonus} +${card.bonus}` }],
    rightTokens:
      card.price > 0
        ? [{ icon: 'cut-diamond', tone: 'gem', count: card.price, label: `${words.price} ${card.price}` }]
        : [{ icon: 'dragon-head', tone: 'trophy', label: words.draconic }],
    lines: objectLines(card, language).map((text) => ({ text })),
  }
}

const questFace = (card: Quest, language: Language): Body => ({
  frame: 'quest',
  type: WORDS[language].quest,
  sign: 'treasure-map',
  lines: questLines(card, language).map((text) => ({ text })),
  gains: `${card.trophies}{icon:trophy}  ${QUEST_GEMS}{icon:gem}`,
})

/** A power that is used once begins with a word of its own. */
function heroLine(text: string, language: Language): FaceLine {
  const { once } = WORDS[language]
  const rest = new RegExp(`^${once}[\\s\u202f\u00a0]*[:,]\\s*`).exec(text)
  if (!rest) return { text }
  const after = text.slice(rest[0].length)
  return {
    text: after.charAt(0).toUpperCase() + after.slice(1),
    keyword: { icon: 'candle-flame', text: once },
  }
}

const PLAIN = {
  special: { frame: 'special', sign: 'swap-bag' },
  event: { frame: 'happening', sign: 'comet-spark' },
  character: { frame: 'hero', sign: 'visored-helm' },
  place: { frame: 'place', sign: 'greek-temple' },
} as const

function bodyOf(card: Card, language: Language): Body {
  if (card.kind === 'monster') return monsterFace(card, language)
  if (card.kind === 'object') return objectFace(card, language)
  if (card.kind === 'quest') return questFace(card, language)
  return {
    ...PLAIN[card.kind],
    type: WORDS[language][card.kind],
    lines: describeCard(card, language).map((text) => heroLine(text, language)),
  }
}

const ADVENTURE_BACK = { frame: 'humanoid', sign: 'dungeon-gate' } as const
const QUEST_BACK = { frame: 'quest', sign: 'treasure-map' } as const

/** What is printed on the cards of Dungeon, Quests and Betrayals. */
export const faces: GameFaces = {
  // The table hands over cards of its own game only.
  faceOf: (card: CardBase, language) => ({
    ...bodyOf(card as Card, language),
    name: card.name[language],
    short: shortRule(card as Card),
    rules: rulesOf(card as Card),
  }),
  backs: {
    adventure: ADVENTURE_BACK,
    dungeon: ADVENTURE_BACK,
    quest: QUEST_BACK,
    guild: QUEST_BACK,
    'main-quest': QUEST_BACK,
    'secondary-quests': QUEST_BACK,
    considered: QUEST_BACK,
    object: { frame: 'object', sign: 'swap-bag' },
    character: { frame: 'hero', sign: 'visored-helm' },
  },
  signs: SHORT_SIGNS,
  counted: countedNouns(NOUNS, ['gem', 'trophy']),
}
