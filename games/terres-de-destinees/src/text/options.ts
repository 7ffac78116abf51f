import type { Texts } from '@sablier/kernel'

/** Answers that are neither cards nor players. */
export const OPTIONS: Texts = {
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  amount: { en: '{n}', fr: '{n}' },
  proposal: { en: 'Proposal', fr: 'Proposition' },
  effect: { en: 'This power', fr: 'Ce pouvoir' },
  may: { en: 'Use it', fr: 'L’utiliser' },
  none: { en: 'I hold none', fr: 'Je n’en ai pas' },
  'no-tax': { en: 'No tax is due', fr: 'Aucun impôt à payer' },
  pass: { en: 'Pass', fr: 'Passer' },
  bid: { en: 'Bid {n}', fr: 'Miser {n}' },
  'bid-nothing': { en: 'Bid nothing', fr: 'Ne rien miser' },
  'bid-same': { en: 'Bid the same again', fr: 'Miser autant' },
  'bid-all': { en: 'Bid the whole hand', fr: 'Miser toute la main' },
  'put-in-play': { en: 'Put it into play', fr: 'La poser en jeu' },
  discard: { en: 'Discard it', fr: 'La défausser' },
  fall: { en: 'Be eliminated', fr: 'Être éliminé' },
  'end-turn': { en: 'End the turn', fr: 'Finir le tour' },
  pair: { en: '{a} and {b}', fr: '{a} et {b}' },
  'look-at-destin': { en: 'A secret Destiny', fr: 'Un Destin secret' },
  'look-at-pile': { en: 'The top of the draw pile', fr: 'Le dessus de la pioche' },
  royaume: { en: 'Kingdom', fr: 'Royaume' },
  commerce: { en: 'Trade', fr: 'Commerce' },
  necromancie: { en: 'Necromancy', fr: 'Nécromancie' },
  magie: { en: 'Magic', fr: 'Magie' },
}
