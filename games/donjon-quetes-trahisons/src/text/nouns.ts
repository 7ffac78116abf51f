import { count, defineNouns, type Language } from '@sablier/kernel'

/** The nouns that this game counts. */
export const NOUNS = defineNouns({
  gem: { en: ['gem', 'gems'], fr: ['gemme', 'gemmes', 'f'] },
  trophy: { en: ['trophy point', 'trophy points'], fr: ['point trophée', 'points trophée', 'm'] },
  wound: { en: ['wound point', 'wound points'], fr: ['point de blessure', 'points de blessure', 'm'] },
  weapon: { en: ['weapon', 'weapons'], fr: ['arme', 'armes', 'f'] },
  armour: { en: ['armour', 'armours'], fr: ['armure', 'armures', 'f'] },
  jewel: { en: ['jewel', 'jewels'], fr: ['bijou', 'bijoux', 'm'] },
  humanoid: { en: ['humanoid', 'humanoids'], fr: ['humanoïde', 'humanoïdes', 'm'] },
  undead: { en: ['undead', 'undead'], fr: ['mort-vivant', 'morts-vivants', 'm'] },
  'extraordinary-creature': {
    en: ['extraordinary creature', 'extraordinary creatures'],
    fr: ['créature extraordinaire', 'créatures extraordinaires', 'f'],
  },
  dragon: { en: ['dragon', 'dragons'], fr: ['dragon', 'dragons', 'm'] },
})

/** "2 wound points", "2 points de blessure". */
export const countWounds = (language: Language, n: number): string => count(language, n, NOUNS.wound)
