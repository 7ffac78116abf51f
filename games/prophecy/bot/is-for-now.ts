import type { Effect } from '@sablier/kernel'
import { extraTurn } from '../src/effects/extra-turn.ts'
import { grow } from '../src/effects/grow.ts'
import { rob } from '../src/effects/rob.ts'
import { wish } from '../src/effects/wish.ts'

/** Is nothing lost by using this at once? What else an item does is kept for the moment that needs it. */
export const isForNow = (effect: Effect): boolean =>
  grow.is(effect) || wish.is(effect) || extraTurn.is(effect) || rob.is(effect)
