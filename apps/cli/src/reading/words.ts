import { type Bilingual, fillPlain, type Language } from '@sablier/kernel'

/** What the command itself says to players, in both languages; `{name}` is filled in. */
export const WORDS = {
  you: { en: 'Seat {n} (you)', fr: 'Place {n} (vous)' },
  computer: { en: 'Computer {n}', fr: 'Ordinateur {n}' },
  seat: { en: 'Seat {n}', fr: 'Place {n}' },
  round: { en: 'Round', fr: 'Manche' },
  turn: { en: '{seat} to play', fr: 'À {seat} de jouer' },
  score: { en: 'Score', fr: 'Score' },
  inTurn: { en: 'in turn', fr: 'joue' },
  hidden: { en: '{n} {n|card|cards} face down', fr: '{n} {n|carte|cartes} face cachée' },
  newIn: { en: 'New to you, {place}', fr: 'Nouveau pour vous, {place}' },
  noCard: { en: 'No card is called “{typed}”.', fr: 'Aucune carte ne s’appelle « {typed} ».' },
  noRule: { en: 'No rule speaks of “{typed}”.', fr: 'Aucune règle ne parle de « {typed} ».' },
  winner: { en: 'Winner: {names}', fr: 'Victoire : {names}' },
  winners: { en: 'Winners: {names}', fr: 'Victoire partagée : {names}' },
  noWinner: { en: 'Nobody wins', fr: 'Personne ne gagne' },
  because: { en: 'because of {card}', fr: 'cause : {card}' },
  refused: { en: 'not possible: {what} ({why})', fr: 'impossible : {what} ({why})' },
  pressEnter: { en: 'nothing to choose: press Enter', fr: 'rien à choisir : appuyez sur Entrée' },
  meanwhile: {
    en: 'Others are deciding. You may also act now.',
    fr: 'D’autres décident. Vous pouvez aussi agir maintenant.',
  },
  goOn: { en: 'Go on', fr: 'Continuer' },
  number: { en: 'a number from {min} to {max}', fr: 'un nombre de {min} à {max}' },
  some: { en: '{min} to {max} numbers, with spaces', fr: 'de {min} à {max} numéros, séparés par des espaces' },
  one: { en: 'one number', fr: 'un numéro' },
  oneOrNone: { en: 'one number, Enter for none', fr: 'un numéro, Entrée pour aucun' },
  exactly: { en: '{min} numbers, with spaces', fr: '{min} numéros, séparés par des espaces' },
  inOrder: { en: 'all numbers in the order you want', fr: 'tous les numéros dans l’ordre voulu' },
  shares: {
    en: '{n} numbers that add up to {total} (at most {caps})',
    fr: '{n} nombres dont la somme fait {total} (au plus {caps})',
  },
  upTo: { en: 'a number up to {max}, Enter for none', fr: 'un nombre jusqu’à {max}, Entrée pour aucun' },
  anyOf: { en: 'numbers, with spaces, Enter for none', fr: 'numéros séparés par des espaces, Entrée pour aucun' },
  inWords: { en: 'in your own words, Enter for none', fr: 'dans vos propres mots, Entrée pour aucun' },
  ownProposal: { en: 'put your own proposal together', fr: 'composer votre propre proposition' },
  make: { en: 'Propose this', fr: 'Proposer ceci' },
  startAgain: { en: 'Start again', fr: 'Recommencer' },
  another: { en: 'Name another price, of which one is to be chosen?', fr: 'Nommer un autre prix, au choix ?' },
  without: { en: 'No, leave it out', fr: 'Non, rien de tel' },
  with: { en: 'Yes', fr: 'Oui' },
  noMore: { en: 'No, this one is enough', fr: 'Non, celui-ci suffit' },
  more: { en: 'Yes, another', fr: 'Oui, un autre' },
  back: { en: 'back', fr: 'retour' },
  rule: { en: 'read the rule (r word: any rule)', fr: 'lire la règle (r mot : toute règle)' },
  cards: { en: 'read the cards (c name: any card)', fr: 'lire les cartes (c nom : toute carte)' },
  table: { en: 'look at the table', fr: 'regarder la table' },
  undo: { en: 'take back', fr: 'reprendre son coup' },
  language: { en: 'en français', fr: 'in English' },
  quit: { en: 'leave', fr: 'quitter' },
  notUnderstood: { en: 'Not understood.', fr: 'Réponse non comprise.' },
  refusedAnswer: { en: 'This answer is not possible.', fr: 'Cette réponse n’est pas possible.' },
  left: { en: 'Left before the end.', fr: 'Partie quittée avant la fin.' },
  saved: { en: 'Record written to {file}', fr: 'Partie enregistrée dans {file}' },
  pickGame: { en: 'Which game?', fr: 'Quel jeu ?' },
  commitment: { en: 'Commitment of the dice and decks: {hash}', fr: 'Engagement des dés et des pioches : {hash}' },
  secret: { en: 'The secret behind it: {secret}', fr: 'Le secret de l’engagement : {secret}' },
} as const satisfies Record<string, Bilingual>

export type Word = keyof typeof WORDS

/** A sentence of the command in one language, filled in. */
export function say(language: Language, word: Word, values: Readonly<Record<string, string | number>> = {}): string {
  return fillPlain(WORDS[word], values, language)
}

/** "Label: text". */
export function labelled(language: Language, label: string, text: string): string {
  return fillPlain({ en: '{label}: {text}', fr: '{label} : {text}' }, { label, text }, language)
}
