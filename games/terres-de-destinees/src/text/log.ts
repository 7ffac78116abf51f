import type { Texts } from '@sablier/kernel'

/** Lines of the log. */
export const LOG: Texts = {
  'first-player': { en: '{seat} takes the first turn.', fr: '{seat} joue en premier.' },
  'advanced-left-out': {
    en: 'The advanced pack stays in the box.',
    fr: 'Le paquet avancé reste dans la boîte.',
  },
  'shared-destins': { en: 'Shared Destinies: {destins}.', fr: 'Destins communs : {destins}.' },
  'own-destin': { en: 'Your secret Destiny is {destin}.', fr: 'Votre Destin secret est {destin}.' },
  escaped: { en: '{target} has failed to eliminate {seat}.', fr: '{target} n’a pas réussi à éliminer {seat}.' },
  'turn-begins': { en: '{seat} begins a turn.', fr: '{seat} commence son tour.' },
  'turn-cut-short': {
    en: '{seat} is out: the turn ends at once.',
    fr: '{seat} ne joue plus : le tour s’arrête aussitôt.',
  },
  drew: { en: '{seat} draws {n} {n|card|cards}.', fr: '{seat} pioche {n} {n|carte|cartes}.' },
  'draws-extra': {
    en: '{seat} may draw {n} extra {n|card|cards}.',
    fr: '{seat} peut piocher {n} {n|carte|cartes} de plus.',
  },
  sifted: {
    en: '{seat} looks at the draw pile and keeps {n} {n|card|cards}.',
    fr: '{seat} consulte la pioche et garde {n} {n|carte|cartes}.',
  },
  reshuffled: {
    en: 'The discard pile is shuffled into a new draw pile.',
    fr: 'La défausse est mélangée et forme une nouvelle pioche.',
  },
  readied: { en: '{seat} readies {n} {n|card|cards}.', fr: '{seat} redresse {n} {n|carte|cartes}.' },
  sealed: { en: 'The Seal engages {card}, in front of {seat}.', fr: 'Le Sceau engage {card}, devant {seat}.' },
  'no-auction': {
    en: '{seat} has too few cards to sell: no auction.',
    fr: '{seat} a trop peu de cartes pour vendre : pas d’enchère.',
  },
  offered: { en: '{seat} puts {card} up for auction.', fr: '{seat} met {card} aux enchères.' },
  'offered-face-down': { en: '{seat} puts a card up face down.', fr: '{seat} met une carte en vente face cachée.' },
  'both-offered': { en: 'Cards on sale: {n}.', fr: 'Cartes en vente : {n}.' },
  'revealed-offer': { en: '{seat} turns the hidden card up: {card}.', fr: '{seat} retourne sa carte cachée : {card}.' },
  'demand-answered': { en: '{seat} has answered the Burgomaster.', fr: '{seat} a répondu au Bourgmestre.' },
  'demand-impossible': {
    en: '{seat} holds nothing of what the Burgomaster demanded.',
    fr: '{seat} n’a rien de ce que demande le Bourgmestre.',
  },
  taxed: { en: '{seat} pays the tax to {to}.', fr: '{seat} paie l’impôt à {to}.' },
  'tax-spared': { en: '{seat} pays no tax.', fr: '{seat} ne paie pas d’impôt.' },
  'cannot-bid': { en: '{seat} cannot bid and passes.', fr: '{seat} ne peut pas miser et passe.' },
  passed: { en: '{seat} passes.', fr: '{seat} passe.' },
  bid: { en: '{seat} bids {n}.', fr: '{seat} mise {n}.' },
  'bidding-closed': { en: 'The auction closes at {n}.', fr: 'L’enchère se ferme à {n}.' },
  'no-bid': { en: 'Nobody bids.', fr: 'Personne ne mise.' },
  'duo-winner': { en: '{seat} wins the auction.', fr: '{seat} gagne l’enchère.' },
  'price-cut': { en: '{card} spares {seat} one card.', fr: '{card} épargne une carte à {seat}.' },
  pays: { en: '{seat} owes {n} {n|card|cards}.', fr: '{seat} doit {n} {n|carte|cartes}.' },
  'deals-out': { en: '{seat} deals out {n} {n|card|cards}.', fr: '{seat} distribue {n} {n|carte|cartes}.' },
  gave: { en: '{seat} gives {n} {n|card|cards} to {to}.', fr: '{seat} donne {n} {n|carte|cartes} à {to}.' },
  acquired: { en: '{card} is now in play in front of {seat}.', fr: '{card} est désormais en jeu devant {seat}.' },
  'acquired-area': {
    en: '{card} goes to the acquisition area of {seat} and counts for Destinies.',
    fr: '{card} rejoint la zone d’acquisition, devant {seat}, et compte pour les Destins.',
  },
  supported: {
    en: '{card} goes to the support area of {seat} and does not count for Destinies.',
    fr: '{card} rejoint la zone de support, devant {seat}, et ne compte pas pour les Destins.',
  },
  'no-effect': {
    en: '{card} finds no target and is engaged all the same.',
    fr: '{card} n’a pas de cible et s’engage malgré tout.',
  },
  declined: {
    en: '{seat} does not want {card}: it is discarded.',
    fr: '{card} : {seat} n’en veut pas, la carte est défaussée.',
  },
  activated: { en: '{seat} uses {card}.', fr: '{seat} utilise {card}.' },
  'activated-lent': { en: '{seat} uses {card}, in front of {owner}.', fr: '{seat} utilise {card}, devant {owner}.' },
  borrowed: {
    en: '{seat} uses the power of {card} in front of {owner}.',
    fr: '{seat} utilise le pouvoir d’une carte posée devant {owner} : {card}.',
  },
  discarded: { en: '{seat} discards {card}.', fr: '{seat} défausse {card}.' },
  burned: { en: '{seat} sets fire to {a} and {b}.', fr: '{seat} met le feu à {a} et à {b}.' },
  'asked-family': {
    en: '{seat} asks {target} for a {family} card.',
    fr: '{seat} demande à {target} une carte {family}.',
  },
  'has-none': { en: '{seat} holds no {family} card.', fr: '{seat} n’a pas de carte {family}.' },
  demanded: {
    en: '{seat} demands that {target} put up a {family} card next.',
    fr: '{seat} impose à {target} de mettre ensuite en vente une carte {family}.',
  },
  'saw-hand': { en: '{seat} looks at the hand of {target}.', fr: '{seat} regarde les cartes que {target} a en main.' },
  'saw-destin': {
    en: '{seat} looks at the secret Destiny of {target}.',
    fr: '{seat} regarde le Destin secret confié à {target}.',
  },
  'saw-which-destin': {
    en: 'The secret Destiny of {target} is {destin}.',
    fr: '{target} a pour Destin secret : {destin}.',
  },
  'saw-pile': {
    en: '{seat} looks at {n} {n|card|cards} on top of the draw pile.',
    fr: '{seat} regarde {n} {n|carte|cartes} sur le dessus de la pioche.',
  },
  swapped: {
    en: '{seat} takes {card} from the discard pile for {other}.',
    fr: '{seat} prend {card} dans la défausse contre {other}.',
  },
  'swapped-in-play': {
    en: '{seat} takes {card}, in front of {target}, and puts {other} in its place.',
    fr: '{seat} prend {card}, devant {target}, et met {other} à sa place.',
  },
  'took-discard': { en: '{seat} takes {card} from the discard pile.', fr: '{seat} prend {card} sur la défausse.' },
  banished: { en: '{seat} discards {card}, in front of {target}.', fr: '{seat} défausse {card}, devant {target}.' },
  'card-passed': { en: '{card} passes to {to}.', fr: '{card} passe devant {to}.' },
  lich: {
    en: '{seat} may use the cards in front of {target} this turn.',
    fr: '{seat} peut utiliser ce tour-ci les cartes posées devant {target}.',
  },
  'jeton-gained': { en: '{seat} gets a Token: {jeton}.', fr: '{seat} reçoit un Jeton : {jeton}.' },
  'jeton-owned': { en: '{seat} owns this Token already: {jeton}.', fr: '{seat} possède déjà ce Jeton : {jeton}.' },
  'jeton-returned': { en: '{seat} returns a Token: {jeton}.', fr: '{seat} rend un Jeton : {jeton}.' },
  'jeton-taken': {
    en: '{seat} takes a Token from {target}: {jeton}.',
    fr: '{seat} prend un Jeton à {target} : {jeton}.',
  },
  saved: { en: '{card} saves {seat}.', fr: '{card} sauve {seat}.' },
  eliminated: { en: '{seat} is eliminated.', fr: 'Élimination : {seat} quitte la partie, la main vide.' },
  fulfilled: { en: '{seat} fulfils a Destiny: {destin}.', fr: '{seat} accomplit un Destin : {destin}.' },
  'tie-active': {
    en: 'Others fulfil a Destiny too, but {seat} wins: it is their turn.',
    fr: 'D’autres accomplissent aussi un Destin, mais {seat} l’emporte : c’est son tour.',
  },
  'held-destin': { en: '{seat} held a secret Destiny: {destin}.', fr: '{seat} avait un Destin secret : {destin}.' },
  won: { en: '{seats} {n|wins|win} the game.', fr: '{seats} {n|gagne|gagnent} la partie.' },
  'cannot-raise': { en: '{seat} cannot raise and passes.', fr: '{seat} ne peut pas surenchérir et passe.' },
  'gave-cards': { en: '{to} gets from {seat}: {cards}.', fr: '{seat} donne à {to} : {cards}.' },
  took: { en: '{seat} takes a card from {target}.', fr: '{seat} prend une carte à {target}.' },
  'took-card': { en: '{seat} takes {card} from {target}.', fr: '{seat} prend {card} à {target}.' },
  'saw-no-pile': { en: '{seat} finds no card to look at.', fr: '{seat} ne trouve aucune carte à regarder.' },
  'nothing-to-draw': { en: '{seat} has nothing to draw.', fr: '{seat} n’a rien à piocher.' },
}

/** What the table shows by itself: whose turn it is, who has no answer left in an auction, and what the payment repeats. */
export const DETAILS: readonly string[] = [
  'turn-begins',
  'cannot-bid',
  'cannot-raise',
  'bidding-closed',
  'pays',
  'deals-out',
]
