import { type Answer, type Ask, type Match, required, type Seat, seedChance } from '@sablier/kernel'
import type { Budget, Now } from '../budget.ts'
import { searchFor } from '../decide.ts'
import type { GameBot, Reason } from '../game-bot.ts'
import { clearlyBetter } from '../search/contest.ts'
import { questionFor } from '../search/question.ts'
import type { Edge } from '../search/tree.ts'

/** An answer with the share of the win that its seat may expect after it. */
export interface JudgedAnswer {
  readonly answer: Answer
  readonly winChance: number
  /** The strongest reason for the answer, and the strongest against it. */
  readonly speaksFor: Reason | null
  readonly speaksAgainst: Reason | null
}

/** The champion's judgement of an answer, made from what its seat could know then. */
export interface Judgement {
  readonly rule: string
  readonly given: JudgedAnswer
  readonly best: JudgedAnswer
  /** The best answer is better than the given one by more than chance can explain. */
  readonly isClear: boolean
  /** How many worlds each of the two was tried in, at least. */
  readonly worlds: number
}

/** An answer to be judged: the match stands where it was given. */
export interface JudgeRequest {
  readonly match: Match
  readonly seat: Seat
  readonly answer: Answer
  readonly bot: GameBot
  readonly seed: string
  readonly budget?: Budget
  readonly now?: Now
}

/** Compares an answer with the best one the champion finds; null if there was nothing to choose. */
export function judge(request: JudgeRequest): Judgement | null {
  const { match, seat, answer, bot, seed } = request
  const chance = seedChance(`${seed} judge`)
  const question = questionFor(match, seat, bot, chance)
  if (!question) return null
  const tuning = { shares: 'alike', depth: 1, oversight: 0, noise: 0, style: 'even' } as const
  const search = searchFor({ ...request, level: 'champion', tuning, included: answer }, chance)
  const { included } = search
  if (!included || included.visits === 0 || search.root.edges.size < 2) return null
  const best = required(bestOf([...search.root.edges.values()], included))
  const judged = (edge: Edge): JudgedAnswer => ({
    answer: search.answerOf(edge),
    winChance: edge.mean,
    ...question.look(question.world(), (ask) => argument(bot, ask, edge)),
  })
  return {
    rule: question.ask.rule,
    given: judged(included),
    best: judged(best),
    isClear: best !== included && clearlyBetter(best, included),
    worlds: Math.min(best.visits, included.visits),
  }
}

/** The answer with the highest mean; the given one where none is higher. */
function bestOf(edges: readonly Edge[], given: Edge): Edge {
  let best = given
  for (const edge of edges) if (edge.visits > 0 && edge.mean > best.mean) best = edge
  return best
}

function argument({ reasons }: GameBot, ask: Ask, { choice }: Edge): Pick<JudgedAnswer, 'speaksFor' | 'speaksAgainst'> {
  const told = reasons?.(ask.table, ask, choice) ?? []
  const strongest = (side: 1 | -1): Reason | null =>
    told
      .filter(({ weight }) => weight * side > 0)
      .reduce<Reason | null>((most, one) => (most && Math.abs(most.weight) >= Math.abs(one.weight) ? most : one), null)
  return { speaksFor: strongest(1), speaksAgainst: strongest(-1) }
}
