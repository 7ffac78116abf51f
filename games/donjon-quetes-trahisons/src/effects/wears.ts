import { a, type Seat } from '@sablier/kernel'
import { OBJECT_TYPES, type ObjectCard } from '../cards/card.ts'
import { objectCard, wearsType, wornBy } from '../procedures/adventurer/heroes.ts'
import type { Table } from '../shape.ts'
import { NOUNS } from '../text/nouns.ts'
import { defineTest } from './define-op.ts'

const someWorn = (t: Table, seat: Seat, test: (object: ObjectCard) => boolean): boolean =>
  wornBy(t, seat).some((piece) => {
    const object = objectCard(t, piece)
    return object !== null && test(object)
  })

/** Wearing an object of a type with at least this bonus of its own. */
export const wears = defineTest('wears', {
  holds: ({ type, bonus }, { table, you }) =>
    someWorn(table, you, (object) => object.type === type && object.bonus >= bonus),
  describe: {
    en: ({ type, bonus }) => `you wear ${a('en', NOUNS[type])} of +${bonus} or +${bonus + 1}`,
    fr: ({ type, bonus }) => `vous portez ${a('fr', NOUNS[type])} à +${bonus} ou +${bonus + 1}`,
  },
})

/** Wearing one of the three objects that dragons guard. */
export const wearsDraconic = defineTest('wears-draconic', {
  holds: (_, { table, you }) => someWorn(table, you, (object) => object.draconic === true),
  describe: { en: () => 'you wear a draconic object', fr: () => 'vous portez un objet draconique' },
})

/** Wearing a weapon, an armour and a jewel that count. */
export const wearsEveryType = defineTest('wears-every-type', {
  holds: (_, { table, you }) => OBJECT_TYPES.every((type) => wearsType(table, you, type)),
  describe: {
    en: () => 'you wear a weapon, an armour and a jewel',
    fr: () => 'vous portez une arme, une armure et un bijou',
  },
})
