import type { GameBot } from '@sablier/bots'
import { features } from './features.ts'
import { gauge } from './gauge.ts'
import { policy } from './policy.ts'
import { texts } from './reason-texts.ts'
import { reasons } from './reasons.ts'
import { value } from './value.ts'

/** What a good player of Terres de Destinées looks at. A game is few turns long: the adept sees one out, the master three. */
export const bot: GameBot = {
  value,
  features,
  policy,
  reasons,
  gauge,
  texts,
  levels: { adept: { turns: 1, cutoff: 60 }, master: { turns: 3, cutoff: 60 } },
}
