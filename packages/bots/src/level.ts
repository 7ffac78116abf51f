import type { Budget } from './budget.ts'
import { CHARACTERS } from './character.ts'
import type { GameBot } from './game-bot.ts'
import type { Level } from './level-id.ts'
import { TUNING, type Tuning } from './tuning.ts'

/** The default budget of a level for one decision. */
export const LEVEL_BUDGETS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  beginner: { iterations: 16, milliseconds: 100 },
  novice: { iterations: 16, milliseconds: 100 },
  adept: { milliseconds: 200 },
  expert: { milliseconds: 400 },
  master: { milliseconds: 1000 },
  champion: { milliseconds: 2000 },
}

/** The budget of a level without a clock, for the same answer on every machine. */
export const LEVEL_ITERATIONS: Readonly<Record<Level, Budget>> = {
  random: { iterations: 1 },
  beginner: { iterations: 16 },
  novice: { iterations: 16 },
  adept: { iterations: 200 },
  expert: { iterations: 400 },
  master: { iterations: 1000 },
  champion: { iterations: 2000 },
}

/** Whose settings of a game a level begins with: a game sets those of novice, adept and master. */
const LIKE: Readonly<Record<Level, Level>> = {
  random: 'random',
  beginner: 'novice',
  novice: 'novice',
  adept: 'adept',
  expert: 'master',
  master: 'master',
  champion: 'master',
}

/** Whether a level thinks so long that a quick answer is worth having meanwhile. */
export const thinksLong = (level: Level): boolean => LIKE[level] === 'adept' || LIKE[level] === 'master'

/**
 * How the levels think, beyond their time. The beginner is as quick as the novice and misjudges; the novice looks one step ahead and leaves the game's policy only for something
 * clearly better; the adept plays on by the policy for a while; the master plans its own next decisions in a tree; the expert
 * does so too but now and then misses an answer, and the champion takes twice the master's time.
 */
const LEVEL_TUNING: Readonly<Record<Level, Partial<Tuning>>> = {
  random: {},
  beginner: { depth: 1, cutoff: 3, trust: 0 },
  novice: { depth: 1, cutoff: 3, trust: 2 },
  adept: { depth: 1 },
  expert: {},
  master: {},
  champion: {},
}

/** The weaknesses of a level in every game: how far its judgement strays, and how often it overlooks an answer. */
const LEVEL_SLIPS: Readonly<Partial<Record<Level, Partial<Tuning>>>> = {
  beginner: { noise: 0.2, oversight: 0.4 },
  expert: { noise: 0.01, oversight: 0.03 },
}

/** How a level thinks about a game at a table of so many seats. */
export function tuningFor(level: Level, bot: GameBot, seats: number): Tuning {
  const { tuning, levels } = bot
  return atTable(
    {
      ...TUNING,
      ...tuning,
      ...LEVEL_TUNING[level],
      ...levels?.[LIKE[level]],
      ...LEVEL_SLIPS[level],
      ...levels?.[level],
      style: CHARACTERS[level].style,
    },
    seats,
  )
}

/** Turns are given for two seats: at a larger table as many more are played out, so that everybody's are seen again. */
function atTable(tuning: Tuning, seats: number): Tuning {
  const { turns, cutoff } = tuning
  if (seats <= 2 || turns <= 1 || turns === Number.POSITIVE_INFINITY) return tuning
  return { ...tuning, turns: Math.round(1 + ((turns - 1) * seats) / 2), cutoff: Math.round((cutoff * seats) / 2) }
}
