import type { Bilingual } from '@sablier/kernel'
import type { Character, Hero } from './card.ts'

function character(id: Hero, name: Bilingual, { passive, unique }: Pick<Character, 'passive' | 'unique'>): Character {
  return { id, name, copies: 1, from: 'rulebook', back: 'character', kind: 'character', passive, unique }
}

/** The six heroes. */
export const CHARACTERS: readonly Character[] = [
  character(
    'barbarian',
    { en: 'Barbarian', fr: 'Barbare' },
    {
      passive: { en: '+1 while you wear a weapon.', fr: '+1 tant que vous portez une arme.' },
      unique: {
        en: 'Once: +4 in a fight, then 2 less power for good. Announce it before the dice.',
        fr: 'Une fois : +4 dans un combat, puis 2 de puissance en moins pour toujours. À annoncer avant les dés.',
      },
    },
  ),
  character(
    'forester',
    { en: 'Forester', fr: 'Forestier' },
    {
      passive: {
        en: '+1 against monsters of the type drawn for you (with the Dragon token, against typeless creatures too).',
        fr: '+1 contre les monstres du type tiré pour vous (avec le jeton Dragon, contre les créatures sans type aussi).',
      },
      unique: {
        en: 'Once: a further +6 against such a monster. Announce it before the dice.',
        fr: 'Une fois : +6 de plus contre un tel monstre. À annoncer avant les dés.',
      },
    },
  ),
  character(
    'warrior',
    { en: 'Warrior', fr: 'Guerrier' },
    {
      passive: { en: '+1 while you wear an armour.', fr: '+1 tant que vous portez une armure.' },
      unique: {
        en: 'Once: +2 in a fight. Announce it before the dice.',
        fr: 'Une fois : +2 dans un combat. À annoncer avant les dés.',
      },
    },
  ),
  character(
    'priest',
    { en: 'Priest', fr: 'Prêtre' },
    {
      passive: {
        en: 'Look at the top card of the Dungeon before choosing Dungeon or Arena.',
        fr: 'Regardez la première carte du Donjon avant de choisir Donjon ou Arène.',
      },
      unique: {
        en: 'Once, after a defeat: roll all dice of the fight again.',
        fr: 'Une fois, après une défaite : relancez tous les dés du combat.',
      },
    },
  ),
  character(
    'sorcerer',
    { en: 'Sorcerer', fr: 'Sorcier' },
    {
      passive: { en: '+1 while you wear a jewel.', fr: '+1 tant que vous portez un bijou.' },
      unique: {
        en: 'Once, while the dice roll: flee from the fight, unless it is against the Mimic.',
        fr: 'Une fois, pendant que les dés roulent : fuyez le combat, sauf contre le Mimic.',
      },
    },
  ),
  character(
    'thief',
    { en: 'Thief', fr: 'Voleur' },
    {
      passive: {
        en: 'One more gem from the victim whenever your side plunders.',
        fr: 'Une gemme de plus, prise à la victime, à chaque pillage de votre camp.',
      },
      unique: {
        en: 'Once, after winning an Arena you opened: take two of an object, all the gems, a spoil.',
        fr: 'Une fois, après une Arène gagnée que vous avez ouverte : prenez deux choses parmi un objet, toutes les gemmes, une dépouille.',
      },
    },
  ),
]
