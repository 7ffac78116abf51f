import type { Level } from '../level-id.ts'

/** The win rates that are asked for at two seats. */
export const WANTED: Readonly<Record<Level, number>> = {
  random: 0,
  beginner: 0.6,
  novice: 0.6,
  adept: 0.6,
  expert: 0.6,
  master: 0.6,
  champion: 0.55,
}
