import type { Texts } from '@sablier/kernel'

/** What players are asked. */
export const ASKS: Texts = {
  'auction.offer-one': {
    en: 'Which card from your hand do you put up for auction?{demand}',
    fr: 'Quelle carte de votre main mettez-vous aux enchères ?{demand}',
  },
  'face-down': { en: 'Put {card} up face down?', fr: 'Mettre {card} en vente face cachée ?' },
  'first-bid': { en: 'No bid yet. Bid or pass.', fr: 'Aucune mise pour l’instant. Misez ou passez.' },
  raise: { en: 'The bid stands at {n}. Raise or pass.', fr: 'L’enchère est à {n}. Surenchérissez ou passez.' },
  'pay-tax': { en: 'Which card do you give to {to} as a tax?', fr: 'Quelle carte donnez-vous à {to} pour l’impôt ?' },
  give: { en: 'Choose {n} {n|card|cards} to give to {to}.', fr: 'Choisissez {n} {n|carte|cartes} à donner à {to}.' },
  'deal-out': {
    en: 'Which card do you give to {to}? ({n} left to give)',
    fr: 'Quelle carte donnez-vous à {to} ? (encore {n} à donner)',
  },
  purse: {
    en: 'You owe {n} {n|card|cards}. Return the Purse to pay one less?',
    fr: 'Vous devez {n} {n|carte|cartes}. Rendre la Bourse pour en payer une de moins ?',
  },
  place: {
    en: 'Put {card} into play in front of you, or discard it?',
    fr: 'Poser la carte {card} devant vous ou la défausser ?',
  },
  'choose-card': {
    en: 'Which card do you take into your acquisition area? The other one goes to your opponent’s support area.',
    fr: 'Quelle carte prenez-vous dans votre zone d’acquisition ? L’autre va dans la zone de support adverse.',
  },
  'use-power': {
    en: 'Use a power or end your turn.{warning}',
    fr: 'Utilisez un pouvoir ou terminez votre tour.{warning}',
  },
  'use-mandatory': {
    en: 'Use a power. A Mandatory card still has to be used this turn.{warning}',
    fr: 'Utilisez un pouvoir. Une carte obligatoire doit encore servir ce tour-ci.{warning}',
  },
  discard: {
    en: 'Which card do you discard? ({n} left to discard)',
    fr: 'Quelle carte défaussez-vous ? (encore {n} à défausser)',
  },
  sift: {
    en: 'Keep {n} {n|card|cards}; the other goes under the draw pile.',
    fr: 'Gardez {n} {n|carte|cartes} ; l’autre ira sous la pioche.',
  },
  seal: {
    en: 'The Seal engages one of your ready cards. Which one?',
    fr: 'Le Sceau engage l’une de vos cartes redressées. Laquelle ?',
  },
  shield: {
    en: '{seat} is about to hit you with a power. Return your Shield?',
    fr: '{seat} va vous toucher avec un pouvoir. Rendre votre Bouclier ?',
  },
  rescue: { en: 'Your hand is empty. What saves you?', fr: 'Votre main est vide. Qu’est-ce qui vous sauve ?' },
  target: { en: 'Choose a player.', fr: 'Choisissez un joueur.' },
  pair: { en: 'Choose two adjacent players.{warning}', fr: 'Choisissez deux joueurs adjacents.{warning}' },
  'how-many': { en: 'How many cards do you discard?{warning}', fr: 'Combien de cartes défaussez-vous ?{warning}' },
  'name-family': { en: 'Name a family.', fr: 'Nommez une famille.' },
  'give-family': { en: 'Which {family} card do you give to {to}?', fr: 'Quelle carte {family} donnez-vous à {to} ?' },
  'take-card': { en: 'Which card do you take from {target}?', fr: 'Quelle carte prenez-vous à {target} ?' },
  foresee: { en: 'What do you look at?', fr: 'Que regardez-vous ?' },
  'arrange-pile': {
    en: 'Put these cards back on the draw pile, the first one on top.',
    fr: 'Replacez ces cartes sur la pioche, la première au-dessus.',
  },
  'take-jeton': { en: 'Which Token do you take?', fr: 'Quel Jeton prenez-vous ?' },
  'from-discard': {
    en: 'Which card do you take from the discard pile?',
    fr: 'Quelle carte de la défausse prenez-vous ?',
  },
  'swap-out': {
    en: 'Which card from your hand do you put on the discard pile?',
    fr: 'Quelle carte de votre main posez-vous sur la défausse ?',
  },
  revive: {
    en: 'Which card from the discard pile do you put into play?',
    fr: 'Quelle carte de la défausse mettez-vous en jeu ?',
  },
  banish: { en: 'Which card in play do you discard?', fr: 'Quelle carte en jeu défaussez-vous ?' },
  'swap-target': { en: 'Which card in play do you take?', fr: 'Quelle carte en jeu prenez-vous ?' },
  'swap-in': { en: 'Which card from your hand takes its place?', fr: 'Quelle carte de votre main prend sa place ?' },
  borrow: { en: 'Which card’s power do you use?{warning}', fr: 'De quelle carte utilisez-vous le pouvoir ?{warning}' },
  may: { en: 'Do you use the power?', fr: 'Utilisez-vous le pouvoir ?' },
  'give-to': { en: 'To whom do you give a card?', fr: 'À qui donnez-vous une carte ?' },
}
