import type { Level } from '../level.ts'

/** The win rates that are asked for at two seats. */
export const WANTED: Readonly<Record<Level, number>> = { random: 0, novice: 0.9, adept: 0.7, master: 0.6 }
