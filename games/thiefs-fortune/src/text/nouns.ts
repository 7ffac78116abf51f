import { count, defineNouns, type Language, list, type Param, type Texts } from '@sablier/kernel'
import { RESOURCES, type Resource, type Tokens, tokenEntries } from '../resource.ts'

/** The words that cards count. */
export const NOUNS = defineNouns({
  sword: { en: ['Sword', 'Swords'], fr: ['Épée', 'Épées', 'f'] },
  gem: { en: ['Gem', 'Gems'], fr: ['Gemme', 'Gemmes', 'f'] },
  lamp: { en: ['Lamp', 'Lamps'], fr: ['Lampe', 'Lampes', 'f'] },
  time: { en: ['Time', 'Time'], fr: ['Temps', 'Temps', 'm'] },
  danger: { en: ['Danger', 'Danger'], fr: ['Danger', 'Dangers', 'm'] },
  basic: { en: ['Basic Resource', 'Basic Resources'], fr: ['Ressource Basique', 'Ressources Basiques', 'f'] },
  resource: { en: ['resource', 'resources'], fr: ['Ressource', 'Ressources', 'f'] },
  fortune: { en: ['Fortune Point', 'Fortune Points'], fr: ['Point de Destin', 'Points de Destin', 'm'] },
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes', 'f'] },
  location: { en: ['Location', 'Locations'], fr: ['Lieu', 'Lieux', 'm'] },
  character: { en: ['Character', 'Characters'], fr: ['Personnage', 'Personnages', 'm'] },
  event: { en: ['Event', 'Events'], fr: ['Évènement', 'Évènements', 'm'] },
  friend: { en: ['Friend', 'Friends'], fr: ['Ami', 'Amis', 'm'] },
  foe: { en: ['Foe', 'Foes'], fr: ['Ennemi', 'Ennemis', 'm'] },
  traveler: { en: ['Traveler', 'Travelers'], fr: ['Voyageur', 'Voyageurs', 'm'] },
})
export type NounName = keyof typeof NOUNS

/** "1 Sword and 1 Gem", "2 Temps". */
export function tokenList(language: Language, tokens: Tokens): string {
  return list(
    language,
    tokenEntries(tokens).map(([kind, n]) => count(language, n, NOUNS[kind])),
  )
}

/** "{n} Swords" for lines of the log, by kind of token. */
export const TOKEN_PHRASES: Texts = Object.fromEntries(
  RESOURCES.map((kind) => {
    const { en, fr } = NOUNS[kind]
    return [`tokens.${kind}`, { en: `{n} {n|${en[0]}|${en[1]}}`, fr: `{n} {n|${fr[0]}|${fr[1]}}` }]
  }),
)

/** A number of tokens of one kind, as part of a log line. */
export const tokensOf = (kind: Resource, n: number): Param => ({ phrase: `tokens.${kind}`, params: { n } })
