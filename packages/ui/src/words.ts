import { type Bilingual, fillPlain } from '@sablier/kernel'
import { useLanguage } from './language.tsx'

/** What the shared parts say, in both languages; `{name}` is filled in. */
const WORDS = {
  yourTurn: { en: 'Your decision', fr: 'À vous de décider' },
  waitingFor: { en: 'Waiting for {names}', fr: 'On attend {names}' },
  watch: { en: 'What is happening…', fr: 'Ce qui se passe…' },
  gameOver: { en: 'The game is over', fr: 'La partie est terminée' },
  options: { en: 'What you can do', fr: 'Ce que vous pouvez faire' },
  refused: { en: 'Not possible now', fr: 'Impossible pour le moment' },
  whyNot: { en: 'Why not?', fr: 'Pourquoi pas ?' },
  rule: { en: 'Rule', fr: 'Règle' },
  section: { en: 'Section {n}', fr: 'Section {n}' },
  allRules: { en: 'Read it among all rules', fr: 'La lire parmi toutes les règles' },
  confirm: { en: 'Confirm', fr: 'Valider' },
  clear: { en: 'Start again', fr: 'Recommencer' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  less: { en: 'Less', fr: 'Moins' },
  more: { en: 'More', fr: 'Plus' },
  chosenOf: { en: '{n} chosen, {min} to {max} needed', fr: 'Choix : {n} (de {min} à {max})' },
  chosenExactly: { en: '{n} of {max} chosen', fr: 'Choix : {n} sur {max}' },
  nothingToChoose: {
    en: 'There is nothing you could choose: you are asked so that the others cannot tell.',
    fr: 'Rien ne peut être choisi : la question vous est posée pour que les autres n’en sachent rien.',
  },
  orderHint: {
    en: 'Tap in the order you want: first to last.',
    fr: 'Touchez dans l’ordre voulu, du premier au dernier.',
  },
  leftToShare: { en: '{n} more to choose', fr: 'Encore {n} à choisir' },
  unknownCard: { en: 'Face-down card', fr: 'Carte face cachée' },
  cardAt: { en: '{zone}, card {n}', fr: '{zone}, carte {n}' },
  empty: { en: 'empty', fr: 'vide' },
  cards: { en: '{n} cards', fr: '{n} cartes' },
  oneCard: { en: '1 card', fr: '1 carte' },
  log: { en: 'Log', fr: 'Journal' },
  logEmpty: {
    en: 'Nothing has happened yet. Every decision will be told here.',
    fr: 'Il ne s’est encore rien passé. Chaque décision sera racontée ici.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  newCard: { en: 'new', fr: 'nouveau' },
  notNow: { en: 'Not now:', fr: 'Pas maintenant :' },
  cardRules: { en: 'Rules for this card', fr: 'Règles pour cette carte' },
  inspect: { en: 'Look at {card}', fr: 'Regarder {card}' },
  choose: { en: 'Choose {card}', fr: 'Choisir {card}' },
  chosen: { en: 'chosen', fr: 'choisi' },
  seats: { en: 'Players', fr: 'Joueurs' },
  you: { en: 'you', fr: 'vous' },
  away: { en: 'away', fr: 'absent' },
  computer: { en: 'computer', fr: 'ordinateur' },
  active: { en: 'in turn', fr: 'joue' },
  decides: { en: 'decides', fr: 'décide' },
  yourTurnFlag: { en: 'your turn', fr: 'à vous' },
  openSeat: { en: 'Look at the table of {name}', fr: 'Voir la table de {name}' },
  sinceLastTurn: { en: 'Since your last turn', fr: 'Depuis votre dernier tour' },
  countOf: { en: '{n} of {max}', fr: '{n} sur {max}' },
  previous: { en: 'Before', fr: 'Avant' },
  next: { en: 'Next', fr: 'Suite' },
  skip: { en: 'Skip', fr: 'Passer' },
  takeMyTurn: { en: 'Take my turn', fr: 'Jouer mon tour' },
  score: { en: 'Score', fr: 'Score' },
  round: { en: 'Round {n}', fr: 'Manche {n}' },
  table: { en: 'The table', fr: 'La table' },
  mine: { en: 'My area', fr: 'Mon espace' },
  offers: { en: 'At any moment', fr: 'À tout moment' },
  rolled: { en: 'rolled', fr: 'a lancé' },
  beginsPhase: { en: '{phase} begins', fr: 'Début : {phase}' },
  turnOf: { en: '{seat} is in turn', fr: 'À {seat} de jouer' },
  ended: { en: 'The game ends', fr: 'La partie se termine' },
  from: { en: 'because of', fr: 'à cause de' },
  copies: { en: '{n} in the box', fr: '{n} dans la boîte' },
  propose: { en: 'Proposals', fr: 'Propositions' },
  willHappen: { en: 'What will happen', fr: 'Ce qui va se passer' },
  notKnownYet: { en: 'The rest is not known yet', fr: 'Le reste n’est pas encore connu' },
  moved: { en: '{card}: {from} → {to}', fr: '{card} : {from} → {to}' },
} as const satisfies Record<string, Bilingual>

export type UiWord = keyof typeof WORDS

/** Reads the words of the shared parts: `say('waitingFor', { names })`. */
export function useWords(): (key: UiWord, values?: Readonly<Record<string, string | number>>) => string {
  const language = useLanguage()
  return (key, values = {}) => fillPlain(WORDS[key], values, language)
}
