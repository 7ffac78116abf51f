import type { GameBot } from '@sablier/bots'
import { policy } from './policy.ts'
import { value } from './value.ts'

/** What a good thief looks at. */
export const bot: GameBot = { value, policy }
