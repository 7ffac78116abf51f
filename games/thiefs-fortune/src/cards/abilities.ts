import { pay } from '@sablier/kernel'
import type { Effect } from '../effects/effect.ts'
import { gain } from '../effects/gain.ts'
import { payTokens } from '../effects/pay-tokens.ts'
import type { BasicResource, Tokens } from '../resource.ts'
import type { Ability, Trigger } from './card.ts'

/** A Location that fires whenever something happens. */
export const reacts = (when: Trigger, effect: Effect): Ability => ({ kind: 'reacts', when, effect })

/** A Location that keeps Danger off for one token each. */
export const shield = (pays: BasicResource): Ability => ({ kind: 'shield', pays })

/** A Location that lets you take more in the Loot Phase. */
export const lootLimit = (more: number): Ability => ({ kind: 'loot-limit', more })

/** A Character or Event, used by Activating it. */
export const activated = (effect: Effect): Ability => ({ kind: 'activated', effect })

/** The merchant's bargain: tokens for Fortune Points. */
export const sell = (tokens: Tokens, n: number): Ability =>
  activated(pay({ cost: payTokens({ tokens }), effect: gain({ n }) }))
