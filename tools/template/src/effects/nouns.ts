import { defineNouns } from '@sablier/kernel'

/** The things that effects count, with what grammar needs to know of them. */
export const NOUNS = defineNouns({
  oil: { en: ['oil', 'oil'], fr: ['huile', 'huiles', 'f'] },
  light: { en: ['light', 'light'], fr: ['lumière', 'lumières', 'f'] },
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes', 'f'] },
})
