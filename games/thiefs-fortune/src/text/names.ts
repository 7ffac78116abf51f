import type { Texts } from '@sablier/kernel'
import { GLOSSARY } from '../../rulebook/rules.ts'
import { TOKEN_PHRASES } from './nouns.ts'

/** The places on the table; a FUTURE is read row by row, one for each type of card. */
export const ZONES: Texts = {
  'location-deck': { en: 'Location deck', fr: 'Pile des Lieux' },
  'character-deck': { en: 'Character deck', fr: 'Pile des Personnages' },
  'event-deck': { en: 'Event deck', fr: 'Pile des Évènements' },
  'location-discard': { en: 'Location discard pile', fr: 'Défausse des Lieux' },
  'character-discard': { en: 'Character discard pile', fr: 'Défausse des Personnages' },
  'event-discard': { en: 'Event discard pile', fr: 'Défausse des Évènements' },
  'common-future': { en: 'Common FUTURE', fr: 'FUTUR COMMUN' },
  hand: { en: 'Hand', fr: 'Main' },
  chosen: { en: 'Chosen card', fr: 'Carte choisie' },
  passing: { en: 'Cards passed on', fr: 'Cartes passées' },
  future: { en: 'FUTURE', fr: 'FUTUR' },
  'future.location': { en: 'FUTURE: Locations', fr: 'FUTUR : Lieux' },
  'future.character': { en: 'FUTURE: Characters', fr: 'FUTUR : Personnages' },
  'future.event': { en: 'FUTURE: Events', fr: 'FUTUR : Évènements' },
  'present-locations': { en: 'PRESENT: Locations', fr: 'PRÉSENT : Lieux' },
  'present-characters': { en: 'PRESENT: Characters', fr: 'PRÉSENT : Personnages' },
  'present-events': { en: 'PRESENT: Events', fr: 'PRÉSENT : Évènements' },
  past: { en: 'PAST', fr: 'PASSÉ' },
  'solo-pile': { en: 'Cards of this round', fr: 'Cartes de la manche' },
  achievement: { en: 'Achievement', fr: 'Réussite' },
  removed: { en: 'Out of the game', fr: 'Hors jeu' },
  box: { en: 'Box', fr: 'Boîte' },
}

/** The numbers on the table. */
export const TRACKS: Texts = {
  sword: { en: 'Swords', fr: 'Épées' },
  gem: { en: 'Gems', fr: 'Gemmes' },
  lamp: { en: 'Lamps', fr: 'Lampes' },
  time: { en: 'Time', fr: 'Temps' },
  danger: { en: 'Danger', fr: 'Danger' },
  fortune: { en: 'Fortune Points', fr: 'Points de Destin' },
  'time-spent': { en: 'Spend Time actions', fr: 'Actions Utiliser le Temps' },
}

/** The tokens and states of cards. */
export const MARKS: Texts = {
  sword: { en: 'Sword', fr: 'Épée' },
  gem: { en: 'Gem', fr: 'Gemme' },
  lamp: { en: 'Lamp', fr: 'Lampe' },
  time: { en: 'Time', fr: 'Temps' },
  danger: { en: 'Danger', fr: 'Danger' },
  activated: { en: 'Activated', fr: 'Activé' },
  'under-way': { en: 'in use', fr: 'en cours' },
}

/** The parts of a round. */
export const PHASES: Texts = {
  planning: { en: 'Planning Phase: drawing', fr: 'Phase de Planification : pioche' },
  draft: { en: 'Planning Phase: draft', fr: 'Phase de Planification : draft' },
  favor: { en: 'Planning Phase: Favors', fr: 'Phase de Planification : Avantages' },
  'solo-draft': { en: 'Planning Phase: three cards', fr: 'Phase de Planification : trois cartes' },
  loot: { en: 'Loot Phase', fr: 'Phase de Butin' },
  action: { en: 'Action Phase', fr: 'Phase d’Action' },
  bribe: { en: 'Bribe Phase', fr: 'Phase de Corruption' },
}

/** How a game can end. */
export const ENDS: Texts = {
  'most-fortune': { en: 'The most Fortune Points win.', fr: 'Le plus grand total de Points de Destin l’emporte.' },
  'fewest-danger': {
    en: 'Equal Fortune Points: the least Danger wins.',
    fr: 'À égalité de Points de Destin, le moins de Danger l’emporte.',
  },
  'shared-victory': { en: 'The victory is shared.', fr: 'La victoire est partagée.' },
  'solo-won': { en: 'The Achievement is reached.', fr: 'La Réussite est accomplie.' },
  'solo-lost': { en: 'The Achievement is missed.', fr: 'La Réussite est manquée.' },
}

/** Words that stand in texts as parameters. */
export const WORDS: Texts = {
  ...GLOSSARY,
  ...TOKEN_PHRASES,
  'deck.location': { en: 'the Location deck', fr: 'la pile des Lieux' },
  'deck.character': { en: 'the Character deck', fr: 'la pile des Personnages' },
  'deck.event': { en: 'the Event deck', fr: 'la pile des Évènements' },
  foe: { en: 'Foe', fr: 'Ennemi' },
  traveler: { en: 'Traveler', fr: 'Voyageur' },
}

/** Numbers that the rules count for themselves. */
export const COUNTERS: readonly string[] = ['under-way']
