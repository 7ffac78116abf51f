import type { OverviewStep } from '@sablier/ui'

/** The game in thirty seconds: four pictures and a sentence for each. */
export const overview: readonly OverviewStep[] = [
  {
    picture: 'mangy-goblin',
    title: { en: 'Open the door', fr: 'Ouvrez la porte' },
    text: {
      en: 'Each turn you enter the Dungeon, face the Arena or rest.',
      fr: 'À chaque tour, bravez le Donjon, affrontez l’Arène ou reposez-vous.',
    },
  },
  {
    picture: 'warrior',
    title: { en: 'Find allies', fr: 'Trouvez des alliés' },
    text: {
      en: 'Bargain for help: gems, objects, trophies, or your word.',
      fr: 'Marchandez de l’aide : gemmes, objets, trophées ou votre parole.',
    },
  },
  {
    picture: 'thief',
    title: { en: 'Keep it, or break it', fr: 'Tenez parole… ou non' },
    text: {
      en: 'No rule enforces a promise. The others remember.',
      fr: 'Aucune règle n’oblige à tenir une promesse. Les autres s’en souviennent.',
    },
  },
  {
    picture: 'red-dragon',
    title: { en: 'Win trophies', fr: 'Gagnez des trophées' },
    text: {
      en: 'Monsters and quests bring trophy points. Reach the target first.',
      fr: 'Monstres et quêtes rapportent des points trophée. Atteignez le total le premier.',
    },
  },
]
