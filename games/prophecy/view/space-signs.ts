import type { Bilingual } from '@sablier/kernel'
import type { SpaceKind } from '@sablier/prophecy'
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
/** The sign of a kind of space. */
export const signOf = (kind: SpaceKind): IconName => SIGNS[kind] ?? 'road'

/** Names for small boards, where the whole one is too long. */
export const SHORT_NAMES: Readonly<Partial<Record<SpaceKind, Bilingual>>> = {
  enchanted_desert: { en: 'Desert', fr: 'Désert' },
  forest_camp: { en: 'Camp', fr: 'Camp' },
  thieves_guild: { en: 'Thieves', fr: 'Voleurs' },
  magic_tower: { en: 'Tower', fr: 'Tour' },
  monastery: { en: 'Monast.', fr: 'Monast.' },
  fortress: { en: 'Fortress', fr: 'Fort' },
  mountain: { en: 'Mount', fr: 'Mont' },
}

/** The picture behind what happens in a kind of space. */
export const BACKDROPS: Readonly<Record<SpaceKind, string>> = {
  mountain: 'mountain',
  forest: 'forest',
  plain: 'plain',
  enchanted_desert: 'desert',
  city: 'town',
  village: 'town',
  forest_camp: 'guild',
  thieves_guild: 'guild',
  magic_tower: 'guild',
  monastery: 'guild',
  fortress: 'guild',
}

/** The sign of the service of a space. */
export const SERVICE_SIGNS: Readonly<Record<string, IconName>> = {
  'work-city': 'hammer-drop',
  'work-thieves-guild': 'cloak-dagger',
  'work-fortress': 'swordman',
  'heal-monastery': 'heart-plus',
  'recharge-desert': 'crystal-growth',
  tavern: 'beer-stein',
  'heal-forest-camp': 'herbs-bundle',
  'recharge-magic-tower': 'magic-swirl',
}
