import type { OverviewStep } from '@sablier/ui'

/** The game in thirty seconds: four pictures and a sentence for each. */
export const overview: readonly OverviewStep[] = [
  {
    picture: 'chance_plain',
    title: { en: 'Chance', fr: 'Chance' },
    text: {
      en: 'Each turn begins with a chance card that changes the land.',
      fr: 'Chaque tour commence par une carte Chance qui change le pays.',
    },
  },
  {
    picture: 'paladin',
    title: { en: 'Travel', fr: 'Voyagez' },
    text: {
      en: 'Walk, ride or sail round the land to what you want to meet.',
      fr: 'À pied, à cheval ou en bateau, gagnez l’endroit qui vous attire.',
    },
  },
  {
    picture: 'sword',
    title: { en: 'Fight and trade', fr: 'Combattez, commercez' },
    text: {
      en: 'Beat creatures for experience, buy items, learn from guilds.',
      fr: 'Battez des créatures pour l’expérience, achetez des objets, apprenez des guildes.',
    },
  },
  {
    picture: 'certificate_fortress',
    title: { en: 'Five certificates', fr: 'Cinq certificats' },
    text: {
      en: 'The first to hold one of each guild wins.',
      fr: 'Le premier à en avoir un de chaque guilde l’emporte.',
    },
  },
]
