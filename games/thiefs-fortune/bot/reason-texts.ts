import type { Bilingual } from '@sablier/kernel'

/** The texts of the reasons that a hint gives. */
export const texts: Readonly<Record<string, Bilingual>> = {
  ability: {
    en: 'Until the end, {card} may be worth about {n} {n|Fortune Point|Fortune Points} to you.',
    fr: 'D’ici la fin, {card} peut vous valoir environ {n} {n|Point|Points} de Destin.',
  },
  'too-late': {
    en: 'Little time is left for {card} to be of use.',
    fr: 'Il reste peu de temps pour profiter de cette carte ({card}).',
  },
  quick: {
    en: '{card} bears a single token: it soon enters your PRESENT.',
    fr: '{card} ne porte qu’un jeton et entrera vite dans votre PRÉSENT.',
  },
  slow: {
    en: 'It takes {n} tokens to empty {card}.',
    fr: 'Il faut prendre {n} jetons pour vider cette carte ({card}).',
  },
  'brings-danger': {
    en: 'Its loot holds {n} Danger.',
    fr: 'Son Butin contient {n} {n|Danger|Dangers}.',
  },
  points: {
    en: 'In your PAST it will be worth {n} Fortune Points.',
    fr: 'Dans votre PASSÉ, elle vaudra {n} Points de Destin.',
  },
  enters: {
    en: 'This is the last token of {card}, which enters your PRESENT at once.',
    fr: 'C’est le dernier jeton : {card} entre aussitôt dans votre PRÉSENT.',
  },
  'loses-event': {
    en: 'The row is full: {card} would be discarded unused.',
    fr: 'La rangée est pleine : {card} irait dans la défausse sans avoir servi.',
  },
  pushes: {
    en: 'The row is full: {card} goes to your PAST, for {n} {n|Fortune Point|Fortune Points}.',
    fr: 'La rangée est pleine : {card} rejoint votre PASSÉ, pour {n} {n|Point|Points} de Destin.',
  },
  'track-full': {
    en: 'Your Danger Track is full: this costs 1 Fortune Point.',
    fr: 'Votre Piste Danger est pleine : cela coûte 1 Point de Destin.',
  },
  danger: {
    en: 'Each Danger costs a Basic Resource in every Bribe Phase.',
    fr: 'Chaque Danger coûte une Ressource Basique à chaque Phase de Corruption.',
  },
  time: {
    en: 'Two Time buy any token of your FUTURE in the Action Phase.',
    fr: 'Deux Temps achètent un jeton de votre FUTUR en Phase d’Action.',
  },
  needed: {
    en: 'Your cards ask for this resource: {token}.',
    fr: 'Vos cartes réclament cette Ressource : {token}.',
  },
  use: {
    en: '{card} is worth about {n} {n|Fortune Point|Fortune Points} now.',
    fr: '{card} vaut maintenant environ {n} {n|Point|Points} de Destin.',
  },
  little: { en: '{card} would do little now.', fr: '{card} servirait peu maintenant.' },
  'event-once': {
    en: 'An Event that was used goes to your PAST and frees its space.',
    fr: 'Un Évènement utilisé rejoint votre PASSÉ et libère sa place.',
  },
  'starts-next': {
    en: 'You will be the Starting Player of the next round.',
    fr: 'Vous serez Premier Joueur à la manche suivante.',
  },
  unused: {
    en: '{n} of your cards could still be used this round.',
    fr: '{n|Une de vos cartes pourrait|Plusieurs de vos cartes pourraient} encore servir dans cette manche.',
  },
  'keeps-off': {
    en: 'Danger that you prevent now asks for no Bribe later.',
    fr: 'Le Danger évité maintenant n’exigera aucun pot-de-vin.',
  },
}
