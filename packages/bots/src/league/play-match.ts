import { type AnyGame, type Entry, Match, type OptionValues, type Result, type Seat, seedChance } from '@sablier/kernel'
import type { Budget, Now } from '../budget.ts'
import { budgetOf, type DecisionReport, decide } from '../decide.ts'
import type { GameBot } from '../game-bot.ts'
import type { Level } from '../level.ts'
import { takeOffer } from '../take-offer.ts'

/** A match between computer players. */
export interface BotMatch {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly options?: OptionValues
  /** The level in each seat. */
  readonly levels: readonly Level[]
  readonly seed: string
  readonly budgets?: Partial<Readonly<Record<Level, Budget>>>
  readonly now?: Now
  /** Told of each decision: level, report and how long it took if there is a clock. */
  readonly onDecision?: (report: DecisionReport, milliseconds: number) => void
}

/** More entries than any match between bots needs. */
const ENTRY_LIMIT = 20_000

/** Plays a match to its end; null if it did not end. */
export function playMatch(spec: BotMatch): Result | null {
  const { game, levels, seed, options = {} } = spec
  const match = new Match({ game, seats: levels.length, options, seed }, { listen: false })
  while (!match.over && match.entries.length < ENTRY_LIMIT) match.enter(nextEntry(spec, match))
  return match.result
}

function nextEntry(spec: BotMatch, match: Match): Entry {
  const asked = match.asks()[0]?.seat ?? 0
  const order = match.game.offers ? [...match.table.seats.filter((seat) => seat !== asked), asked] : [asked]
  for (const seat of order) {
    if (seat !== asked && match.offers(seat).length === 0) continue
    const entry = seat === asked ? decideFor(spec, match, seat) : offerFor(spec, match, seat)
    if (entry) return entry
  }
  throw new Error(`Nobody answers in ${match.game.id}`)
}

function decideFor(spec: BotMatch, match: Match, seat: Seat): Entry | null {
  const { now, bot, seed, budgets, onDecision } = spec
  const level = spec.levels[seat] as Level
  const started = now?.() ?? 0
  const budget = budgets?.[level]
  const { entry, report } = decide({
    match,
    seat,
    level,
    bot,
    seed: `${seed} ${match.entries.length}`,
    ...(budget ? { budget } : {}),
    ...(now ? { now } : {}),
  })
  onDecision?.(report, (now?.() ?? 0) - started)
  return entry
}

/** What a seat that is not asked takes up, if anything. */
function offerFor({ bot, seed, levels, budgets, now }: BotMatch, match: Match, seat: Seat): Entry | null {
  const level = levels[seat] as Level
  const chance = seedChance(`${seed} ${match.entries.length} ${seat}`)
  const budget = budgetOf(level, budgets?.[level], now)
  const take = takeOffer({ match, seat, level, bot, chance, budget, now: now ?? null })
  return take === null ? null : { seat, take }
}
