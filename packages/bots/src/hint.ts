import { type Answer, type Bilingual, type Match, type Seat, seedChance, type Taking } from '@sablier/kernel'
import type { Budget, Now } from './budget.ts'
import { budgetOf, searchFor } from './decide.ts'
import type { GameBot, Reason } from './game-bot.ts'
import { HINT_TEXTS, type OptionFigures, plainReasons } from './hint-reasons.ts'
import { clearlyBetter } from './search/contest.ts'
import { questionFor } from './search/question.ts'
import { weighOffers } from './take-offer.ts'

/** The expected value of one answer, estimated from what its seat may know. */
export interface HintOption {
  readonly answer: Answer
  /** The share of the win, from 0 to 1. */
  readonly winChance: number
  /** How far single outcomes lie from that, from 0 to 0.5. */
  readonly winSpread: number
  readonly expectedScore: number
  /** How many worlds the estimate comes from. */
  readonly worlds: number
  /** The two or three things that matter most; of the best option only what speaks for it. */
  readonly reasons: readonly Reason[]
}

/** The expected value of taking a standing offer, compared with taking none. */
export interface HintOffer {
  /** Null for letting all of them stand. */
  readonly taking: Taking | null
  readonly winChance: number
  readonly winSpread: number
  readonly worlds: number
}

/** Advice for an open question: every option looked at, best first. */
export interface Hint {
  readonly rule: string
  readonly options: readonly HintOption[]
  /** Standing offers that deserve a thought, best first; none if there are none. */
  readonly offers: readonly HintOffer[]
  /** The texts of all reasons, by key. */
  readonly texts: Readonly<Record<string, Bilingual>>
}

/** The input of a hint. */
export interface HintRequest {
  readonly match: Match
  readonly seat: Seat
  readonly bot: GameBot
  readonly seed: string
  readonly budget?: Budget
  readonly now?: Now
}

const REASONS_TOLD = 3

/** Estimates every option of a seat's open question; null if the seat is not asked. */
export function hint(request: HintRequest): Hint | null {
  const { match, seat, bot, seed } = request
  const chance = seedChance(`${seed} hint`)
  const question = questionFor(match, seat, bot, chance)
  if (!question) return null
  const search = searchFor({ ...request, level: 'master', tuning: { shares: 'alike', depth: 1 } }, chance)
  const tried = [...search.root.edges.values()].filter((edge) => edge.visits > 0).sort((a, b) => b.mean - a.mean)
  const [first, second] = tried
  const isClear = first !== undefined && (second === undefined || clearlyBetter(first, second))
  const figures = tried.map((edge): OptionFigures => ({ mean: edge.mean, spread: edge.spread, visits: edge.visits }))
  const options = tried.map((edge, i): HintOption => {
    const own = question.look(question.world(), (ask) => bot.reasons?.(ask.table, ask, edge.choice) ?? [])
    return {
      answer: search.answerOf(edge),
      winChance: edge.mean,
      winSpread: edge.spread,
      expectedScore: edge.score / edge.visits,
      worlds: edge.visits,
      reasons: [...own, ...plainReasons(figures, i, isClear)]
        .filter(({ weight }) => i > 0 || weight > 0)
        .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
        .slice(0, REASONS_TOLD),
    }
  })
  return {
    rule: question.ask.rule,
    options,
    offers: offersFor(request),
    texts: { ...HINT_TEXTS, ...bot.texts },
  }
}

/** The values of standing offers, compared in the same worlds. */
function offersFor({ match, seat, bot, seed, budget, now }: HintRequest): HintOffer[] {
  if (!bot.weighs || !match.game.offers || match.offers(seat).length === 0) return []
  const chance = seedChance(`${seed} offers`)
  const world = match.world(seat, chance)
  const takings = bot.weighs(world.table, seat, world.offers(seat))
  if (takings.length === 0) return []
  const request = {
    match,
    seat,
    level: 'master',
    bot,
    chance,
    budget: budgetOf('master', budget, now),
    now: now ?? null,
  } as const
  return weighOffers(request, takings, null)
    .weighed.filter(({ edge }) => edge.visits > 0)
    .map(({ taking, edge }) => ({ taking, winChance: edge.mean, winSpread: edge.spread, worlds: edge.visits }))
    .sort((a, b) => b.winChance - a.winChance)
}
