import type { CharacterCard } from './card.ts'

const character = <const Id extends string>(
  card: Omit<CharacterCard, 'kind' | 'copies' | 'from' | 'back'> & { readonly id: Id },
): CharacterCard & { readonly id: Id } => ({
  id: card.id,
  name: card.name,
  copies: 1,
  from: 'found',
  back: 'character',
  kind: 'character',
  strength: card.strength,
  willpower: card.willpower,
  guilds: card.guilds,
})

/** The ten adventurers; every pair of guilds once. */
export const CHARACTERS = [
  character({
    id: 'mercenary',
    name: { en: 'Mercenary', fr: 'Mercenaire' },
    strength: 5,
    willpower: 2,
    guilds: ['thieves_guild', 'fortress'],
  }),
  character({
    id: 'scout',
    name: { en: 'Scout', fr: 'Éclaireur' },
    strength: 5,
    willpower: 2,
    guilds: ['thieves_guild', 'forest_camp'],
  }),
  character({
    id: 'ranger',
    name: { en: 'Ranger', fr: 'Rôdeuse' },
    strength: 5,
    willpower: 2,
    guilds: ['forest_camp', 'fortress'],
  }),
  character({
    id: 'spellblade',
    name: { en: 'Spellblade', fr: 'Magelame' },
    strength: 4,
    willpower: 4,
    guilds: ['fortress', 'magic_tower'],
  }),
  character({
    id: 'paladin',
    name: { en: 'Paladin', fr: 'Paladin' },
    strength: 4,
    willpower: 4,
    guilds: ['fortress', 'monastery'],
  }),
  character({
    id: 'illusionist',
    name: { en: 'Illusionist', fr: 'Illusionniste' },
    strength: 4,
    willpower: 4,
    guilds: ['magic_tower', 'thieves_guild'],
  }),
  character({
    id: 'wandering_monk',
    name: { en: 'Wandering Monk', fr: 'Moine errant' },
    strength: 4,
    willpower: 4,
    guilds: ['monastery', 'thieves_guild'],
  }),
  character({
    id: 'mystic',
    name: { en: 'Mystic', fr: 'Mystique' },
    strength: 3,
    willpower: 6,
    guilds: ['monastery', 'magic_tower'],
  }),
  character({
    id: 'druid',
    name: { en: 'Druid', fr: 'Druide' },
    strength: 3,
    willpower: 6,
    guilds: ['forest_camp', 'monastery'],
  }),
  character({
    id: 'enchantress',
    name: { en: 'Enchantress', fr: 'Enchanteresse' },
    strength: 3,
    willpower: 6,
    guilds: ['magic_tower', 'forest_camp'],
  }),
]
