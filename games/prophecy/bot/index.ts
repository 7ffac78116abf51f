import type { GameBot } from '@sablier/bots'
import { policy } from './policy.ts'
import { reasons, texts } from './reasons.ts'
import { value } from './value.ts'

/** What a good player of Prophecy looks at. */
export const bot: GameBot = { value, policy, reasons, texts }
