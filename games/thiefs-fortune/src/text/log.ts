import type { Texts } from '@sablier/kernel'
import { TIP_TEXTS } from './tips.ts'

/** The lines of the log. */
export const LOG: Texts = {
  ...TIP_TEXTS,
  'solo-goal': { en: 'Your goal, {card}: {goal}', fr: 'Votre objectif, {card} : {goal}' },
  starts: { en: '{seat} is the Starting Player.', fr: '{seat} est Premier Joueur.' },
  'round-begins': { en: 'Round {n} begins.', fr: 'La manche {n} commence.' },
  'common-entered': { en: '{card} joins the Common FUTURE.', fr: '{card} rejoint le FUTUR COMMUN.' },
  draws: { en: '{seat} draws a hand.', fr: '{seat} pioche sa main.' },
  drew: {
    en: '{seat} draws a card from {deck}.',
    fr: '{seat} pioche une carte dans {deck}.',
  },
  'deck-renewed': {
    en: 'The discard pile is shuffled and becomes {deck} again.',
    fr: 'La défausse, mélangée, redevient {deck}.',
  },
  'future-entered': {
    en: '{card} enters the FUTURE of {seat}.',
    fr: '{seat} place {card} dans son FUTUR.',
  },
  loaded: { en: '{card} is loaded with its loot.', fr: '{card} reçoit son Butin.' },
  'passed-cards': { en: '{seat} passes cards to {to}.', fr: '{seat} passe des cartes à {to}.' },
  'favors-begin': {
    en: 'The last Favors are taken in player order, {seat} first.',
    fr: 'Les derniers Avantages se prennent dans l’ordre des joueurs, en commençant par {seat}.',
  },
  'favor-taken': {
    en: '{seat} receives the Favor of {card}: {favor}.',
    fr: '{seat} reçoit un Avantage ({card}) : {favor}.',
  },
  discarded: { en: '{seat} discards {card}.', fr: '{seat} défausse {card}.' },
  'planning-over': { en: 'The Planning Phase is over.', fr: 'La Phase de Planification est terminée.' },
  'loot-empty': {
    en: '{seat} has no token left in the FUTURE.',
    fr: '{seat} n’a plus aucun jeton dans son FUTUR.',
  },
  'loot-none': { en: '{seat} takes no token.', fr: '{seat} ne prend aucun jeton.' },
  'loot-done': {
    en: '{seat} stops looting after {n} {n|token|tokens}.',
    fr: '{seat} cesse de piller après {n} {n|jeton|jetons}.',
  },
  'loot-limit-reached': { en: '{seat} has reached the Loot limit.', fr: '{seat} a atteint sa limite de Butin.' },
  'token-taken': { en: '{seat} takes 1 {token} from {card}.', fr: '{seat} prend 1 {token} sur {card}.' },
  'card-emptied': { en: '{card} has no token left.', fr: '{card} ne porte plus aucun jeton.' },
  'common-won': {
    en: '{seat} takes the last token of {card} and wins it.',
    fr: '{seat} prend le dernier jeton et remporte {card}.',
  },
  'row-full': {
    en: 'A row of {seat} is full: its leftmost card leaves.',
    fr: '{seat} : la rangée est pleine, la carte la plus à gauche en sort.',
  },
  'present-entered': {
    en: '{card} enters the PRESENT of {seat}.',
    fr: '{seat} : {card} entre dans le PRÉSENT.',
  },
  'past-entered': {
    en: '{card} joins the PAST of {seat}.',
    fr: '{seat} : {card} rejoint le PASSÉ.',
  },
  'event-lost': {
    en: '{card} of {seat} is pushed out unused and discarded.',
    fr: '{seat} : {card} n’a pas servi et part dans la défausse.',
  },
  'location-fired': { en: '{card} of {seat} fires.', fr: '{seat} : {card} se déclenche.' },
  'danger-got': {
    en: '{seat} gets 1 Danger from {card}.',
    fr: '{seat} obtient 1 Danger ({card}).',
  },
  'danger-overflow': {
    en: 'The Danger Track of {seat} is full: the Danger from {card} costs 1 Fortune Point.',
    fr: '{seat} : la Piste Danger est pleine, le Danger ({card}) coûte 1 Point de Destin.',
  },
  'danger-prevented': {
    en: '{seat} pays {tokens} and prevents {n} Danger with {card}.',
    fr: '{seat} paie {tokens} et évite {n} {n|Danger|Dangers} ({card}).',
  },
  'danger-reduced': { en: '{seat} Reduces {n} Danger.', fr: '{seat} perd {n} {n|Danger|Dangers}.' },
  got: {
    en: '{seat} gets {tokens}.',
    fr: '{seat} obtient {tokens}.',
  },
  paid: {
    en: '{seat} pays {tokens}.',
    fr: '{seat} paie {tokens}.',
  },
  exchanged: { en: '{seat} exchanges 1 {from} for 1 {to}.', fr: '{seat} échange 1 {from} contre 1 {to}.' },
  added: {
    en: '{seat} adds {tokens} to {card}.',
    fr: '{seat} ajoute {tokens} sur {card}.',
  },
  'fortune-gained': {
    en: '{seat} gains {n} Fortune {n|Point|Points}.',
    fr: '{seat} gagne {n} {n|Point|Points} de Destin.',
  },
  reset: { en: '{seat} Resets {card}.', fr: '{seat} Réinitialise {card}.' },
  'moved-in-row': {
    en: '{seat} moves {card} to space {n} of its row.',
    fr: '{seat} déplace {card} vers l’emplacement {n} de sa rangée.',
  },
  'actions-begin': { en: 'The Action Phase begins with {seat}.', fr: 'La Phase d’Action commence par {seat}.' },
  activated: { en: '{seat} Activates {card}.', fr: '{seat} Active {card}.' },
  'time-spent': { en: '{seat} Spends Time.', fr: '{seat} Utilise le Temps.' },
  passed: { en: '{seat} passes.', fr: '{seat} passe.' },
  'turn-ended': { en: '{seat} ends the turn after one action.', fr: '{seat} termine son tour après une action.' },
  'bribes-begin': {
    en: 'Everybody has passed: the Bribe Phase begins.',
    fr: 'Tous ont passé : la Phase de Corruption commence.',
  },
  'bribe-due': {
    en: '{seat} owes a Bribe for {n} Danger.',
    fr: '{seat} doit un pot-de-vin pour {n} {n|Danger|Dangers}.',
  },
  'round-ends': { en: 'Round {n} is over.', fr: 'La manche {n} est terminée.' },
  'bribe-paid': {
    en: 'The {n} Danger paid for {n|stays|stay} on the Danger Track of {seat}.',
    fr: '{seat} : {n} {n|Danger payé reste|Dangers payés restent} sur la Piste Danger.',
  },
  'bribe-missed': {
    en: '{seat} cannot pay for {n} Danger and loses {n} Fortune {n|Point|Points}.',
    fr: '{seat} ne peut pas payer pour {n} {n|Danger|Dangers} et perd {n} {n|Point|Points} de Destin.',
  },
  'bribes-paid': { en: 'The Bribes of round {n} are settled.', fr: 'Les pots-de-vin de la manche {n} sont réglés.' },
  'game-over': {
    en: 'Round {n} was the last: the points are counted.',
    fr: 'La manche {n} était la dernière : on compte les points.',
  },
  'scored-past': {
    en: '{seat} scores {n} Fortune {n|Point|Points} for the PAST.',
    fr: '{seat} marque {n} {n|Point|Points} de Destin pour son PASSÉ.',
  },
  'scored-resources': {
    en: '{seat} scores {n} Fortune {n|Point|Points} for Basic Resources.',
    fr: '{seat} marque {n} {n|Point|Points} de Destin pour ses Ressources Basiques.',
  },
  'tie-danger': {
    en: 'Tie between {seats}: the least Danger decides.',
    fr: 'Égalité entre {seats} : le moins de Danger décide.',
  },
  'tie-shared': { en: '{seats} share the victory.', fr: '{seats} se partagent la victoire.' },
}
