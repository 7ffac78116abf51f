import { bot as donjon } from './donjon-quetes-trahisons/index.ts'
import { bot as prophecy } from './prophecy/index.ts'
import { type Decided, type Decision, decide } from './search/decide.ts'
import type { GameBot } from './search/game-bot.ts'
import type { Level } from './search/level.ts'
import { sturdy } from './sturdy.ts'
import { bot as terres } from './terres-de-destinees/index.ts'
import { bot as thief } from './thiefs-fortune/index.ts'

/** What the players of release 1.0 knew, game by game. Later ones are measured against them, so nothing here gets better. */
const BOTS: Readonly<Record<string, GameBot>> = {
  'thiefs-fortune': sturdy(thief),
  'terres-de-destinees': sturdy(terres),
  'donjon-quetes-trahisons': sturdy(donjon),
  prophecy: sturdy(prophecy),
}

/** The levels of the frozen players. */
export const FROZEN_LEVELS = ['novice', 'adept', 'master'] as const satisfies readonly Level[]
export type FrozenLevel = (typeof FROZEN_LEVELS)[number]

/** What a frozen player is asked to decide. */
export type FrozenDecision = Omit<Decision, 'bot' | 'level' | 'tuning'> & { readonly level: FrozenLevel }

/** What a player of release 1.0 does. Always answers legally if the seat is asked, by whatever rules. */
export function decideFrozen(decision: FrozenDecision): Decided {
  const bot = BOTS[decision.match.game.id]
  if (!bot) throw new Error(`There is no frozen player of ${decision.match.game.id}`)
  return decide({ ...decision, bot })
}
