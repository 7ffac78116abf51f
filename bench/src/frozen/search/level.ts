import type { Budget } from '@sablier/bots'
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

/** How a level thinks about a game at a table of so many seats. */
export const tuningFor = (level: Level, bot: GameBot, seats: number): Tuning =>
  atTable({ ...TUNING, ...bot.tuning, ...LEVEL_TUNING[level], ...bot.levels?.[level] }, seats)

/** Turns are given for two seats: at a larger table as many more are played out, so that everybody's are seen again. */
function atTable(tuning: Tuning, seats: number): Tuning {
  const { turns, cutoff } = tuning
  if (seats <= 2 || turns <= 1 || turns === Number.POSITIVE_INFINITY) return tuning
  return { ...tuning, turns: Math.round(1 + ((turns - 1) * seats) / 2), cutoff: Math.round((cutoff * seats) / 2) }
}
