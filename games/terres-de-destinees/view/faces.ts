import type { CardBase, Language } from '@sablier/kernel'
import {
  type Card,
  type Family,
  type PlayingCard,
  type PowerKind,
  powerLines,
  type Type,
} from '@sablier/terres-de-destinees'
import type { Face, FaceLine, GameFaces, IconName } from '@sablier/ui'
import { rulesOf } from './card-rules.ts'
import { SIGNS as SHORT_SIGNS, shortRule } from './short-rules.ts'

const WORDS = {
  en: {
    royaume: 'Kingdom',
    commerce: 'Trade',
    necromancie: 'Necromancy',
    magie: 'Magic',
    combattant: 'Fighter',
    terrain: 'Land',
    livre: 'Book',
    common: 'Shared Destiny',
    secret: 'Secret Destiny',
    token: 'Token',
    permanent: 'Permanent',
    activation: 'Activation',
    'mandatory-activation': 'Mandatory activation',
    'one-shot-activation': 'One-shot activation',
    advanced: 'From the advanced pack',
  },
  fr: {
    royaume: 'Royaume',
    commerce: 'Commerce',
    necromancie: 'Nécromancie',
    magie: 'Magie',
    combattant: 'Combattant',
    terrain: 'Terrain',
    livre: 'Livre',
    common: 'Destin commun',
    secret: 'Destin secret',
    token: 'Jeton',
    permanent: 'Permanent',
    activation: 'Activation',
    'mandatory-activation': 'Activation obligatoire',
    'one-shot-activation': 'Activation unique',
    advanced: 'Du paquet avancé',
  },
} as const

export const FAMILY_SIGNS: Readonly<Record<Family, IconName>> = {
  royaume: 'crown',
  commerce: 'scales',
  necromancie: 'death-skull',
  magie: 'magic-swirl',
}
export const TYPE_SIGNS: Readonly<Record<Type, IconName>> = {
  combattant: 'crossed-swords',
  terrain: 'pine-tree',
  livre: 'open-book',
}
export const KIND_SIGNS: Readonly<Record<PowerKind, IconName>> = {
  permanent: 'infinity',
  activation: 'clockwise-rotation',
  'mandatory-activation': 'hazard-sign',
  'one-shot-activation': 'candle-flame',
}

/** The sentences of a power; the first says when it works. */
function linesOf(card: Card, language: Language): FaceLine[] {
  const kind = card.is === 'playing-card' ? card.kind : null
  if (card.is === 'playing-card' && card.power.length === 0)
    return powerLines(card, language).map((text) => ({ text, role: 'none' }))
  return powerLines(card, language).map((text, i) =>
    i === 0 && kind ? { text, keyword: { icon: KIND_SIGNS[kind], text: WORDS[language][kind] } } : { text },
  )
}

const typeLine = ({ family, type }: PlayingCard, language: Language): string =>
  [WORDS[language][family], ...(type ? [WORDS[language][type]] : [])].join(' · ')

function faceOf(card: Card, language: Language): Face {
  const words = WORDS[language]
  const printed = {
    name: card.name[language],
    lines: linesOf(card, language),
    short: shortRule(card),
    rules: rulesOf(card),
  }
  if (card.is === 'jeton') return { ...printed, frame: 'jeton', type: `${words.token} ${card.number}`, sign: 'medal' }
  if (card.is === 'destin')
    return {
      ...printed,
      frame: `${card.scope}-destin`,
      type: words[card.scope],
      sign: card.scope === 'secret' ? 'padlock' : 'star-swirl',
    }
  return {
    ...printed,
    frame: card.family,
    type: typeLine(card, language),
    sign: FAMILY_SIGNS[card.family],
    ...(card.type && { rightTokens: [{ icon: TYPE_SIGNS[card.type], tone: 'card', label: words[card.type] }] }),
    ...(card.advanced && { marks: [{ icon: 'sign-pack', label: words.advanced }] }),
  }
}

const HAND_BACK = { frame: 'lands', sign: 'crown' } as const
const SECRET_BACK = { frame: 'secret-destin', sign: 'padlock' } as const
const COMMON_BACK = { frame: 'common-destin', sign: 'star-swirl' } as const

/** What is printed on the cards of Lands of Destinies. */
export const faces: GameFaces = {
  // The table hands over cards of its own game only.
  faceOf: (card: CardBase, language) => faceOf(card as Card, language),
  backs: {
    'playing-card': HAND_BACK,
    'draw-pile': HAND_BACK,
    hand: HAND_BACK,
    aside: HAND_BACK,
    'hidden-sale': HAND_BACK,
    'common-destin': COMMON_BACK,
    'common-destin-pile': COMMON_BACK,
    'secret-destin': SECRET_BACK,
    'secret-destin-pile': SECRET_BACK,
    jeton: { frame: 'jeton', sign: 'medal' },
  },
  signs: SHORT_SIGNS,
  counted: { en: {}, fr: {} },
}
