import { takeAnything } from '../effects/take-anything.ts'
import { monster } from './card.ts'

/** Dragons and creatures without a type; their powers are ours where the rulebook prints none. */
export const DUNGEON_CREATURES = [
  monster('black-dragon', 'Black Dragon', 'Dragon noir', {
    type: 'dragon',
    power: 20,
    gems: 0,
    trophies: 3,
    guards: 'dragon-armour',
    from: 'rulebook',
  }),
  monster('red-dragon', 'Red Dragon', 'Dragon rouge', {
    type: 'dragon',
    power: 20,
    gems: 0,
    trophies: 3,
    guards: 'dragon-amulet',
    from: 'rulebook',
  }),
  monster('green-dragon', 'Green Dragon', 'Dragon vert', {
    type: 'dragon',
    power: 20,
    gems: 0,
    trophies: 3,
    guards: 'dragon-sword',
    from: 'rulebook',
  }),
  monster('djinn', 'Djinn', 'Djinn', {
    type: 'none',
    power: 16,
    gems: 0,
    trophies: 0,
    reward: takeAnything({}),
    from: 'rulebook',
  }),
  monster('mimic', 'Mimic', 'Mimic', {
    type: 'none',
    power: 12,
    gems: 0,
    trophies: 0,
    alone: true,
    from: 'rulebook',
  }),
  monster('doppelganger', 'Doppelganger', 'Doppelganger', {
    type: 'none',
    power: 0,
    gems: 6,
    trophies: 0,
    alone: true,
    from: 'rulebook',
  }),
] as const
