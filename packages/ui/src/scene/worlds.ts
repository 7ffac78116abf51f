/** The places of every world. */
export const BACKDROPS = {
  thief: ['rooftops', 'desert', 'bazaar', 'palace', 'harbour', 'treasury', 'alley', 'garden', 'prison', 'oasis'],
  lands: ['kingdom', 'commerce', 'necromancy', 'magic', 'scriptorium', 'heraldry', 'battlefield', 'countryside'],
  dungeon: ['vault', 'crypt', 'cave', 'lair', 'gate', 'arena', 'shop', 'temple', 'graveyard', 'catacomb'],
  prophecy: ['plain', 'forest', 'mountain', 'desert', 'town', 'guild', 'astral', 'ruin', 'swamp', 'cavern', 'shore'],
  neutral: ['field', 'shore', 'hall', 'heights', 'wood', 'street', 'sky', 'stage'],
} as const

/** A world has its own mood, colours and places. */
export type World = keyof typeof BACKDROPS
export type BackdropOf<W extends World> = (typeof BACKDROPS)[W][number]
