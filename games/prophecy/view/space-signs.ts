import type { Space } from '@sablier/prophecy'
import type { IconName } from '@sablier/ui'

/** The signs of the five guilds. */
export const GUILD_SIGNS: Readonly<Record<string, IconName>> = {
  forest_camp: 'camping-tent',
  thieves_guild: 'robber',
  magic_tower: 'stone-tower',
  monastery: 'church',
  fortress: 'castle',
}
const SIGNS: Readonly<Record<string, IconName>> = {
  ...GUILD_SIGNS,
  city: 'hill-fort',
  village: 'village',
  enchanted_desert: 'desert',
  mountain: 'mountains',
  forest: 'forest',
  plain: 'field',
}

/** The sign of a space on the ring. */
export const signOf = (space: Space): IconName => SIGNS[space.kind] ?? 'road'
