import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { gauge } from './gauge.ts'
import { policy } from './policy.ts'
import { texts } from './reason-texts.ts'
import { reasons } from './reasons.ts'
import { value } from './value.ts'

/**
 * What a good player of Prophecy looks at. The novice does what looks best at once. A move is made for what the next turn
 * brings: the adept sees one turn of each, the master six, and both leave the policy on proof only. Planning its own next
 * decisions in a tree costs the master more than it brings before an answer has been tried very often.
 */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  gauge,
  texts,
  tuning: { trust: 2 },
  levels: {
    novice: { cutoff: 1, trust: 0 },
    adept: { turns: 2, cutoff: 60 },
    master: { turns: 12, cutoff: 100, trust: 1.5, ripe: 1000 },
  },
}
