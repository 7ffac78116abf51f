import type { Bilingual } from '@sablier/kernel'

/** The guilds whose certificates win the game, in board order. */
export const GUILDS = ['forest_camp', 'thieves_guild', 'magic_tower', 'monastery', 'fortress'] as const
export type Guild = (typeof GUILDS)[number]

/** The terrains that hold adventure cards. */
export const TERRAINS = ['mountain', 'forest', 'plain'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a space is: a guild, a town, the desert or one of the terrains. */
export type SpaceKind = Guild | 'city' | 'village' | 'enchanted_desert' | Terrain

/** One space of the ring. */
export interface Space {
  /** Its number, clockwise from the Enchanted Desert. */
  readonly n: number
  readonly kind: SpaceKind
  readonly name: Bilingual
  readonly port: boolean
  readonly gate: boolean
}

const NAMES: Readonly<Record<SpaceKind, Bilingual>> = {
  enchanted_desert: { en: 'Enchanted Desert', fr: 'Désert enchanté' },
  forest_camp: { en: 'Forest Camp', fr: 'Camp de la forêt' },
  thieves_guild: { en: 'Thieves’ Guild', fr: 'Guilde des voleurs' },
  magic_tower: { en: 'Magic Tower', fr: 'Tour magique' },
  monastery: { en: 'Monastery', fr: 'Monastère' },
  fortress: { en: 'Fortress', fr: 'Forteresse' },
  city: { en: 'City', fr: 'Ville' },
  village: { en: 'Village', fr: 'Village' },
  mountain: { en: 'Mountain', fr: 'Montagne' },
  forest: { en: 'Forest', fr: 'Forêt' },
  plain: { en: 'Plain', fr: 'Plaine' },
}

/** The ring clockwise; a letter tells a port (p), a magic gate (g) or both. */
const RING: readonly (readonly [SpaceKind, string])[] = [
  ['enchanted_desert', 'g'],
  ['forest', ''],
  ['forest_camp', ''],
  ['mountain', 'p'],
  ['plain', ''],
  ['forest', 'g'],
  ['thieves_guild', ''],
  ['plain', ''],
  ['village', 'p'],
  ['mountain', 'g'],
  ['magic_tower', ''],
  ['forest', ''],
  ['plain', 'p'],
  ['forest', ''],
  ['monastery', ''],
  ['city', 'pg'],
  ['plain', ''],
  ['mountain', ''],
  ['fortress', ''],
  ['plain', 'p'],
]

export const RING_SIZE = RING.length

/** The spaces by number. */
export const SPACES: readonly Space[] = RING.map(([kind, icons], n) => ({
  n,
  kind,
  name: NAMES[kind],
  port: icons.includes('p'),
  gate: icons.includes('g'),
}))

/** The space with a number; numbers wrap around the ring. */
export function spaceAt(n: number): Space {
  return SPACES[((n % RING_SIZE) + RING_SIZE) % RING_SIZE] as Space
}

/** The spaces with a port, in the order of the dotted line. */
export const PORTS: readonly number[] = SPACES.filter(({ port }) => port).map(({ n }) => n)
/** The spaces with a magic gate. */
export const GATES: readonly number[] = SPACES.filter(({ gate }) => gate).map(({ n }) => n)

/** The two ports next to a port along the dotted line. */
export function portsNextTo(port: number): readonly number[] {
  const at = PORTS.indexOf(port)
  return [PORTS[(at + PORTS.length - 1) % PORTS.length] as number, PORTS[(at + 1) % PORTS.length] as number]
}

/** Where each kind of space lies; guilds and towns have one space each. */
export function spacesOf(kind: SpaceKind): readonly number[] {
  return BY_KIND[kind]
}
const BY_KIND = Object.fromEntries(
  Object.keys(NAMES).map((kind) => [kind, SPACES.filter((space) => space.kind === kind).map(({ n }) => n)]),
) as unknown as Readonly<Record<SpaceKind, readonly number[]>>

/** Is it a mountain, a forest or a plain? */
export function isWild(kind: SpaceKind): kind is Terrain {
  return (TERRAINS as readonly string[]).includes(kind)
}
/** Is it the space of a guild? */
export function isGuild(kind: SpaceKind): kind is Guild {
  return (GUILDS as readonly string[]).includes(kind)
}
/** Is it a blue space: a guild, the City or the Village? */
export function isCivilised(kind: SpaceKind): boolean {
  return isGuild(kind) || isTown(kind)
}
/** Is it a space with a shop? */
export function isTown(kind: SpaceKind): kind is 'city' | 'village' {
  return kind === 'city' || kind === 'village'
}
