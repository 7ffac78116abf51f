import type { Texts } from '@sablier/kernel'

/** What is asked, by the key of the ask. */
export const ASKS: Texts = {
  character: { en: 'Choose your character.', fr: 'Choisissez votre personnage.' },
  movement: { en: 'Your movement', fr: 'Votre déplacement' },
  'meet-creature': {
    en: 'You meet {the card}. How do you fight?',
    fr: 'Vous rencontrez {the card}. Comment combattez-vous ?',
  },
  'meet-opportunity': {
    en: 'You meet {the card}. Do you use it?',
    fr: 'Vous rencontrez {the card}. Voulez-vous en profiter ?',
  },
  declare: { en: 'What do you use against {the card}?', fr: 'Qu’utilisez-vous contre {the card} ?' },
  'before-roll.strength': {
    en: 'Strength against {the card}: before the roll',
    fr: 'Force contre {the card} : avant le lancer',
  },
  'before-roll.willpower': {
    en: 'Willpower against {the card}: before the roll',
    fr: 'Puissance mentale contre {the card} : avant le lancer',
  },
  'blood-price': { en: 'How much of the price do you pay in Health?', fr: 'Quelle part du coût payez-vous en PS ?' },
  clover: { en: 'Your die shows 1. Roll it again?', fr: 'Votre dé montre 1. Le relancer ?' },
  'save-roll': {
    en: 'Lost by 1. Damage {the card} to make it a draw?',
    fr: 'Perdu de 1. Endommager {the card} pour en faire un match nul ?',
  },
  'give-up': { en: 'Which item do you give up?', fr: 'Quel objet cédez-vous ?' },
  services: { en: '{space}: what do you do?', fr: '{space} : que faites-vous ?' },
  ending: { en: 'Before your turn ends', fr: 'Avant la fin de votre tour' },
  wish: { en: 'What do you wish for?', fr: 'Que souhaitez-vous ?' },
  'keep-item': { en: 'Which item do you keep?', fr: 'Quel objet gardez-vous ?' },
  'buy-one': { en: 'Which item do you buy? None to stop.', fr: 'Quel objet achetez-vous ? Aucun pour arrêter.' },
  collector: {
    en: 'Which item do you give for twice its price?',
    fr: 'Quel objet donnez-vous pour le double de son prix ?',
  },
  teleport: { en: 'Where to?', fr: 'Où allez-vous ?' },
  convert: { en: 'Which cube do you give back?', fr: 'Quel cube rendez-vous ?' },
  exchange: { en: 'What do you give?', fr: 'Que donnez-vous ?' },
  'exchange-how-many.gold': {
    en: 'How much gold do you give, for as much experience?',
    fr: 'Combien de pièces d’or donnez-vous, contre autant de PE ?',
  },
  'exchange-how-many.experience': {
    en: 'How much experience do you give, for as much gold?',
    fr: 'Combien de PE donnez-vous, contre autant de pièces d’or ?',
  },
  'heal-how-many': {
    en: 'How many Health do you heal, at 1 gold each?',
    fr: 'Combien de PS guérissez-vous, à 1 pièce d’or chacun ?',
  },
  'recharge-how-many': {
    en: 'How many Magic do you recharge, at 1 gold per 2, rounded up?',
    fr: 'Combien de PM rechargez-vous, à 1 pièce d’or par tranche de 2, même entamée ?',
  },
  steal: { en: 'Which item do you take?', fr: 'Quel objet prenez-vous ?' },
  damage: { en: 'Which item is damaged?', fr: 'Quel objet est endommagé ?' },
  'benefit.health': { en: 'How many Health do you heal?', fr: 'Combien de PS guérissez-vous ?' },
  'benefit.magic': { en: 'How many Magic do you recharge?', fr: 'Combien de PM rechargez-vous ?' },
  'benefit.gold': { en: 'How much gold do you take?', fr: 'Combien de pièces d’or prenez-vous ?' },
  may: { en: 'Do you want to?', fr: 'Le voulez-vous ?' },
  'opportunity.follow_text': { en: 'Which one?', fr: 'Lequel ?' },
}
