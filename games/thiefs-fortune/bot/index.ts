import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { policy } from './policy.ts'
import { texts } from './reason-texts.ts'
import { reasons } from './reasons.ts'
import { value } from './value.ts'

/** What a good thief looks at. The adept sees a few answers ahead, the master the better part of a round. */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  texts,
  levels: { adept: { turns: 1, cutoff: 12 }, master: { turns: 5, cutoff: 45 } },
}
