import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { gauge } from './gauge.ts'
import { policy } from './policy.ts'
import { texts } from './reason-texts.ts'
import { reasons } from './reasons.ts'
import { value } from './value.ts'

/**
 * What a good thief looks at. The novice takes what looks best at once; the adept sees a few answers ahead. The master plays
 * every answer out until the round is over, whatever phase it is: what loot and drafts are good for shows in the actions that
 * follow, and between rounds nothing is half done that the value would have to guess at.
 */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  gauge,
  texts,
  levels: {
    novice: { cutoff: 0, trust: 0 },
    adept: { turns: 1, cutoff: 12 },
    master: { rounds: 1, cutoff: 400, trust: 0.5 },
  },
}
