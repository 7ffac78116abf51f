import type { OverviewStep } from '@sablier/ui'

/** The game in thirty seconds: four pictures and a sentence for each. */
export const overview: readonly OverviewStep[] = [
  {
    picture: 'marche',
    title: { en: 'Bid', fr: 'Enchérissez' },
    text: {
      en: 'A card is for sale. You pay with cards from your hand.',
      fr: 'Une carte est en vente. Vous payez avec les cartes de votre main.',
    },
  },
  {
    picture: 'le-roi',
    title: { en: 'Build', fr: 'Bâtissez' },
    text: {
      en: 'What you buy stays in front of you and has its power every round.',
      fr: 'Ce que vous achetez reste devant vous et agit à chaque tour.',
    },
  },
  {
    picture: 'fou-du-roi',
    title: { en: 'Do not run dry', fr: 'Ne finissez pas à sec' },
    text: {
      en: 'Your hand is also your life: without a card you are out.',
      fr: 'Votre main est aussi votre vie : sans carte, vous êtes éliminé.',
    },
  },
  {
    picture: 'bourgmestre',
    title: { en: 'Meet a Destiny', fr: 'Accomplissez un Destin' },
    text: {
      en: 'The first to fulfil a shared or secret Destiny wins.',
      fr: 'Le premier à accomplir un Destin commun ou secret l’emporte.',
    },
  },
]
