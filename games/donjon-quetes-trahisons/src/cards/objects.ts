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
  type: ObjectType,
  bonus: number,
  named = false,
) =>
  object(id, en, fr, {
    type,
    bonus,
    price: PRICES[type][bonus] ?? 0,
    from: named ? 'rulebook' : 'ours',
  })

const draconic = <const Id extends string>(id: Id, en: string, fr: string, type: ObjectType) =>
  object(id, en, fr, { type, bonus: 5, price: 0, draconic: true, from: 'rulebook' })

/** Twelve ordinary objects: three types, +1 to +4. */
export const ORDINARY_OBJECTS = [
  ordinary('dagger', 'Dagger', 'Dague', 'weapon', 1),
  ordinary('short-sword', 'Short Sword', 'Épée courte', 'weapon', 2),
  ordinary('war-hammer', 'War Hammer', 'Marteau de guerre', 'weapon', 3),
  ordinary('double-axe', 'Double Axe', 'Hache double', 'weapon', 4, true),
  ordinary('wooden-shield', 'Wooden Shield', 'Bouclier de bois', 'armour', 1),
  ordinary('helmet-of-the-dead', 'Helmet of the Dead', 'Heaume des morts', 'armour', 2, true),
  ordinary('chain-mail', 'Chain Mail', 'Cotte de mailles', 'armour', 3),
  ordinary('plate-armour', 'Plate Armour', 'Armure de plates', 'armour', 4),
  ordinary('copper-ring', 'Copper Ring', 'Bague de cuivre', 'jewel', 1),
  ordinary('silver-earrings', 'Silver Earrings', 'Boucles d’oreilles d’argent', 'jewel', 2),
  ordinary('jade-necklace', 'Jade Necklace', 'Collier de jade', 'jewel', 3),
  ordinary('golden-crown', 'Golden Crown', 'Couronne d’or', 'jewel', 4),
] as const

/** The three objects that dragons guard. */
export const DRACONIC_OBJECTS = [
  draconic('dragon-sword', 'Dragon Sword', 'Épée du dragon', 'weapon'),
  draconic('dragon-armour', 'Dragon Armour', 'Armure du dragon', 'armour'),
  draconic('dragon-amulet', 'Dragon Amulet', 'Amulette du dragon', 'jewel'),
] as const
