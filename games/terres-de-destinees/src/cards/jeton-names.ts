import type { Bilingual } from '@sablier/kernel'

/** The names of the Tokens by number. */
export const JETON_NAMES: Readonly<Record<number, Bilingual>> = {
  1: { en: 'Shield', fr: 'Bouclier' },
  2: { en: 'Grace', fr: 'Grâce' },
  3: { en: 'Purse', fr: 'Bourse' },
  4: { en: 'Harvest', fr: 'Récolte' },
  5: { en: 'Curse', fr: 'Malédiction' },
  6: { en: 'Seal', fr: 'Sceau' },
}
