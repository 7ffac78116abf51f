import type { Texts } from '@sablier/kernel'

/** Advice for everybody before the first round. */
export const TIP_TEXTS: Texts = {
  'tip.order': {
    en: 'Mind the order in which you loot: it decides which card enters your PRESENT first, and what that sets off.',
    fr: 'Soignez l’ordre de votre butin : il décide de la carte qui entre la première dans votre PRÉSENT, et de ce qu’elle déclenche.',
  },
  'tip.danger': {
    en: 'Keep your Danger in balance rather than at zero: the cards that carry it are often the stronger ones.',
    fr: 'Équilibrez votre Danger au lieu de le fuir : les cartes qui en portent sont souvent les plus fortes.',
  },
  'tip.future': {
    en: 'Leave loaded cards in your FUTURE when your abilities can feed them.',
    fr: 'Laissez des cartes chargées dans votre FUTUR quand vos capacités peuvent les alimenter.',
  },
}

/** The three tips, in the order in which the log tells them before round 1. */
export const TIPS = ['tip.order', 'tip.danger', 'tip.future'] as const
