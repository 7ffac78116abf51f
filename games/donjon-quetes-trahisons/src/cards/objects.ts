import type { Provenance } from '@sablier/kernel'
import { type ObjectType, object } from './card.ts'

/** Prices by bonus, ours but for the Double Axe: weapons are cheap, since they serve the heroes who are behind; jewels are dear. */
const PRICES: Readonly<Record<ObjectType, readonly number[]>> = {
  weapon: [0, 2, 4, 6, 8],
  armour: [0, 3, 5, 7, 9],
  jewel: [0, 4, 6, 8, 9],
}

const ordinary = <const Id extends string>(
  id: Id,
  en: string,
  fr: string,
  { type, bonus, from = 'ours' }: { type: ObjectType; bonus: number; from?: Provenance },
) => object(id, en, fr, { type, bonus, price: PRICES[type][bonus] ?? 0, from })

const draconic = <const Id extends string>(id: Id, en: string, fr: string, type: ObjectType) =>
  object(id, en, fr, { type, bonus: 5, price: 0, draconic: true, from: 'rulebook' })

/** Twelve ordinary objects: three types, +1 to +4. */
export const ORDINARY_OBJECTS = [
  ordinary('dagger', 'Dagger', 'Dague', { type: 'weapon', bonus: 1 }),
  ordinary('short-sword', 'Short Sword', 'Épée courte', { type: 'weapon', bonus: 2 }),
  ordinary('war-hammer', 'War Hammer', 'Marteau de guerre', { type: 'weapon', bonus: 3 }),
  ordinary('double-axe', 'Double Axe', 'Hache double', { type: 'weapon', bonus: 4, from: 'rulebook' }),
  ordinary('wooden-shield', 'Wooden Shield', 'Bouclier de bois', { type: 'armour', bonus: 1 }),
  ordinary('helmet-of-the-dead', 'Helmet of the Dead', 'Heaume des morts', {
    type: 'armour',
    bonus: 2,
    from: 'rulebook',
  }),
  ordinary('chain-mail', 'Chain Mail', 'Cotte de mailles', { type: 'armour', bonus: 3 }),
  ordinary('plate-armour', 'Plate Armour', 'Armure de plates', { type: 'armour', bonus: 4 }),
  ordinary('copper-ring', 'Copper Ring', 'Bague de cuivre', { type: 'jewel', bonus: 1 }),
  ordinary('silver-earrings', 'Silver Earrings', 'Boucles d’oreilles d’argent', { type: 'jewel', bonus: 2 }),
  ordinary('jade-necklace', 'Jade Necklace', 'Collier de jade', { type: 'jewel', bonus: 3 }),
  ordinary('golden-crown', 'Golden Crown', 'Couronne d’or', { type: 'jewel', bonus: 4 }),
] as const

/** The three objects that dragons guard. */
export const DRACONIC_OBJECTS = [
  draconic('dragon-sword', 'Dragon Sword', 'Épée du dragon', 'weapon'),
  draconic('dragon-armour', 'Dragon Armour', 'Armure du dragon', 'armour'),
  draconic('dragon-amulet', 'Dragon Amulet', 'Amulette du dragon', 'jewel'),
] as const
