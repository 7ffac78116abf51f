import type { Bilingual } from '@sablier/kernel'
import type { Card, Goal } from './card.ts'

const achievement = <const Id extends string>(id: Id, name: Bilingual, goal: Goal): Card & { readonly id: Id } => ({
  id,
  name,
  copies: 1,
  from: 'ours',
  back: 'achievement',
  type: 'achievement',
  subType: null,
  loot: [],
  fortune: 0,
  favor: [],
  abilityId: id,
  ability: { kind: 'goal', goal },
  times: 1,
  solo: true,
})

/** The 7 Solo Achievements. */
export const ACHIEVEMENTS = [
  achievement(
    'a-thiefs-fortune',
    { en: 'A Thief’s Fortune', fr: 'Destin de Voleur' },
    {
      text: { en: 'final score of at least {n}.', fr: 'score final d’au moins {n}.' },
      normal: 70,
      hard: 85,
    },
  ),
  achievement(
    'a-full-life',
    { en: 'A Full Life', fr: 'Une Vie Bien Remplie' },
    {
      text: { en: 'at least {n} cards in your PAST at the end.', fr: 'au moins {n} cartes dans votre PASSÉ à la fin.' },
      normal: 36,
      hard: 42,
    },
  ),
  achievement(
    'clean-hands',
    { en: 'Clean Hands', fr: 'Les Mains Propres' },
    {
      text: {
        en: 'no Danger on your track at the end and a final score of at least {n}.',
        fr: 'aucun Danger sur votre piste à la fin et un score final d’au moins {n}.',
      },
      normal: 62,
      hard: 72,
    },
  ),
  achievement(
    'public-enemy',
    { en: 'Public Enemy', fr: 'Ennemi Public' },
    {
      text: {
        en: 'at least 4 Danger on your track after the last Bribe and a final score of at least {n}.',
        fr: 'au moins 4 Dangers sur votre piste après le dernier pot-de-vin et un score final d’au moins {n}.',
      },
      normal: 55,
      hard: 70,
    },
  ),
  achievement(
    'the-hoard',
    { en: 'The Hoard', fr: 'Le Trésor' },
    {
      text: {
        en: 'at least {n} Basic Resources in your Stockpile after the last Bribe, with at least 3 of each kind.',
        fr: 'au moins {n} Ressources Basiques dans votre Stock après le dernier pot-de-vin, dont au moins 3 de chaque sorte.',
      },
      normal: 27,
      hard: 34,
    },
  ),
  achievement(
    'master-of-time',
    { en: 'Master of Time', fr: 'Maître du Temps' },
    {
      text: {
        en: 'use the Spend Time action at least {n} times in the game.',
        fr: 'effectuez l’action Utiliser le Temps au moins {n} fois dans la partie.',
      },
      normal: 18,
      hard: 22,
    },
  ),
  achievement(
    'friends-everywhere',
    { en: 'Friends Everywhere', fr: 'Des Amis Partout' },
    {
      text: {
        en: 'at least {n} Friends in your PAST and PRESENT together at the end.',
        fr: 'au moins {n} Amis dans votre PASSÉ et votre PRÉSENT réunis à la fin.',
      },
      normal: 10,
      hard: 13,
    },
  ),
] as const
