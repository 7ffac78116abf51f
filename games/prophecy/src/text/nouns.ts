import { count, defineNouns, type Language } from '@sablier/kernel'

/** The things the game counts. */
export const NOUNS = defineNouns({
  gold: { en: ['gold', 'gold'], fr: ['pièce d’or', 'pièces d’or', 'f'] },
  experience: { en: ['experience', 'experience'], fr: ['PE', 'PE', 'm'] },
  health: { en: ['Health', 'Health'], fr: ['PS', 'PS', 'm'] },
  magic: { en: ['Magic', 'Magic'], fr: ['PM', 'PM', 'm'] },
  strength: {
    en: ['permanent Strength', 'permanent Strength'],
    fr: ['point de force permanent', 'points de force permanents', 'm'],
  },
  willpower: {
    en: ['permanent Willpower', 'permanent Willpower'],
    fr: ['point de puissance mentale permanent', 'points de puissance mentale permanents', 'm'],
  },
  item: { en: ['item', 'items'], fr: ['objet', 'objets', 'm'] },
  common: { en: ['common item', 'common items'], fr: ['objet commun', 'objets communs', 'm'] },
  rare: { en: ['rare item', 'rare items'], fr: ['objet rare', 'objets rares', 'm'] },
})
export type Counted = keyof typeof NOUNS

/** A number of something: "3 gold", "3 pièces d’or". */
export function counted(language: Language, n: number, what: Counted): string {
  return count(language, n, NOUNS[what])
}
