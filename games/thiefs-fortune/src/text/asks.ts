import type { Texts } from '@sablier/kernel'

/** What players are asked, by ask text or rule. */
export const ASKS: Texts = {
  'planning.hand-of-five': {
    en: 'A deck is empty: draw from another one.',
    fr: 'Une pile est vide : piochez dans une autre.',
  },
  'planning.draw-two-more': {
    en: 'Draw one more card: from which deck?',
    fr: 'Piochez une carte de plus : dans quelle pile ?',
  },
  'planning.choose-secretly': {
    en: 'Choose a card in secret to place in your FUTURE.',
    fr: 'Choisissez en secret une carte à placer dans votre FUTUR.',
  },
  'planning.pass-two': {
    en: 'Choose two cards for {seat}.',
    fr: 'Choisissez deux cartes pour {seat}.',
  },
  'planning.last-placement': {
    en: 'Place one of your last two cards in your FUTURE; the other gives its Favor.',
    fr: 'Placez l’une de vos deux dernières cartes dans votre FUTUR ; l’autre donnera son Avantage.',
  },
  'anatomy.favor-one-option': {
    en: 'Choose one bonus of the Favor of {card}.',
    fr: '{card} : choisissez l’un des deux bonus de son Avantage.',
  },
  'solo.draw-twelve': {
    en: 'Draw one more card, face down: from which deck?',
    fr: 'Piochez une carte de plus, face cachée : dans quelle pile ?',
  },
  'solo.three-triples': {
    en: 'Place one of the three cards in your FUTURE; the others are discarded.',
    fr: 'Placez l’une des trois cartes dans votre FUTUR ; les autres sont défaussées.',
  },
  'solo.last-triple': {
    en: 'Place one of the last three cards in your FUTURE.',
    fr: 'Placez l’une des trois dernières cartes dans votre FUTUR.',
  },
  'solo-favor': { en: 'Which of the two gives its Favor?', fr: 'Laquelle des deux donne son Avantage ?' },
  'loot.collect': {
    en: 'Take a token from your FUTURE ({n} left), or stop.',
    fr: 'Prenez un jeton de votre FUTUR (encore {n}), ou arrêtez-vous.',
  },
  'action.menu': { en: 'Your turn: choose an action.', fr: 'À vous : choisissez une action.' },
  'action.one-or-two': {
    en: 'Choose a second action, or end your turn.',
    fr: 'Choisissez une seconde action, ou terminez votre tour.',
  },
  'time.take-any-one': {
    en: 'Take one token from your FUTURE for 2 Time.',
    fr: 'Prenez un jeton de votre FUTUR pour 2 Temps.',
  },
  'bribe.choose-tokens': {
    en: 'Pay your Bribe: which Basic Resources?',
    fr: 'Payez votre pot-de-vin : avec quelles Ressources Basiques ?',
  },
  'card.armory-prevent': {
    en: 'You are about to get {n} Danger ({card}): how many of these tokens do you prevent, for 1 Sword each?',
    fr: 'Vous allez obtenir {n} {n|Danger|Dangers} ({card}) : combien en évitez-vous, pour 1 Épée chacun ?',
  },
  'card.treasure-room-prevent': {
    en: 'You are about to get {n} Danger ({card}): how many of these tokens do you prevent, for 1 Gem each?',
    fr: 'Vous allez obtenir {n} {n|Danger|Dangers} ({card}) : combien en évitez-vous, pour 1 Gemme chacun ?',
  },
  'card.library-prevent': {
    en: 'You are about to get {n} Danger ({card}): how many of these tokens do you prevent, for 1 Lamp each?',
    fr: 'Vous allez obtenir {n} {n|Danger|Dangers} ({card}) : combien en évitez-vous, pour 1 Lampe chacun ?',
  },
  'timing.same-moment': {
    en: 'Your Locations fire at the same moment: in which order?',
    fr: 'Vos Lieux se déclenchent au même moment : dans quel ordre ?',
  },
  'anatomy.basic-resources': {
    en: 'Which Basic Resources do you get?',
    fr: 'Quelles Ressources Basiques obtenez-vous ?',
  },
  'add-basic': { en: 'Which Basic Resources do you add?', fr: 'Quelles Ressources Basiques ajoutez-vous ?' },
  'ability.words': { en: 'Which Basic Resources do you pay?', fr: 'Quelles Ressources Basiques payez-vous ?' },
  'exchange-more': { en: 'Make another exchange, or stop.', fr: 'Faites un autre échange, ou arrêtez-vous.' },
  exchange: { en: 'Which exchange do you make?', fr: 'Quel échange faites-vous ?' },
  'take-more': {
    en: 'Take another token from your FUTURE ({n} left), or stop.',
    fr: 'Prenez un autre jeton de votre FUTUR (encore {n}), ou arrêtez-vous.',
  },
  take: { en: 'Take a token from a card in your FUTURE.', fr: 'Prenez un jeton sur une carte de votre FUTUR.' },
  'take-from': {
    en: 'Take a token from {card}, or stop.',
    fr: 'Prenez un jeton sur {card}, ou arrêtez-vous.',
  },
  steal: {
    en: 'Take a token from a card in another player’s FUTURE.',
    fr: 'Prenez un jeton sur une carte du FUTUR d’un autre joueur.',
  },
  'common.add-or-take': {
    en: 'To which card in your FUTURE do you add tokens?',
    fr: 'Sur quelle carte de votre FUTUR ajoutez-vous des jetons ?',
  },
  'universal.draw-into-future': { en: 'From which deck do you draw?', fr: 'Dans quelle pile piochez-vous ?' },
  'card.body-guard-not-common': {
    en: 'Onto which card in your FUTURE does the Danger go?',
    fr: 'Sur quelle carte de votre FUTUR va le Danger ?',
  },
  'common.no-added-danger': {
    en: 'Onto which card of another player does the Danger go?',
    fr: 'Sur quelle carte d’un autre joueur va le Danger ?',
  },
  'move-danger': {
    en: 'How much Danger do you move?',
    fr: 'Combien de Dangers déplacez-vous ?',
  },
  'loops.reset': {
    en: '{n|Which Character|Which Characters} do you Reset?',
    fr: '{n|Quel Personnage|Quels Personnages} Réinitialisez-vous ?',
  },
  'move-in-row': { en: 'Which card changes its place?', fr: 'Quelle carte change de place ?' },
  space: { en: 'To which space of its row does {card} go?', fr: 'Vers quel emplacement de sa rangée va {card} ?' },
  'present.push': { en: 'Which card is pushed out?', fr: 'Quelle carte est éjectée ?' },
  'card.mercenary-one-favor': {
    en: 'Which card in your FUTURE gives you its Favor?',
    fr: 'Quelle carte de votre FUTUR vous donne son Avantage ?',
  },
  'activate-more': {
    en: 'Activate another Character, or stop.',
    fr: 'Activez un autre Personnage, ou arrêtez-vous.',
  },
  activate: { en: 'Which Character do you Activate?', fr: 'Quel Personnage Activez-vous ?' },
  'card.abandoned-plans-common': {
    en: 'Which card in your FUTURE do you give up for its resources?',
    fr: 'À quelle carte de votre FUTUR renoncez-vous pour ses Ressources ?',
  },
  'common.moving-whole-card': {
    en: 'Which card moves from your FUTURE to your PRESENT?',
    fr: 'Quelle carte passe de votre FUTUR à votre PRÉSENT ?',
  },
  'trigger.entry-any-source': {
    en: 'Which card returns from your PAST?',
    fr: 'Quelle carte revient de votre PASSÉ ?',
  },
  may: {
    en: 'Use the ability of {card}?',
    fr: 'Utiliser cette capacité ({card}) ?',
  },
}
