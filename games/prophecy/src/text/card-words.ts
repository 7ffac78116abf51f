import type { Bilingual } from '@sablier/kernel'
import type { Family, FightType, Slot } from '../cards/card.ts'

type Forms = { readonly en: readonly [string, string]; readonly fr: readonly [string, string] }

/** The families, one and many. */
export const FAMILY_NAMES: Readonly<Record<Family, Forms>> = {
  animal: { en: ['animal', 'animals'], fr: ['animal', 'animaux'] },
  humanoid: { en: ['humanoid', 'humanoids'], fr: ['humanoïde', 'humanoïdes'] },
  demon: { en: ['demon', 'demons'], fr: ['démon', 'démons'] },
  undead: { en: ['undead', 'undead'], fr: ['mort-vivant', 'morts-vivants'] },
}
/** The two values. */
export const FIGHT_NAMES: Readonly<Record<FightType, Bilingual>> = {
  strength: { en: 'Strength', fr: 'Force' },
  willpower: { en: 'Willpower', fr: 'Puissance mentale' },
}
/** The two types of fights. */
export const FIGHTS: Readonly<Record<FightType, Bilingual>> = {
  strength: { en: 'strength fights', fr: 'combats de force' },
  willpower: { en: 'willpower fights', fr: 'combats de puissance mentale' },
}
/** How items are carried. */
export const SLOT_NAMES: Readonly<Record<Slot, Bilingual>> = {
  one_handed: { en: 'one-handed weapon', fr: 'arme à une main' },
  two_handed: { en: 'two-handed weapon', fr: 'arme à deux mains' },
  shield: { en: 'shield', fr: 'bouclier' },
  held: { en: 'held item', fr: 'objet tenu en main' },
  head: { en: 'worn on the head', fr: 'se porte sur la tête' },
  other: { en: 'no hand needed', fr: 'n’occupe pas de main' },
  one_use: { en: 'one use, then discarded', fr: 'usage unique, puis défaussé' },
}
