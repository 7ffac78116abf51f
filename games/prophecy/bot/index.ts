import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { policy } from './policy.ts'
import { reasons, texts } from './reasons.ts'
import { value } from './value.ts'

/**
 * What a good player of Prophecy looks at. A move is made for what the next turn brings: the adept sees two turns of each,
 * the master four.
 */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  texts,
  tuning: { trust: 2 },
  levels: { adept: { turns: 4, cutoff: 60 }, master: { turns: 8, cutoff: 60 } },
}
