import { type Effect, pay, seq } from '@sablier/kernel'
import { gainJeton } from '../src/effects/gain-jeton.ts'
import { giveJeton } from '../src/effects/give-jeton.ts'

/** An effect and everything inside it. */
function partsOf(effect: Effect): readonly Effect[] {
  if (pay.is(effect)) return [...partsOf(effect.cost), ...partsOf(effect.effect)]
  return seq.is(effect) ? effect.effects.flatMap(partsOf) : [effect]
}

/** The Tokens that a power gives to a player its user chooses. */
export const tokensGiven = (power: readonly Effect[]): readonly number[] =>
  power.flatMap(partsOf).flatMap((part) => (giveJeton.is(part) ? [part.number] : []))

/** The Tokens that a power brings anybody. */
export const tokensBrought = (power: readonly Effect[]): readonly number[] =>
  power.flatMap(partsOf).flatMap((part) => (giveJeton.is(part) || gainJeton.is(part) ? [part.number] : []))
