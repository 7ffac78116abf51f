import type { Bilingual, Texts } from '@sablier/kernel'
import { GLOSSARY } from '../../rulebook/rules.ts'
import { GUILDS, SPACES } from '../board.ts'
import { SPACE_NAMES } from './options.ts'

const spaceName = (n: number): Bilingual => SPACE_NAMES[`space.${n}`] ?? { en: String(n), fr: String(n) }
/** The numbered places by what the map calls them. */
const MAP_NAMES: Texts = Object.fromEntries([
  ...SPACES.map(({ n }) => {
    const { en, fr } = spaceName(n)
    return [`covered.${n}`, { en: `${en}, face down`, fr: `${fr}, face cachée` }]
  }),
  ...GUILDS.map((guild, n) => {
    const { en, fr } = spaceName(SPACES.findIndex(({ kind }) => kind === guild))
    return [`certificate-pile.${n}`, { en: `Certificates, ${en}`, fr: `Certificats, ${fr}` }]
  }),
])

/** Names of the places. */
export const ZONES: Texts = {
  'adventure-deck': { en: 'Adventure deck', fr: 'Paquet aventure' },
  'adventure-discard': { en: 'Adventure discard pile', fr: 'Défausse aventure' },
  'chance-deck': { en: 'Chance deck', fr: 'Paquet chance' },
  'chance-discard': { en: 'Chance discard pile', fr: 'Défausse chance' },
  'common-deck': { en: 'Common items', fr: 'Objets communs' },
  'common-discard': { en: 'Discarded common items', fr: 'Objets communs défaussés' },
  'rare-deck': { en: 'Rare items', fr: 'Objets rares' },
  'rare-discard': { en: 'Discarded rare items', fr: 'Objets rares défaussés' },
  'character-deck': { en: 'Characters', fr: 'Personnages' },
  'certificate-pile': { en: 'Certificates', fr: 'Certificats' },
  space: { en: 'Space', fr: 'Case' },
  covered: { en: 'Face down', fr: 'Face cachée' },
  'city-shop': { en: 'On sale in the City', fr: 'En vente à la Ville' },
  'village-shop': { en: 'On sale in the Village', fr: 'En vente au Village' },
  display: { en: 'To choose from', fr: 'Au choix' },
  character: { en: 'Character', fr: 'Personnage' },
  items: { en: 'Items', fr: 'Objets' },
  kept: { en: 'Kept cards', fr: 'Cartes gardées' },
  certificates: { en: 'Certificates', fr: 'Certificats' },
  box: { en: 'Box', fr: 'Boîte' },
  ...SPACE_NAMES,
  ...MAP_NAMES,
}
/** Names of the numbers. */
export const TRACKS: Texts = {
  strength: { en: 'Strength and Health', fr: 'Force et santé' },
  'lost-strength': { en: 'Lost Health', fr: 'Santé perdue' },
  willpower: { en: 'Willpower and Magic', fr: 'Puissance mentale et magie' },
  'lost-willpower': { en: 'Lost Magic', fr: 'Magie perdue' },
  gold: GLOSSARY.gold,
  experience: { en: 'Experience', fr: 'Expérience' },
  position: { en: 'Space', fr: 'Case' },
  ...Object.fromEntries(SPACES.map(({ n }) => [`position.${n}`, spaceName(n)])),
  turns: { en: 'Turns', fr: 'Tours' },
  fallen: { en: 'Fallen', fr: 'Mort' },
  'fallen.0': { en: 'no', fr: 'non' },
  ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`fallen.${n}`, { en: 'yes', fr: 'oui' }])),
  'extra-turns': { en: 'Additional turns', fr: 'Tours supplémentaires' },
  stayed: { en: 'Stayed', fr: 'Resté sur place' },
  'service-used': { en: 'Service used', fr: 'Possibilité utilisée' },
  'magic-spent': { en: 'Magic spent this turn', fr: 'PM dépensés ce tour' },
  'strength-bonus': { en: 'Strength bonus of this turn', fr: 'Bonus de force de ce tour' },
  'willpower-bonus': { en: 'Willpower bonus of this turn', fr: 'Bonus de puissance mentale de ce tour' },
}
export const MARKS: Texts = { damaged: GLOSSARY.damaged }
export const PHASES: Texts = {
  characters: { en: 'Characters', fr: 'Personnages' },
  chance: { en: 'Chance card', fr: 'Carte chance' },
  movement: { en: 'Movement', fr: 'Déplacement' },
  encounter: { en: 'Encounter', fr: 'Rencontre' },
  services: { en: 'Services of the space', fr: 'Possibilités de la case' },
  ending: { en: 'End of the turn', fr: 'Fin du tour' },
}
/** Why the game ended. */
export const ENDS: Texts = {
  fifth_certificate: { en: 'The fifth certificate was obtained.', fr: 'Le cinquième certificat a été obtenu.' },
  last_survivor: { en: 'Only one adventurer is left alive.', fr: 'Un seul aventurier est encore en vie.' },
  all_dead: { en: 'Nobody is left alive.', fr: 'Il ne reste personne en vie.' },
  turns_over: { en: 'The turns of the race are over.', fr: 'Les tours de la course sont écoulés.' },
}
/** Words inside other texts. */
export const WORDS: Texts = {
  ...GLOSSARY,
  ...SPACE_NAMES,
  'terrain.mountain': { en: 'mountains', fr: 'montagnes' },
  'terrain.forest': { en: 'forests', fr: 'forêts' },
  'terrain.plain': { en: 'plains', fr: 'plaines' },
  'town.city': { en: 'City', fr: 'Ville' },
  'town.village': { en: 'Village', fr: 'Village' },
  fight: { en: 'Fight', fr: 'Combat' },
  creature: { en: 'Creature', fr: 'Créature' },
  first: { en: 'First turn', fr: 'Premier tour' },
  throw: { en: 'Thrown weapon', fr: 'Arme lancée' },
  reroll: { en: 'Roll again', fr: 'Relance' },
  crisis: { en: 'Crisis', fr: 'Crise' },
}

/** Numbers that the rules count for themselves. */
export const COUNTERS: readonly string[] = ['stayed', 'service-used', 'turns']
