import type { Budget } from './budget.ts'
import type { GameBot } from './game-bot.ts'
import { TUNING, type Tuning } from './tuning.ts'

/** How well a computer player plays, from weakest to strongest. */
export const LEVELS = ['random', 'novice', 'adept', 'master'] as const
export type Level = (typeof LEVELS)[number]

/** What a level may spend on one decision unless the caller says otherwise. */
export const LEVEL_BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  novice: { iterations: 16, milliseconds: 100 },
  adept: { milliseconds: 200 },
  master: { milliseconds: 1000 },
}

/** What a level may spend where no clock is at hand and the same answer must come out on every machine. */
export const LEVEL_ITERATIONS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  novice: { iterations: 16 },
  adept: { iterations: 200 },
  master: { iterations: 1000 },
}

/**
 * How the levels think, beyond their time. The novice looks one step ahead and leaves the game's policy only for something
 * clearly better; the adept plays on by the policy for a while; the master plans its own next decisions in a tree.
 */
const LEVEL_TUNING: Readonly<Record<Level, Partial<Tuning>>> = {
  random: {},
  novice: { depth: 1, cutoff: 3, trust: 2 },
  adept: { depth: 1 },
  master: {},
}

/** How a level thinks about a game. */
export const tuningFor = (level: Level, bot: GameBot): Tuning => ({
  ...TUNING,
  ...bot.tuning,
  ...LEVEL_TUNING[level],
  ...bot.levels?.[level],
})
