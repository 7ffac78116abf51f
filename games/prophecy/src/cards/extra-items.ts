import { restore } from '../effects/restore.ts'
import { item } from './item-card.ts'

/** Common items designed here. */
export const EXTRA_ITEMS = [
  item({
    id: 'throwing_knives',
    name: { en: 'Throwing Knives', fr: 'Couteaux de lancer' },
    from: 'ours',
    set: 'extra',
    deck: 'common',
    price: 2,
    slot: 'one_handed',
    throw: 2,
  }),
  item({
    id: 'iron_shod_pole',
    name: { en: 'Iron-shod Pole', fr: 'Bâton ferré' },
    from: 'ours',
    set: 'extra',
    deck: 'common',
    price: 3,
    slot: 'two_handed',
    strength: 1,
    against: { humanoid: 1 },
  }),
  item({
    id: 'leather_cap',
    name: { en: 'Leather Cap', fr: 'Calotte de cuir' },
    from: 'ours',
    set: 'extra',
    deck: 'common',
    price: 3,
    slot: 'head',
    against: { animal: 1 },
  }),
  item({
    id: 'iron_helmet',
    name: { en: 'Iron Helmet', fr: 'Heaume de fer' },
    from: 'ours',
    set: 'extra',
    deck: 'common',
    price: 7,
    slot: 'head',
    strength: 1,
  }),
  item({
    id: 'bandages',
    name: { en: 'Bandages', fr: 'Bandages' },
    from: 'ours',
    set: 'extra',
    deck: 'common',
    price: 1,
    slot: 'one_use',
    use: { moments: ['turn'], effect: restore({ health: 1 }) },
  }),
]
