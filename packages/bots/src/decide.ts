import { type Answer, type Chance, type Entry, type Match, required, type Seat, seedChance } from '@sablier/kernel'
import { anyEntry } from './any-entry.ts'
import { type Budget, type Now, startStopwatch } from './budget.ts'
import type { GameBot } from './game-bot.ts'
import { LEVEL_BUDGETS, LEVEL_ITERATIONS, tuningFor } from './level.ts'
import type { Level } from './level-id.ts'
import { questionFor } from './search/question.ts'
import { Search } from './search/search.ts'
import { takeOffer } from './take-offer.ts'
import type { Tuning } from './tuning.ts'

/** The question put to a computer player. */
export interface Decision {
  readonly match: Match
  readonly seat: Seat
  readonly level: Level
  readonly bot: GameBot
  /** The same view, seed and iterations give the same answer. */
  readonly seed: string
  readonly budget?: Budget
  /** A clock, if the budget is a time. */
  readonly now?: Now
  readonly tuning?: Partial<Tuning>
  /** An answer that is looked at in any case. */
  readonly included?: Answer
}

/** How an answer came about. */
export interface DecisionReport {
  readonly level: Level
  readonly iterations: number
  /** How the answer was found: by the level's own thinking, or by a simpler one because that failed. */
  readonly by: 'level' | 'policy' | 'random'
  /** The failure on the way, if any. */
  readonly failure: string | null
  /** The share of the win that is expected after the answer, if the level estimates it. */
  readonly expected: number | null
}

/** A computer player's decision, and how it came about. */
export interface Decided {
  /** Null only if the seat is not asked and takes up nothing. */
  readonly entry: Entry | null
  readonly report: DecisionReport
}

interface Found {
  readonly answer: Answer
  readonly iterations: number
  readonly expected: number | null
  readonly failure?: string | null
}

/** Decides for a seat from what that seat may know. Always answers legally if the seat is asked. */
export function decide(decision: Decision): Decided {
  const { match, seat, level, bot, seed, now } = decision
  const failures: string[] = []
  const attempt = <T>(work: (chance: Chance) => T): T | null => {
    try {
      return work(seedChance(`${seed} ${level}`))
    } catch (thrown) {
      failures.push(thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown))
      return null
    }
  }
  const report = (by: DecisionReport['by'], found: Partial<Found> = {}): DecisionReport => ({
    level,
    iterations: found.iterations ?? 0,
    by,
    failure: [...failures, found.failure].filter(Boolean).join('; ') || null,
    expected: found.expected ?? null,
  })

  const budget = budgetOf(level, decision.budget, now)
  const began = now?.() ?? 0
  const take = attempt((chance) => takeOffer({ match, seat, level, bot, chance, budget, now: now ?? null }))
  if (take !== null) return { entry: { seat, ...take }, report: report('level') }
  if (!match.askOf(seat)) return { entry: null, report: report('level') }
  const rest = lessTime(budget, (now?.() ?? 0) - began)
  const found = attempt((chance) => checked(match, seat, think({ ...decision, budget: rest }, chance)))
  if (found) return { entry: { seat, answer: found.answer }, report: report('level', found) }
  const byPolicy = attempt((chance) => checked(match, seat, answerOfPolicy(decision, chance)))
  if (byPolicy) return { entry: { seat, answer: byPolicy.answer }, report: report('policy') }
  return { entry: anyEntry(match, seat, seedChance(seed)), report: report('random') }
}

function think(decision: Decision, chance: Chance): Found {
  const { match, seat, level } = decision
  if (level === 'random') return atRandom(match, seat, chance)
  const search = searchFor(decision, chance)
  const best = search.best()
  if (!best) return answerOfPolicy(decision, chance)
  const { iterations, failure } = search
  return { answer: search.answerOf(best), iterations, expected: best.mean, failure }
}

/** The budget of a decision: the given one, or the default of its level. */
export const budgetOf = (level: Level, given: Budget | undefined, now: Now | undefined): Budget =>
  given ?? (now ? LEVEL_BUDGETS : LEVEL_ITERATIONS)[level]

/** The rest of a budget after some time. */
function lessTime(budget: Budget, used: number): Budget {
  return budget.milliseconds === undefined
    ? budget
    : { ...budget, milliseconds: Math.max(0, budget.milliseconds - used) }
}

/** A finished search for the question that a seat has to answer. */
export function searchFor(decision: Decision, chance: Chance): Search {
  const { match, seat, level, bot, now } = decision
  const stopwatch = startStopwatch(budgetOf(level, decision.budget, now), now ?? null)
  const question = required(questionFor(match, seat, bot, chance))
  const tuning = { ...tuningFor(level, bot, match.seats), ...decision.tuning }
  const search = new Search({ question, seat, bot, tuning, chance }, decision.included)
  search.run(stopwatch)
  return search
}

function answerOfPolicy({ match, seat, bot }: Decision, chance: Chance): Found {
  const question = required(questionFor(match, seat, bot, chance))
  const choice = question.look(question.world(), (ask) => bot.policy(ask.table, ask, chance))
  return { answer: question.encode(choice), iterations: 0, expected: null }
}

function atRandom(match: Match, seat: Seat, chance: Chance): Found {
  const { answer } = required(anyEntry(match, seat, chance))
  return { answer, iterations: 0, expected: null }
}

/** Refuses an answer that the match would refuse. */
function checked(match: Match, seat: Seat, found: Found): Found {
  const ask = required(match.askOf(seat))
  match.asSeenBy(seat, () => ask.decode(found.answer))
  return found
}
