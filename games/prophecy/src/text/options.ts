import type { Texts } from '@sablier/kernel'
import { SPACES } from '../board.ts'

const MEANS: Texts = {
  walk: { en: 'Walk', fr: 'À pied' },
  horse: { en: 'Ride (1 gold)', fr: 'Cheval (1 pièce d’or)' },
  boat: { en: 'Sail (1 gold)', fr: 'Bateau (1 pièce d’or)' },
  gate: { en: 'Magic gate (2 gold)', fr: 'Porte magique (2 pièces d’or)' },
  boots: { en: 'Walk in the boots', fr: 'À pied, avec les bottes' },
  carpet: { en: 'Fly', fr: 'En volant' },
}
/** Names of the spaces; the number tells spaces of one terrain apart. */
export const SPACE_NAMES: Texts = Object.fromEntries(
  SPACES.map(({ n, name, kind }) => {
    const number = ['mountain', 'forest', 'plain'].includes(kind) ? ` ${n}` : ''
    return [`space.${n}`, { en: name.en + number, fr: name.fr + number }]
  }),
)
const MOVES: Texts = Object.fromEntries(
  Object.entries(MEANS).flatMap(([means, words]) =>
    SPACES.map(({ n }) => {
      const space = SPACE_NAMES[`space.${n}`]
      return [`${means}.${n}`, { en: `${words.en}: ${space?.en}`, fr: `${words.fr} : ${space?.fr}` }]
    }),
  ),
)

/** What can be answered, by the key of the option. */
export const OPTIONS: Texts = {
  ...MOVES,
  ...SPACE_NAMES,
  stay: { en: 'Stay', fr: 'Rester' },
  use: { en: 'Use {the card}', fr: 'Utiliser {the card}' },
  with: { en: 'Use {the card}', fr: 'Utiliser {the card}' },
  ready: { en: 'Ready', fr: 'C’est prêt' },
  roll: { en: 'Roll the dice', fr: 'Lancer les dés' },
  throw: { en: 'Throw the weapon', fr: 'Lancer l’arme' },
  informers: { en: 'Pay 2 gold for informers (+2)', fr: 'Payer 2 pièces d’or à des informateurs (+2)' },
  chapel: { en: 'Use the blessing (+2)', fr: 'Utiliser la bénédiction (+2)' },
  'fight.strength': { en: 'Fight with Strength', fr: 'Combattre par la force' },
  'fight.willpower': { en: 'Fight with Willpower', fr: 'Combattre par la puissance mentale' },
  'fight.strength-paid': { en: 'Pay 2 Magic, fight with Strength', fr: 'Payer 2 PM, combattre par la force' },
  'fight.willpower-paid': {
    en: 'Pay {n} Magic, fight with Willpower',
    fr: 'Payer {n} PM, combattre par la puissance mentale',
  },
  decline: { en: 'Decline the fight', fr: 'Refuser le combat' },
  embrace: { en: 'Yield: 2 Magic for 1 Health', fr: 'Céder : 2 PM contre 1 PS' },
  feed: { en: 'Feed it (1 gold)', fr: 'Le nourrir (1 pièce d’or)' },
  take: { en: 'Use it', fr: 'En profiter' },
  leave: { en: 'Leave it', fr: 'Passer votre chemin' },
  done: { en: 'End the turn', fr: 'Finir le tour' },
  end: { en: 'End the turn', fr: 'Finir le tour' },
  certificate: { en: 'Buy the certificate (5 experience, 5 gold)', fr: 'Acheter le certificat (5 PE, 5 pièces d’or)' },
  'certificate.member': { en: 'Buy the certificate (5 experience)', fr: 'Acheter le certificat (5 PE)' },
  'certificate.letter': {
    en: 'Buy the certificate with the letter (5 experience)',
    fr: 'Acheter le certificat avec la lettre (5 PE)',
  },
  buy: { en: 'Buy {the card} ({n} gold)', fr: 'Acheter {the card} ({n} {n|pièce|pièces} d’or)' },
  sell: { en: 'Sell {the card} ({n} gold)', fr: 'Vendre {the card} ({n} {n|pièce|pièces} d’or)' },
  repair: { en: 'Repair {the card} ({n} gold)', fr: 'Réparer {the card} ({n} {n|pièce|pièces} d’or)' },
  'work-city': { en: 'Work: 1 Magic for 2 gold', fr: 'Travailler : 1 PM contre 2 pièces d’or' },
  'work-thieves-guild': { en: 'Work: 1 Health for 3 gold', fr: 'Travailler : 1 PS contre 3 pièces d’or' },
  'work-fortress': { en: 'Train: 1 Health for 2 experience', fr: 'S’entraîner : 1 PS contre 2 PE' },
  'heal-monastery': { en: 'Heal 1 Health', fr: 'Guérir 1 PS' },
  'recharge-desert': { en: 'Recharge up to 3 Magic', fr: 'Recharger jusqu’à 3 PM' },
  tavern: {
    en: 'Sleep at the tavern (1 gold): 1 Health, 1 Magic',
    fr: 'Dormir à la taverne (1 pièce d’or) : 1 PS, 1 PM',
  },
  'heal-forest-camp': { en: 'Heal: 1 gold per Health', fr: 'Guérir : 1 pièce d’or par PS' },
  'recharge-magic-tower': {
    en: 'Recharge: 1 gold per 2 Magic, rounded up',
    fr: 'Recharger : 1 pièce d’or par tranche de 2 PM, même entamée',
  },
  'wish.strength': { en: '{n} permanent Strength', fr: '{n} {n|point|points} de force {n|permanent|permanents}' },
  'wish.willpower': {
    en: '{n} permanent Willpower',
    fr: '{n} {n|point|points} de puissance mentale {n|permanent|permanents}',
  },
  'wish.gold': { en: '{n} gold', fr: '{n} {n|pièce|pièces} d’or' },
  'wish.experience': { en: '{n} experience', fr: '{n} PE' },
  'wish.rare': { en: 'One of {n} rare items', fr: 'Un objet rare parmi {n}' },
  'wish.restore': { en: 'Heal {n} Health, recharge {m} Magic', fr: 'Guérir {n} PS, recharger {m} PM' },
  'convert.health': {
    en: '1 Strength for 1 Willpower',
    fr: '1 point de force contre 1 point de puissance mentale',
  },
  'convert.magic': {
    en: '1 Willpower for 1 Strength',
    fr: '1 point de puissance mentale contre 1 point de force',
  },
  'exchange.gold': { en: 'Gold for experience', fr: 'De l’or contre des PE' },
  'exchange.experience': { en: 'Experience for gold', fr: 'Des PE contre de l’or' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  amount: { en: '{n}', fr: '{n}' },
  proposal: { en: 'Proposal', fr: 'Proposition' },
  effect: { en: 'This', fr: 'Ceci' },
}
