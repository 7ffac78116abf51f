import type { GameBot } from '../search/game-bot.ts'
import { policy } from './policy.ts'
import { value } from './value.ts'

/** What a good player of Terres de Destinées looks at. A game is few turns long: the adept sees one out, the master three. */
export const bot: GameBot = {
  value,

  policy,
  levels: { adept: { turns: 1, cutoff: 60 }, master: { turns: 3, cutoff: 60 } },
}
