import type { OverviewStep } from '@sablier/ui'

/** The game in thirty seconds: four pictures and a sentence for each. */
export const overview: readonly OverviewStep[] = [
  {
    picture: 'observatory-1',
    title: { en: 'Plan', fr: 'Préparez' },
    text: {
      en: 'Draft four cards into your FUTURE, each loaded with loot.',
      fr: 'Choisissez quatre cartes pour votre FUTUR, chacune garnie de butin.',
    },
  },
  {
    picture: 'treasure-room-1',
    title: { en: 'Loot', fr: 'Pillez' },
    text: {
      en: 'Take tokens from your FUTURE. An emptied card enters your PRESENT.',
      fr: 'Prenez des jetons dans votre FUTUR. Une carte vidée entre dans votre PRÉSENT.',
    },
  },
  {
    picture: 'night-escape-1',
    title: { en: 'Act, then bribe', fr: 'Agissez, puis payez' },
    text: {
      en: 'Use Characters and Events; pay for the Danger you took.',
      fr: 'Servez-vous des Personnages et des Événements ; payez pour le Danger encouru.',
    },
  },
  {
    picture: 'king-of-thieves-1',
    title: { en: 'Grow old rich', fr: 'Vieillissez riche' },
    text: {
      en: 'New cards push old ones into your PAST. Most Fortune Points win.',
      fr: 'Les nouvelles cartes poussent les anciennes dans le PASSÉ. Le plus de Points de Destin l’emporte.',
    },
  },
]
