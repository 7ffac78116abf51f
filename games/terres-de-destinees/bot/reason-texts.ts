import type { Bilingual } from '@sablier/kernel'

/** Texts of what speaks for or against an answer. */
export const texts: Readonly<Record<string, Bilingual>> = {
  wins: {
    en: 'In play, {card} would fulfil your Destiny {destin}.',
    fr: 'En jeu, {card} accomplirait votre Destin {destin}.',
  },
  counts: {
    en: 'With {card} in play you would have {n} of {of} for {destin}.',
    fr: 'Avec {card} en jeu, vous en auriez {n} sur {of} pour {destin}.',
  },
  serves: { en: '{card} serves your Destiny {destin}.', fr: '{card} sert votre Destin {destin}.' },
  'new-kind': {
    en: '{card} brings {n} {n|kind|kinds} that you lack in play, for {destin}.',
    fr: '{card} apporte {n} {n|sorte|sortes} qui vous {n|manque|manquent} en jeu, pour {destin}.',
  },
  idle: { en: '{card} serves none of your Destinies.', fr: '{card} ne sert aucun de vos Destins.' },
  'wins-for': {
    en: 'In play, {card} would fulfil {destin} for {seat}.',
    fr: 'En jeu, {card} accomplirait {destin} pour {seat}.',
  },
  'serves-other': {
    en: '{card} would serve {seat} towards {destin}.',
    fr: '{card} rapprocherait {seat} du but ({destin}).',
  },
  worth: {
    en: '{card} is worth about {n} {n|card|cards} to you.',
    fr: '{card} vaut environ {n} {n|carte|cartes} pour vous.',
  },
  'worth-to': {
    en: '{card} is worth about {n} {n|card|cards} to {seat}.',
    fr: '{card} vaut environ {n} {n|carte|cartes} pour {seat}.',
  },
  'unknown-card': {
    en: 'Nobody but the seller knows this card.',
    fr: 'Personne d’autre que le vendeur ne connaît cette carte.',
  },
  'too-dear': { en: 'That is more than the card is worth to you.', fr: 'C’est plus que la carte ne vaut pour vous.' },
  'thin-hand': {
    en: 'You would be left with {n} {n|card|cards} in hand.',
    fr: 'Il vous resterait seulement {n} {n|carte|cartes} en main.',
  },
  'keeps-hand': {
    en: 'You would still hold {n} cards.',
    fr: 'Il vous resterait encore {n} cartes en main.',
  },
  'goes-to': {
    en: 'If nobody raises, {seat} wins at {n} {n|card|cards}.',
    fr: 'Si personne ne surenchérit, {seat} l’emporte pour {n} {n|carte|cartes}.',
  },
  'spends-nothing': {
    en: 'You keep your {n} {n|card|cards} for another sale.',
    fr: 'Vous gardez vos {n} {n|carte|cartes} pour une autre vente.',
  },
  gains: { en: '{card} can bring cards to your hand.', fr: '{card} peut amener des cartes dans votre main.' },
  attacks: { en: '{card} costs somebody hand cards.', fr: '{card} fait perdre des cartes en main à quelqu’un.' },
  'costs-cards': {
    en: '{card} costs cards; you hold {n}.',
    fr: '{card} coûte des cartes ; vous en avez {n} en main.',
  },
  'last-card': { en: '{card} would take your last card.', fr: '{card} prendrait votre dernière carte.' },
  duty: {
    en: '{card} must be used before your turn can end.',
    fr: '{card} doit servir avant la fin de votre tour.',
  },
  once: { en: '{card} can be used only once.', fr: '{card} ne peut servir qu’une fois.' },
  power: {
    en: 'The power of {card} is worth about {n} {n|card|cards}.',
    fr: 'Ce pouvoir vaut environ {n} {n|carte|cartes} ({card}).',
  },
  'small-power': { en: 'The power of {card} does little.', fr: 'Ce pouvoir ne fait guère d’effet ({card}).' },
  unused: {
    en: '{n} {n|power|powers} could still be used.',
    fr: '{n} {n|pouvoir pourrait|pouvoirs pourraient} encore servir.',
  },
  blow: {
    en: 'You both lose {n} {n|card|cards}; you would hold {left}.',
    fr: 'Vous perdez tous deux {n} {n|carte|cartes} ; il vous en resterait {left}.',
  },
  'stands-at': {
    en: '{seat} has {n} of {of} for {destin}.',
    fr: '{seat} en a {n} sur {of} pour {destin}.',
  },
  holds: { en: '{seat} holds {n} {n|card|cards}.', fr: '{seat} a {n} {n|carte|cartes} en main.' },
  yourself: { en: 'You choose yourself.', fr: 'Vous vous choisissez vous-même.' },
  'hits-you': {
    en: 'It hits you too: you would hold {n} {n|card|cards}.',
    fr: 'Cela vous touche aussi : il vous resterait {n} {n|carte|cartes}.',
  },
  'both-hold': {
    en: '{a} holds {n} {n|card|cards}, {b} {m}.',
    fr: '{a} a {n} {n|carte|cartes} en main, {b} {m}.',
  },
  'family-serves': {
    en: 'Cards of this family serve {destin}: {family}.',
    fr: 'Les cartes de cette famille servent {destin} : {family}.',
  },
  'family-idle': {
    en: 'Your Destinies do not ask for this family first: {family}.',
    fr: 'Vos Destins ne réclament pas d’abord cette famille : {family}.',
  },
  'look-at-destin': {
    en: 'You learn what somebody is after.',
    fr: 'Vous apprenez ce que quelqu’un vise.',
  },
  'look-at-pile': {
    en: 'You decide which cards are drawn next.',
    fr: 'Vous décidez quelles cartes seront piochées ensuite.',
  },
  'keeps-purse': {
    en: 'You keep the Purse for another purchase.',
    fr: 'Vous gardez la Bourse pour un autre achat.',
  },
  'saves-card': { en: 'You pay one card less.', fr: 'Vous payez une carte de moins.' },
  'keeps-shield': {
    en: 'You keep the Shield for another blow.',
    fr: 'Vous gardez le Bouclier pour un autre coup.',
  },
  'is-safe': { en: 'This power has no effect on you.', fr: 'Ce pouvoir est sans effet sur vous.' },
  shows: {
    en: 'The others see what they bid for.',
    fr: 'Les autres voient ce pour quoi ils misent.',
  },
  hides: {
    en: 'The others must bid without seeing the card.',
    fr: 'Les autres doivent miser sans voir la carte.',
  },
}
