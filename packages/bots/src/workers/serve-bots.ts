import { type AnyGame, forecastAnswer, type Match } from '@sablier/kernel'
import type { Now } from '../budget.ts'
import { decide } from '../decide.ts'
import type { GameBot } from '../game-bot.ts'
import { hint } from '../hint.ts'
import { thinksLong } from '../level.ts'
import { scoreBot } from '../score-bot.ts'
import { type BotOrder, type BotReply, receivedMatch } from './message.ts'

/** Opens a game by its id, when it is first needed. */
export type LoadGame = (id: string) => Promise<{ readonly game: AnyGame; readonly bot?: GameBot }>

/** The services that a worker uses. */
export interface Workplace {
  readonly load: LoadGame
  readonly now: Now
  readonly post: (reply: BotReply) => void
}

/** The worker's side: returns what takes an order and posts the replies. */
export function serveBots({ load, now, post }: Workplace): (order: BotOrder) => Promise<void> {
  return async (order) => {
    try {
      const { game, bot = scoreBot } = await load(order.match.game)
      post({ id: order.id, kind: 'begun' })
      post(work(order, receivedMatch(game, order.match), bot, { now, post }))
    } catch (thrown) {
      post({ id: order.id, kind: 'failed', failure: thrown instanceof Error ? thrown.message : String(thrown) })
    }
  }
}

function work(order: BotOrder, match: Match, bot: GameBot, { now, post }: Pick<Workplace, 'now' | 'post'>): BotReply {
  const { id, kind, seat, level, seed, budget, answer } = order
  if (kind === 'forecast')
    return { id, kind: 'foreseen', forecast: answer === undefined ? null : forecastAnswer(match, seat, answer) }
  if (kind === 'hint') return { id, kind: 'hinted', hint: hint({ match, seat, bot, seed, budget, now }) }
  if (thinksLong(level)) {
    const quick = decide({ match, seat, level: 'novice', bot, seed, budget: { iterations: 1 } })
    if (quick.entry) post({ id, kind: 'quick', entry: quick.entry })
  }
  return { id, kind: 'decided', decided: decide({ match, seat, level, bot, seed, budget, now }) }
}
