import type { CardBase, Language } from '@sablier/kernel'
import { abilityLines, type Card, favorOptions, NOUNS, type Resource } from '@sablier/thiefs-fortune'
import { countedNouns, type Face, type FaceToken, type GameFaces, type IconName } from '@sablier/ui'
import { rulesOf } from './card-rules.ts'
import { SIGNS as SHORT_SIGNS, shortRule } from './short-rules.ts'

const WORDS = {
  en: {
    location: 'Location',
    character: 'Character',
    event: 'Event',
    achievement: 'Achievement',
    friend: 'Friend',
    foe: 'Foe',
    traveler: 'Traveler',
    fortune: 'Fortune Points',
    favor: 'Favor: one of these',
    times: (n: number) => `${n} cards of the game share this ability`,
    noSolo: 'Left out of solo games',
  },
  fr: {
    location: 'Lieu',
    character: 'Personnage',
    event: 'Évènement',
    achievement: 'Réussite',
    friend: 'Ami',
    foe: 'Ennemi',
    traveler: 'Voyageur',
    fortune: 'Points de Destin',
    favor: 'Avantage : l’une de ces options',
    times: (n: number) => `${n} cartes du jeu ont cette capacité`,
    noSolo: 'Écartée des parties en solo',
  },
} as const

const SIGNS: Readonly<Record<Card['type'], IconName>> = {
  location: 'village',
  character: 'cowled',
  event: 'comet-spark',
  achievement: 'laurel-crown',
}
export const TOKEN_ICONS: Readonly<Record<Resource, IconName>> = {
  sword: 'broadsword',
  gem: 'cut-diamond',
  lamp: 'magic-lamp',
  time: 'hourglass',
  danger: 'hazard-sign',
}

const tokenOf = (resource: Resource, language: Language): FaceToken => ({
  icon: TOKEN_ICONS[resource],
  tone: resource,
  label: NOUNS[resource][language][0],
})

/** Danger stands apart from what one wants to take. */
const lootOf = ({ loot }: Card, isDanger: boolean, language: Language): FaceToken[] =>
  loot.filter((resource) => (resource === 'danger') === isDanger).map((resource) => tokenOf(resource, language))

function faceOf(card: Card, language: Language): Face {
  const words = WORDS[language]
  const { type, subType, fortune, times, solo } = card
  const favors = favorOptions(card, language)
  return {
    name: card.name[language],
    frame: type,
    type: subType ? `${words[type]} · ${words[subType]}` : words[type],
    sign: SIGNS[type],
    tokens: lootOf(card, false, language),
    rightTokens: lootOf(card, true, language),
    ...(type !== 'event' &&
      type !== 'achievement' && {
        points: { n: fortune, icon: 'laurel-crown', label: words.fortune },
      }),
    lines: abilityLines(card, language).map((text) => ({ text })),
    ...(favors.length > 0 && { doors: { icon: 'scales', label: words.favor, texts: favors } }),
    short: shortRule(card),
    marks: [
      ...(times > 1 ? [{ text: `×${times}`, label: words.times(times) }] : []),
      ...(solo ? [] : [{ icon: 'sign-no-solo' as const, label: words.noSolo }]),
    ],
    rules: rulesOf(card),
  }
}

/** What is printed on the cards of A Thief's Fortune. */
export const faces: GameFaces = {
  // The table hands over cards of its own game only.
  faceOf: (card: CardBase, language) => faceOf(card as Card, language),
  backs: {
    card: { frame: 'location', sign: 'hourglass' },
    'location-deck': { frame: 'location', sign: 'village' },
    'character-deck': { frame: 'character', sign: 'cowled' },
    'event-deck': { frame: 'event', sign: 'comet-spark' },
    hand: { frame: 'location', sign: 'hourglass' },
    chosen: { frame: 'location', sign: 'hourglass' },
    passing: { frame: 'location', sign: 'hourglass' },
    past: { frame: 'achievement', sign: 'hourglass' },
    'solo-pile': { frame: 'achievement', sign: 'hourglass' },
  },
  signs: SHORT_SIGNS,
  counted: countedNouns(NOUNS, ['sword', 'gem', 'lamp', 'time', 'danger', 'fortune']),
}
