import type { GameBot } from '@sablier/bots'
import { policy } from './policy.ts'
import { reasons, texts } from './reasons.ts'
import { value } from './value.ts'

/** What a good player of Prophecy looks at. A turn is short: the adept sees the next one of each, the master four of each. */
export const bot: GameBot = {
  value,
  policy,
  reasons,
  texts,
  tuning: { trust: 2 },
  levels: { adept: { turns: 2, cutoff: 60 }, master: { turns: 8, cutoff: 60 } },
}
