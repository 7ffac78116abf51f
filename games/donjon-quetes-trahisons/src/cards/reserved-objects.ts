import type { Bilingual } from '@sablier/kernel'
import { type Hero, type ObjectType, object } from './card.ts'

const reserved = <const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  hero: Hero,
  spec: { type: ObjectType; price: number; bonus?: number; power: Bilingual },
) => object(id, en, fr, { bonus: 0, ...spec, reserved: hero, from: 'rulebook' })

/** Six single-use objects, each for one hero. */
export const RESERVED_OBJECTS = [
  reserved('lightning-axe', 'Lightning Axe', 'Hache de foudre', 'barbarian', {
    type: 'weapon',
    price: 3,
    power: {
      en: 'Strike twice in one fight: twice your power plus two dice. Announce it before the dice.',
      fr: 'Frappez deux fois dans un combat : deux fois votre puissance plus deux dés. À annoncer avant les dés.',
    },
  }),
  reserved('bow-of-compulsion', 'Bow of Compulsion', 'Arc de contrainte', 'forester', {
    type: 'weapon',
    price: 3,
    bonus: 2,
    power: {
      en: 'Charm a monster of power 10 or less turned up in your turn: its power is added to yours. After each fight it flees on 1 to 4; a KritiK that beats you kills it. The Bow goes with it.',
      fr: 'Charmez un monstre de puissance 10 au plus retourné à votre tour : sa puissance s’ajoute à la vôtre. Après chaque combat, il fuit sur 1 à 4 ; une défaite sur KritiK le tue. L’Arc part avec lui.',
    },
  }),
  reserved('armour-of-power', 'Armour of Power', 'Armure de puissance', 'warrior', {
    type: 'armour',
    price: 4,
    power: {
      en: 'Double your power and your die in one fight. Announce it before the dice.',
      fr: 'Doublez votre puissance et votre dé dans un combat. À annoncer avant les dés.',
    },
  }),
  reserved('helmet-of-oblivion', 'Helmet of Oblivion', 'Heaume de l’oubli', 'priest', {
    type: 'armour',
    price: 4,
    power: {
      en: 'After a lost Arena, cancel the losses and wounds of your side and the winners’ trophy points.',
      fr: 'Après une Arène perdue, annulez les pertes et blessures de votre camp et les points trophée des vainqueurs.',
    },
  }),
  reserved('ring-of-charm', 'Ring of Charm', 'Anneau de charme', 'sorcerer', {
    type: 'jewel',
    price: 5,
    power: {
      en: 'In your turn, force another player to fight in your place or as your ally. The gains are yours.',
      fr: 'À votre tour, forcez un autre joueur à combattre à votre place ou comme allié. Les gains sont pour vous.',
    },
  }),
  reserved('blackmail-charm', 'Blackmail Charm', 'Charme du chantage', 'thief', {
    type: 'jewel',
    price: 3,
    power: {
      en: 'In your turn, use another player’s spoils to complete one of your quests, or steal one of their secondary quests at random.',
      fr: 'À votre tour, servez-vous des dépouilles d’un autre joueur pour valider une de vos quêtes, ou volez-lui au hasard une quête secondaire.',
    },
  }),
] as const
