import { type Effect, pay, seq, valuePerOp } from '@sablier/kernel'
import type { PlayingCard } from '../src/cards/card.ts'
import { askFamily } from '../src/effects/ask-family.ts'
import { banish } from '../src/effects/banish.ts'
import { burnPair } from '../src/effects/burn-pair.ts'
import { collect } from '../src/effects/collect.ts'
import { copy } from '../src/effects/copy.ts'
import { discardOwn } from '../src/effects/discard-own.ts'
import { draw } from '../src/effects/draw.ts'
import { drawPerFamily } from '../src/effects/draw-per-family.ts'
import { gainJeton } from '../src/effects/gain-jeton.ts'
import { giveCard } from '../src/effects/give-card.ts'
import { giveJeton } from '../src/effects/give-jeton.ts'
import { lich } from '../src/effects/lich.ts'
import { makeDiscard } from '../src/effects/make-discard.ts'
import { passLeft } from '../src/effects/pass-left.ts'
import {
  guardHand,
  guardRow,
  rebate,
  relief,
  saleProfit,
  scavenge,
  sift,
  survive,
  tax,
} from '../src/effects/permanents.ts'
import { raiseFromDiscard } from '../src/effects/raise-from-discard.ts'
import { repeatUsed } from '../src/effects/repeat-used.ts'
import { spy } from '../src/effects/spy.ts'
import { stealJeton } from '../src/effects/steal-jeton.ts'
import { swapInPlay } from '../src/effects/swap-in-play.ts'
import { takeRandom } from '../src/effects/take-random.ts'
import { takeTopDiscard } from '../src/effects/take-top-discard.ts'
import { tradeBlows } from '../src/effects/trade-blows.ts'

/** What having a power in play is worth, in cards. */
const powerInPlay = valuePerOp<number>([
  [drawPerFamily, 1.2],
  [draw, 2.2],
  [takeTopDiscard, 1.8],
  [takeRandom, 2],
  [askFamily, 1.8],
  [collect, 1.2],
  [spy, 1.4],
  [tax, 2.4],
  [saleProfit, 1.4],
  [rebate, 1],
  [relief, 1.2],
  [scavenge, 1.2],
  [survive, 1.8],
  [makeDiscard, 1],
  [burnPair, 1.2],
  [tradeBlows, 0.6],
  [copy, 1.2],
  [repeatUsed, 0.9],
  [raiseFromDiscard, 2],
  [swapInPlay, 1.2],
  [banish, 1.2],
  [lich, 1],
  [gainJeton, 1],
  [giveJeton, 0.9],
  [guardHand, 0.8],
  [guardRow, 0.6],
  [sift, 0.8],
  [stealJeton, 0.6],
  [giveCard, -0.6],
  [discardOwn, -1],
  [passLeft, -0.5],
])
/** Of those not named. */
const OTHER_POWER = 0.4

const worths = new Map<PlayingCard, number>()
/** What the power of a card is worth in play, whoever owns it. */
export function powerWorth(card: PlayingCard): number {
  const cached = worths.get(card)
  if (cached !== undefined) return cached
  const worth =
    card.power.reduce((sum, effect) => sum + treeWorth(effect), 0) * (card.kind === 'one-shot-activation' ? 0.8 : 1)
  worths.set(card, worth)
  return worth
}
function treeWorth(effect: Effect): number {
  if (seq.is(effect)) return effect.effects.reduce((sum, e) => sum + treeWorth(e), 0)
  if (pay.is(effect)) return treeWorth(effect.cost) * 0.5 + treeWorth(effect.effect)
  const base = powerInPlay(effect) ?? OTHER_POWER
  return draw.is(effect) ? base * Math.sqrt(effect.n) : base
}
