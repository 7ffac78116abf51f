import { fillPlain } from '@sablier/kernel'
import type { Language } from './words.ts'

/** The exact cases of refusals, in both languages. `{name}` stands for a parameter. */
export const REFUSAL_TEXTS = {
  'game-not-begun': { en: 'The game has not begun.', fr: 'La partie n’a pas commencé.' },
  'game-running': { en: 'The game has begun.', fr: 'La partie a commencé.' },
  'game-over': { en: 'The game is over.', fr: 'La partie est finie.' },
  'game-not-over': { en: 'The game is not over yet.', fr: 'La partie n’est pas encore finie.' },
  'table-closed': { en: 'The table is closed.', fr: 'La table est fermée.' },
  'table-busy': { en: 'The table is very busy. Try again.', fr: 'La table est très occupée. Réessayez.' },
  'bot-answers-for-you': {
    en: 'A computer player answers for you: take your seat back first.',
    fr: 'L’ordinateur répond pour vous : reprenez d’abord votre place.',
  },
  'you-answer-yourself': { en: 'You answer for yourself already.', fr: 'Vous répondez déjà vous-même.' },
  'answered-for-you': {
    en: 'A computer player or the clock gave this answer. Ask the others to go back.',
    fr: 'L’ordinateur ou la pendule a donné cette réponse. Demandez aux autres de revenir en arrière.',
  },
  'you-resigned': { en: 'You have resigned.', fr: 'Vous avez abandonné.' },
  'no-such-seat': { en: 'There is no such seat.', fr: 'Cette place n’existe pas.' },
  'no-such-game': { en: 'There is no such game here.', fr: 'Ce jeu n’est pas disponible ici.' },
  'no-such-moment': { en: 'There is no such moment.', fr: 'Ce moment n’existe pas.' },
  'you-sit-already': { en: 'You sit here already.', fr: 'Vous avez déjà une place ici.' },
  'another-seat-here': { en: 'You have another seat at this table.', fr: 'Vous avez une autre place à cette table.' },
  'seat-taken': { en: 'The seat is taken.', fr: 'La place est prise.' },
  'seat-reserved': { en: 'The seat is kept for somebody.', fr: 'La place est réservée à quelqu’un.' },
  'seat-changed-hands': { en: 'The seat has changed hands.', fr: 'La place a changé de mains.' },
  'not-for-bots': { en: 'A person sits there.', fr: 'Cette place est à une personne.' },
  'one-seat': { en: 'You can take one seat.', fr: 'Vous ne pouvez prendre qu’une place.' },
  'take-a-seat': {
    en: 'Take a seat yourself, or let computer players have all of them.',
    fr: 'Prenez une place, ou laissez-les toutes à l’ordinateur.',
  },
  'no-such-code': {
    en: 'No open table has this code. Ask your friend to read it once more.',
    fr: 'Aucune table ouverte ne porte ce code. Demandez à votre ami de le relire.',
  },
  'entropy-given': { en: 'You have added to the dice already.', fr: 'Vous avez déjà ajouté votre part aux dés.' },
  'seat-of-another': {
    en: 'That can be asked about another person who still plays, and about nobody else.',
    fr: 'Cela ne se demande que pour une autre personne qui joue encore.',
  },
  'person-present': {
    en: 'This person is here, or has only just gone: wait {seconds} seconds before you begin without them.',
    fr: 'Cette personne est là ou vient de partir : attendez {seconds} secondes avant de commencer sans elle.',
  },
  'removed-by-host': { en: 'The host has removed you.', fr: 'L’hôte vous a retiré de la table.' },
  'removed-by-vote': { en: 'The others have removed you.', fr: 'Les autres vous ont retiré de la partie.' },
  'no-private-talk': { en: 'In this game nobody talks in private.', fr: 'À ce jeu, on ne se parle pas en privé.' },
  'nobody-there': {
    en: 'Nobody is there to hear it: in private you talk to another person who is at the table.',
    fr: 'Personne n’est là pour l’entendre : en privé, on parle à une autre personne présente à la table.',
  },
  'no-voice': { en: 'You have no voice at this table any more.', fr: 'Vous n’avez plus de voix à cette table.' },
  'advice-allowed': { en: 'Advice is allowed already.', fr: 'Les conseils sont déjà permis.' },
  'only-the-clock': {
    en: 'At this table only the clock hands a seat over.',
    fr: 'À cette table, seule la pendule confie une place à l’ordinateur.',
  },
  'one-alone': {
    en: 'One person alone cannot remove another.',
    fr: 'Une seule personne ne peut pas en retirer une autre.',
  },
  'not-for-you': { en: 'This table is not open to you.', fr: 'Cette table ne vous est pas ouverte.' },
  'by-invitation': { en: 'This table is by invitation.', fr: 'On entre à cette table sur invitation.' },
  'rules-changed': {
    en: 'The rules have changed since this moment.',
    fr: 'Les règles ont changé depuis ce moment.',
  },
  'rules-gone': {
    en: 'Its rules are not on this server any more.',
    fr: 'Ses règles ne sont plus sur ce serveur.',
  },
  'log-broken': { en: 'Its log cannot be replayed.', fr: 'Son journal ne peut pas être rejoué.' },
  'hello-first': { en: 'The connection is not ready yet.', fr: 'La connexion n’est pas encore prête.' },
  'not-done-here': { en: 'This is not done at a table.', fr: 'Cela ne se fait pas à une table.' },
  'hints-off': {
    en: 'At this table there is advice only if everybody agrees.',
    fr: 'À cette table, il n’y a de conseils que si tous sont d’accord.',
  },
  'not-asked': { en: 'You are not asked.', fr: 'On ne vous demande rien.' },
  'begin-again': { en: 'This took too long: begin again.', fr: 'Cela a pris trop de temps : recommencez.' },
  'question-gone': { en: 'This is no longer asked.', fr: 'La question n’est plus posée.' },
  'table-changed': { en: 'The table has changed meanwhile.', fr: 'La table a changé entre-temps.' },
  'too-many-muted': { en: 'You have muted too many people.', fr: 'Vous avez rendu muettes trop de personnes.' },
  'too-many-blocked': { en: 'You have blocked too many people.', fr: 'Vous avez bloqué trop de personnes.' },
  'too-many-reports': {
    en: 'You have sent many reports today.',
    fr: 'Vous avez envoyé beaucoup de signalements aujourd’hui.',
  },
  'too-many-proposals': {
    en: 'Too many of your proposals are still open.',
    fr: 'Trop de vos propositions sont encore ouvertes.',
  },
  'too-many-tables': {
    en: 'You have {most} tables already: end one first.',
    fr: 'Vous avez déjà {most} tables : terminez-en une d’abord.',
  },
  'too-many-open-tables': {
    en: 'You have {most} tables that wait to begin: begin or leave one first.',
    fr: 'Vous avez {most} tables en attente : commencez-en une ou quittez-la d’abord.',
  },
  'address-full': {
    en: 'Too many tables from this address are open: end one first.',
    fr: 'Trop de tables sont ouvertes depuis cette adresse : terminez-en une d’abord.',
  },
  'table-full-of-talk': {
    en: 'Too much has been said and done here before the beginning: begin the game, or open another table.',
    fr: 'Trop de choses ont été dites et faites ici avant le début : lancez la partie ou ouvrez une autre table.',
  },
  'your-share-of-talk': {
    en: 'You have said and done very much here before the beginning. Wait until the game begins.',
    fr: 'Vous avez déjà beaucoup dit et fait ici avant le début. Attendez que la partie commence.',
  },
  banned: {
    en: 'The operator of this server has shut you out.',
    fr: 'L’exploitant de ce serveur vous en a exclu.',
  },
  'bad-field': { en: 'This is not filled in rightly: {field}.', fr: 'Ceci n’est pas bien rempli : {field}.' },
  'not-json': { en: 'The message could not be read.', fr: 'Le message n’a pas pu être lu.' },
  'nothing-here': { en: 'There is nothing here.', fr: 'Il n’y a rien ici.' },
  'webhook-protocol': {
    en: 'The address has to begin with http or https.',
    fr: 'L’adresse doit commencer par http ou https.',
  },
  'webhook-credentials': {
    en: 'No user name and no password in the address.',
    fr: 'Ni nom d’utilisateur ni mot de passe dans l’adresse.',
  },
  'webhook-private': {
    en: 'The address is private: the operator of this server does not allow it.',
    fr: 'L’adresse est privée : l’exploitant de ce serveur ne le permet pas.',
  },
  'other-site': { en: 'The request came from another site.', fr: 'La demande venait d’un autre site.' },
  'link-used': { en: 'This link was used already or is too old.', fr: 'Ce lien a déjà servi ou est trop ancien.' },
  'keep-link-unknown': { en: 'This link is not valid any more.', fr: 'Ce lien n’est plus valable.' },
  'passkey-refused': { en: 'The passkey was not accepted.', fr: 'La clé d’accès n’a pas été acceptée.' },
  'passkey-known': { en: 'This passkey is known already.', fr: 'Cette clé d’accès est déjà connue.' },
  'passkey-unknown': { en: 'This passkey is not known here.', fr: 'Cette clé d’accès est inconnue ici.' },
  'name-hidden': {
    en: 'The operator of this server does not allow this name.',
    fr: 'L’exploitant de ce serveur n’admet pas ce nom.',
  },
  'name-first': { en: 'Say who you are first.', fr: 'Dites d’abord qui vous êtes.' },
  'storage-silent': {
    en: 'The storage does not answer. Try again in a moment.',
    fr: 'Le stockage ne répond pas. Réessayez dans un instant.',
  },
  yourself: { en: 'That is yourself.', fr: 'C’est vous-même.' },
  'no-such-person': { en: 'There is no such person.', fr: 'Cette personne est inconnue.' },
} as const satisfies Record<string, Record<Language, string>>

