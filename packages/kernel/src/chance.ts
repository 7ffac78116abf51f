/** State of the seeded generator (sfc32); four 32-bit numbers inside the game state, so that a copy costs nothing. */
export type Chance = [number, number, number, number]

/** Starts a generator from a seed text. */
export function seedChance(seed: string): Chance {
  let h = 0x811c9dc5
  const chance: Chance = [0, 0, 0, 1]
  for (let lane = 0; lane < 4; lane++) {
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ (h >>> 15) ^ (lane + 1), 0x2c1b3c6d)
    chance[lane] = h | 0
  }
  for (let i = 0; i < 12; i++) next(chance)
  return chance
}

function next(c: Chance): number {
  const t = (((c[0] + c[1]) | 0) + c[3]) | 0
  c[3] = (c[3] + 1) | 0
  c[0] = c[1] ^ (c[1] >>> 9)
  c[1] = (c[2] + (c[2] << 3)) | 0
  // In one go: a sum past 32 bits, stored even for a moment, would make this an array of floating-point numbers.
  c[2] = (((c[2] << 21) | (c[2] >>> 11)) + t) | 0
  return t >>> 0
}

/** A whole number from 0 to n - 1, each equally likely. */
export function below(chance: Chance, n: number): number {
  if (n <= 1) return 0
  let value = next(chance)
  // The last few of all 2³² numbers would favour the lowest results: thrown again.
  while (value > 0xffff_ffff - n && value >= 0x1_0000_0000 - (0x1_0000_0000 % n)) value = next(chance)
  return value % n
}

/** One throw of a die with the given number of sides. */
export function rollDie(chance: Chance, sides: number): number {
  return below(chance, sides) + 1
}

/** Puts the items of an array in random order, in place. */
export function shuffleInPlace<T>(chance: Chance, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const item = items[i] as T
    items[i] = items[j] as T
    items[j] = item
  }
}
