import { type AnyGame, type Entry, Match, type OptionValues, type Result, type Seat, seedChance } from '@sablier/kernel'
import type { Budget, Now } from '../budget.ts'
import { budgetOf, type DecisionReport, decide } from '../decide.ts'
import type { GameBot } from '../game-bot.ts'
import type { Level } from '../level.ts'
import { takeOffer } from '../take-offer.ts'

/** A computer player: its level, and its budget if that is not the level's usual one. */
export interface BotPlayer {
  readonly level: Level
  readonly budget?: Budget
}

/** A match between computer players. */
export interface BotMatch {
  readonly game: AnyGame
  readonly bot: GameBot
  readonly options?: OptionValues
  /** Who sits in each seat. */
  readonly players: readonly BotPlayer[]
  readonly seed: string
  readonly now?: Now
  /** Told of each decision: level, report and how long it took if there is a clock. */
  readonly onDecision?: (report: DecisionReport, milliseconds: number) => void
}

/** More entries than any match between bots needs. */
const ENTRY_LIMIT = 20_000

/** Plays a match to its end; null if it did not end. */
export function playMatch(spec: BotMatch): Result | null {
  const { game, players, seed, options = {} } = spec
  const match = new Match({ game, seats: players.length, options, seed }, { listen: false })
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
  const { now, bot, seed, onDecision } = spec
  const { level, budget } = spec.players[seat] as BotPlayer
  const started = now?.() ?? 0
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
function offerFor({ bot, seed, players, now }: BotMatch, match: Match, seat: Seat): Entry | null {
  const { level, budget: given } = players[seat] as BotPlayer
  const chance = seedChance(`${seed} ${match.entries.length} ${seat}`)
  const budget = budgetOf(level, given, now)
  const take = takeOffer({ match, seat, level, bot, chance, budget, now: now ?? null })
  return take === null ? null : { seat, take }
}
