import type { Texts } from '@sablier/kernel'
import { GLOSSARY } from '../../rulebook/rules.ts'
import { DESTINS } from '../cards/all-cards.ts'

/** The places. */
export const ZONES: Texts = {
  'draw-pile': GLOSSARY['draw-pile'],
  'discard-pile': GLOSSARY['discard-pile'],
  'common-destin-pile': { en: 'Shared Destinies left', fr: 'Destins communs restants' },
  'secret-destin-pile': { en: 'Secret Destinies left', fr: 'Destins secrets restants' },
  'common-destin': { en: 'Shared Destinies', fr: 'Destins communs' },
  supply: GLOSSARY.supply,
  'secret-destin': GLOSSARY['secret-destin'],
  hand: GLOSSARY.hand,
  aside: { en: 'Cards looked at', fr: 'Cartes consultées' },
  sale: { en: 'On sale', fr: 'En vente' },
  'hidden-sale': { en: 'On sale face down', fr: 'En vente face cachée' },
  'in-play': GLOSSARY['in-play'],
  'support-area': GLOSSARY['support-area'],
  jeton: { en: 'Tokens', fr: 'Jetons' },
  box: { en: 'Box', fr: 'Boîte' },
}

/** The numbers. */
export const TRACKS: Texts = {
  price: { en: 'Highest bid', fr: 'Plus haute mise' },
  turn: { en: 'Turn', fr: 'Tour' },
  gained: { en: 'Cards gained by powers this turn', fr: 'Cartes gagnées par des pouvoirs ce tour-ci' },
  activations: { en: 'Cards activated this turn', fr: 'Cartes activées ce tour-ci' },
  stirred: { en: 'Something changed this turn', fr: 'Quelque chose a changé ce tour-ci' },
  quiet: { en: 'Turns without change', fr: 'Tours sans changement' },
  turns: { en: 'Turns taken', fr: 'Tours joués' },
  eliminated: GLOSSARY.eliminated,
  'eliminated.0': { en: 'no', fr: 'non' },
  'eliminated.1': { en: 'yes', fr: 'oui' },
  bare: { en: 'Saved with an empty hand', fr: 'Sauvé la main vide' },
}

/** What a card can carry. */
export const MARKS: Texts = {
  engaged: { en: 'Engaged', fr: 'Engagée' },
  activated: { en: 'Last activated in turn', fr: 'Activée pour la dernière fois au tour' },
}

/** The parts of a turn. */
export const PHASES: Texts = {
  start: { en: 'Start of the turn', fr: 'Début du tour' },
  auction: { en: 'Auction', fr: 'Enchère' },
  effects: { en: 'Effects', fr: 'Effets' },
  end: { en: 'End of the turn', fr: 'Fin du tour' },
}

/** How a game can end. */
export const ENDS: Texts = {
  ...Object.fromEntries(
    DESTINS.map(({ id, name }) => [id, { en: `Destiny fulfilled: ${name.en}`, fr: `Destin accompli : ${name.fr}` }]),
  ),
  together: { en: 'Several Destinies at the same moment', fr: 'Plusieurs Destins au même moment' },
  'last-survivor': { en: 'Last player left', fr: 'Dernier joueur en lice' },
  'nobody-left': { en: 'Nobody left', fr: 'Plus personne en lice' },
  standstill: { en: 'Standstill', fr: 'Partie bloquée' },
  'sixty-rounds': { en: 'Sixty rounds played', fr: 'Soixante tours de table joués' },
}

/** Words that other texts use. */
export const WORDS: Texts = {
  ...GLOSSARY,
  permanent: { en: 'Permanent', fr: 'Permanent' },
  activation: { en: 'Activation', fr: 'Activation' },
  'mandatory-activation': { en: 'Mandatory activation', fr: 'Activation obligatoire' },
  'one-shot-activation': { en: 'One-shot activation', fr: 'Activation unique' },
  'last-card-warning': {
    en: ' Careful: {cards} {n|takes|take} your last hand card.',
    fr: ' Attention : {cards} {n|prend|prennent} votre dernière carte en main.',
  },
  demand: {
    en: ' Demanded by a Burgomaster, if you hold it: {families}.',
    fr: ' Exigé par un Bourgmestre, si vous l’avez en main : {families}.',
  },
  'whole-hand-warning': {
    en: ' Careful: {n} {n|is|are} all you hold.',
    fr: ' Attention : {n}, c’est toute votre main.',
  },
  'pair-warning': {
    en: ' Careful: if you are one of them, you lose your last hand card.',
    fr: ' Attention : si vous en faites partie, vous perdez votre dernière carte en main.',
  },
}

/** Numbers that the rules count for themselves. */
export const COUNTERS: readonly string[] = [
  'turn',
  'gained',
  'activations',
  'stirred',
  'quiet',
  'turns',
  'bare',
  'activated',
]
