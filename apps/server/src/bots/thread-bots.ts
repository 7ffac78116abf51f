import type { BotPool } from '@sablier/bots'
import { newId } from '../new-id.ts'
import type { BotPort } from './bot-port.ts'
import { randomAnswer } from './random-bot.ts'

/** Computer players in threads. `timeLimit`: milliseconds after which a table has its answer, whatever the threads do. */
export function threadBots(
  pool: BotPool,
  timeLimit: number,
  onFailure: (failure: string, game: string) => void,
): BotPort {
  return {
    async decide(match, seat, level) {
      if (level === 'random') return randomAnswer(match, seat)
      const decided = await pool.decide({ match, seat, level, seed: newId(), limit: timeLimit }).outcome
      if (decided?.report.failure) onFailure(decided.report.failure, match.game.id)
      return decided?.entry ?? null
    },
    async hint(match, seat) {
      const hint = await pool.hint({ match, seat, seed: newId(), limit: timeLimit }).outcome
      if (!hint) onFailure('no hint', match.game.id)
      return hint
    },
    forecast: (match, seat, answer) => pool.forecast({ match, seat, answer, limit: timeLimit }).outcome,
    close: () => pool.close(),
  }
}
