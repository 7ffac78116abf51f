import type { Texts } from '@sablier/kernel'

/** What players are asked. */
export const asks: Texts = {
  'auction.offer-one': {
    en: 'Which card of your hand do you put up for auction?',
    fr: 'Quelle carte de votre main mettez-vous aux enchères ?',
  },
  'face-down': { en: 'Put {card} up face down?', fr: 'Mettre {card} en vente face cachée ?' },
  'first-bid': { en: 'Bid for the card on sale, or pass.', fr: 'Misez sur la carte en vente ou passez.' },
  raise: { en: 'The bid stands at {n}. Raise or pass.', fr: 'L’enchère est à {n}. Surenchérissez ou passez.' },
  'pay-tax': { en: 'Which card do you give to {to} as a tax?', fr: 'Quelle carte donnez-vous à {to} pour l’impôt ?' },
  give: {
    en: 'Choose {n|card|cards} to give to {to} ({n}).',
    fr: 'Choisissez {n|la carte|les cartes} à donner à {to} ({n}).',
  },
  'deal-out': {
    en: 'Which card do you give to {to}? ({n} left to give)',
    fr: 'Quelle carte donnez-vous à {to} ? (encore {n} à donner)',
  },
  purse: {
    en: 'Return the Purse to pay one card less than {n}?',
    fr: 'Rendre la Bourse pour payer une carte de moins que {n} ?',
  },
  place: {
    en: 'Put {card} into play in front of you, or discard it?',
    fr: 'Poser {card} devant vous ou la défausser ?',
  },
  'choose-card': { en: 'Which of the two cards do you take?', fr: 'Laquelle des deux cartes prenez-vous ?' },
  'use-power': { en: 'Use a power or end your turn.', fr: 'Utilisez un pouvoir ou terminez votre tour.' },
  'use-mandatory': {
    en: 'Use a power. A Mandatory card still has to be used this turn.',
    fr: 'Utilisez un pouvoir. Une carte obligatoire doit encore servir ce tour-ci.',
  },
  discard: { en: 'Which card do you discard? ({n} to go)', fr: 'Quelle carte défaussez-vous ? (encore {n})' },
  sift: {
    en: 'Keep {n} {n|card|cards}; the other goes under the draw pile.',
    fr: 'Gardez {n} {n|carte|cartes} ; l’autre ira sous la pioche.',
  },
  seal: {
    en: 'The Seal engages one of your ready cards. Which one?',
    fr: 'Le Sceau engage l’une de vos cartes redressées. Laquelle ?',
  },
  shield: {
    en: 'A power of {seat} is about to hit you. Return your Shield?',
    fr: 'Un pouvoir de {seat} va vous toucher. Rendre votre Bouclier ?',
  },
  rescue: { en: 'Your hand is empty. What saves you?', fr: 'Votre main est vide. Qu’est-ce qui vous sauve ?' },
  target: { en: 'Choose a player.', fr: 'Choisissez un joueur.' },
  pair: { en: 'Choose two adjacent players.', fr: 'Choisissez deux joueurs adjacents.' },
  'how-many': { en: 'How many cards do you discard?', fr: 'Combien de cartes défaussez-vous ?' },
  'name-family': { en: 'Name a family.', fr: 'Nommez une famille.' },
  'give-family': { en: 'Which {family} card do you give to {to}?', fr: 'Quelle carte {family} donnez-vous à {to} ?' },
  'take-card': {
    en: 'Which card do you take from the hand of {target}?',
    fr: 'Quelle carte prenez-vous dans la main de {target} ?',
  },
  foresee: { en: 'What do you look at?', fr: 'Que regardez-vous ?' },
  'arrange-pile': {
    en: 'Put these cards back on the draw pile, the first one on top.',
    fr: 'Replacez ces cartes sur la pioche, la première au-dessus.',
  },
  'take-jeton': { en: 'Which Token do you take?', fr: 'Quel Jeton prenez-vous ?' },
  'from-discard': {
    en: 'Which card of the discard pile do you take?',
    fr: 'Quelle carte de la défausse prenez-vous ?',
  },
  'swap-out': {
    en: 'Which card of your hand do you put on the discard pile?',
    fr: 'Quelle carte de votre main posez-vous sur la défausse ?',
  },
  revive: {
    en: 'Which card of the discard pile do you put into play?',
    fr: 'Quelle carte de la défausse mettez-vous en jeu ?',
  },
  banish: { en: 'Which card in play do you discard?', fr: 'Quelle carte en jeu défaussez-vous ?' },
  'swap-target': { en: 'Which card in play do you take?', fr: 'Quelle carte en jeu prenez-vous ?' },
  'swap-in': { en: 'Which card of your hand takes its place?', fr: 'Quelle carte de votre main prend sa place ?' },
  borrow: { en: 'Whose power do you use?', fr: 'Quel pouvoir utilisez-vous ?' },
  may: { en: 'Do you use the power?', fr: 'Utilisez-vous le pouvoir ?' },
}
