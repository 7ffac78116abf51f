import type { Bilingual } from '@sablier/kernel'
import type { JetonCard } from './card.ts'
import { JETON_NAMES } from './jeton-names.ts'

const jeton = <const Id extends string>(
  id: Id,
  number: number,
  effect: Bilingual,
): JetonCard & { readonly id: Id } => ({
  is: 'jeton',
  id,
  number,
  name: JETON_NAMES[number] as Bilingual,
  copies: 6,
  from: 'ours',
  back: 'jeton',
  effect,
})

/** Six kinds, six copies each: one for every seat. */
export const JETONS = [
  jeton('bouclier', 1, {
    en: 'When another player’s power is about to take your hand cards, make you discard or give some, or move, swap or discard one of your cards in play, you may return this Token: that power has no effect on you. Other targets are still affected.',
    fr: 'Quand le pouvoir d’un autre joueur va vous prendre des cartes en main, vous en faire défausser ou donner, ou bien déplacer, échanger ou défausser l’une de vos cartes en jeu, vous pouvez rendre ce Jeton : ce pouvoir n’a pas d’effet sur vous. Les autres cibles restent touchées.',
  }),
  jeton('grace', 2, {
    en: 'When you are about to be eliminated, return this Token: you stay in the game and draw one card.',
    fr: 'Quand vous allez être éliminé, rendez ce Jeton : vous restez en jeu et piochez une carte.',
  }),
  jeton('bourse', 3, {
    en: 'When you have won an auction and are about to pay, you may return this Token: pay one card less, possibly none. Bidding limits do not change.',
    fr: 'Quand vous avez gagné une enchère et allez payer, vous pouvez rendre ce Jeton : payez une carte de moins, éventuellement aucune. Les limites de mise ne changent pas.',
  }),
  jeton('recolte', 4, {
    en: 'At the start of your turn, after drawing and readying, return this Token and draw one card.',
    fr: 'Au début de votre tour, après avoir pioché et redressé vos cartes, rendez ce Jeton et piochez une carte.',
  }),
  jeton('malediction', 5, {
    en: 'At the start of your turn, after drawing and readying, return this Token and discard one card.',
    fr: 'Au début de votre tour, après avoir pioché et redressé vos cartes, rendez ce Jeton et défaussez une carte.',
  }),
  jeton('sceau', 6, {
    en: 'At the start of your turn, after drawing and readying, return this Token and engage one of your ready Activation cards without using its power. You choose which; if you have none, nothing happens.',
    fr: 'Au début de votre tour, après avoir pioché et redressé vos cartes, rendez ce Jeton et engagez, sans utiliser son pouvoir, l’une de vos cartes d’activation redressées. Vous choisissez laquelle ; si vous n’en avez pas, il ne se passe rien.',
  }),
]
