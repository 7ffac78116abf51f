import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { policy } from './policy.ts'
import { texts } from './reason-texts.ts'
import { reasons } from './reasons.ts'
import { value } from './value.ts'

/**
 * What a good thief looks at. The novice takes what looks best at once; the adept sees a few answers ahead, the master a turn
 * of everybody; more would only be blurred.
 */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  texts,
  levels: {
    novice: { cutoff: 0, trust: 0 },
    adept: { turns: 1, cutoff: 12 },
    master: { turns: 3, cutoff: 30, trust: 0.5 },
  },
}