export type RefusalDetail = keyof typeof REFUSAL_TEXTS
export const REFUSAL_DETAILS = Object.keys(REFUSAL_TEXTS) as [RefusalDetail, ...RefusalDetail[]]
export type RefusalParams = Readonly<Record<string, string | number>>

/** The fields that people fill in, by name; other fields never appear in a form. */
const FIELDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  name: { en: 'the name', fr: 'le nom' },
  url: { en: 'the address', fr: 'l’adresse' },
  text: { en: 'the text', fr: 'le texte' },
  clock: { en: 'the time to think', fr: 'le temps de réflexion' },
  seats: { en: 'the seats', fr: 'les places' },
  options: { en: 'the options', fr: 'les options' },
  invite: { en: 'the invitation', fr: 'l’invitation' },
  token: { en: 'the link', fr: 'le lien' },
}
const OTHER_FIELD = { en: 'something that cannot be seen here', fr: 'une donnée qui ne se voit pas ici' }

/** The sentence for a detail, in the language of whoever reads it. */
export function detailText(detail: RefusalDetail, language: Language, params: RefusalParams = {}): string {
  const [field = ''] = String(params['field'] ?? '').split('.')
  const said = detail === 'bad-field' ? { field: (FIELDS[field] ?? OTHER_FIELD)[language] } : params
  return fillPlain(REFUSAL_TEXTS[detail], said, language)
}
