import { cards, inWords } from '../text/nouns.ts'
import { defineOp } from './define-op.ts'
import type { Ops } from './effect.ts'

/** A power that is never engaged: the procedure it changes looks for it in the rows. */
function definePermanent<N extends keyof Ops>(
  name: N,
  describe: { en: (args: Ops[N]) => string; fr: (args: Ops[N]) => string },
) {
  return defineOp(name, { *perform() {}, feasible: () => false, describe })
}

/** Offers of other families cost their seller a card; read by the tax procedure. */
export const tax = definePermanent('tax', {
  en: ({ exempt }) =>
    `when another player puts up a card that is not of the {icon:${exempt}} family, they give you one card from their hand, never their last`,
  fr: ({ exempt }) =>
    `quand un autre joueur met en vente une carte qui n’est pas de la famille {icon:${exempt}}, il vous donne une carte de sa main, jamais sa dernière`,
})
/** One's own offer may be hidden. */
export const offerFaceDown = definePermanent('offer-face-down', {
  en: () => 'you may put your card up for auction face down',
  fr: () => 'vous pouvez mettre votre carte aux enchères face cachée',
})
/** Protects the row. */
export const guardRow = definePermanent('guard-row', {
  en: () => 'other players’ powers cannot move, swap or discard your cards in play',
  fr: () => 'les pouvoirs des autres joueurs ne peuvent ni déplacer, ni échanger, ni défausser vos cartes en jeu',
})
/** Protects the hand against taking and giving. */
export const guardHand = definePermanent('guard-hand', {
  en: () =>
    'other players’ powers can neither take cards from your hand nor make you give any. They can still make you discard',
  fr: () =>
    'les pouvoirs des autres joueurs ne peuvent ni prendre de cartes dans votre main ni vous en faire donner. Ils peuvent encore vous en faire défausser',
})
/** An extra card at the start of the turn for whoever holds the fewest. */
export const relief = definePermanent('relief', {
  en: () => 'at the start of your turn, if no player holds fewer cards than you, draw one extra card',
  fr: () => 'au début de votre tour, si personne n’a moins de cartes en main que vous, piochez une carte de plus',
})
/** An extra card at the start of the turn while somebody is weak. */
export const scavenge = definePermanent('scavenge', {
  en: ({ most }) =>
    `at the start of your turn, if another player holds ${cards('en', most)} or fewer, draw one extra card`,
  fr: ({ most }) =>
    `au début de votre tour, si un autre joueur a au plus ${cards('fr', most)} en main, piochez une carte de plus`,
})
/** Cards for every elimination of another player. */
export const feast = definePermanent('feast', {
  en: ({ n }) => `each time another player is eliminated, draw ${cards('en', n)}`,
  fr: ({ n }) => `chaque fois qu’un autre joueur est éliminé, piochez ${cards('fr', n)}`,
})
/** A card whenever somebody else buys one's offer. */
export const saleProfit = definePermanent('sale-profit', {
  en: () => 'when another player buys a card that you put up, draw one card',
  fr: () => 'quand un autre joueur achète une carte que vous avez mise en vente, piochez une carte',
})
/** One card less to pay. */
export const rebate = definePermanent('rebate', {
  en: ({ from }) =>
    `when you win an auction at a price of ${inWords('en', from)} or more, pay one card less. Bidding limits do not change`,
  fr: ({ from }) =>
    `quand vous gagnez une enchère à ${cards('fr', from)} ou plus, payez une carte de moins. Les limites de mise ne changent pas`,
})
/** A choice at the draw of the start step. */
export const sift = definePermanent('sift', {
  en: () =>
    'when you draw at the start of a turn, look at one card more than you may draw; keep the number you may draw and put the other one under the draw pile',
  fr: () =>
    'quand vous piochez en début de tour, regardez une carte de plus que prévu ; gardez-en le nombre prévu et glissez l’autre sous la pioche',
})
/** A reaction: engaged when the last hand card is lost; read by the rescue procedure. */
export const survive = definePermanent('survive', {
  en: () =>
    'when you lose your last hand card, on any player’s turn, you may engage this card and draw one card: you are not eliminated',
  fr: () =>
    'quand vous perdez votre dernière carte en main, même hors de votre tour, vous pouvez engager cette carte et en piocher une : vous n’êtes pas éliminé',
})

export const PERMANENTS = [
  tax,
  offerFaceDown,
  guardRow,
  guardHand,
  relief,
  scavenge,
  feast,
  saleProfit,
  rebate,
  sift,
  survive,
] as const
