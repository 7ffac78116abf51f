import { pay, seq } from '@sablier/kernel'
import { askFamily } from './ask-family.ts'
import { banish } from './banish.ts'
import { burnPair } from './burn-pair.ts'
import { collect } from './collect.ts'
import { copy } from './copy.ts'
import { registerOps } from './define-op.ts'
import { demand } from './demand.ts'
import { discardOwn } from './discard-own.ts'
import { draw } from './draw.ts'
import { drawPerFamily } from './draw-per-family.ts'
import { foresee } from './foresee.ts'
import { gainJeton } from './gain-jeton.ts'
import { giveCard } from './give-card.ts'
import { giveJeton } from './give-jeton.ts'
import { GOALS } from './goals.ts'
import { lich } from './lich.ts'
import { makeDiscard } from './make-discard.ts'
import { passLeft } from './pass-left.ts'
import { PERMANENTS } from './permanents.ts'
import { raiseFromDiscard } from './raise-from-discard.ts'
import { repeatUsed } from './repeat-used.ts'
import { spy } from './spy.ts'
import { stealJeton } from './steal-jeton.ts'
import { swapInPlay } from './swap-in-play.ts'
import { swapWithDiscard } from './swap-with-discard.ts'
import { takeRandom } from './take-random.ts'
import { takeTopDiscard } from './take-top-discard.ts'
import { GROUPS } from './targets.ts'
import { tradeBlows } from './trade-blows.ts'

/** All ops, goals and groups of this game. */
export const ALL_OPS = registerOps({
  ops: [
    pay,
    seq,
    ...PERMANENTS,
    askFamily,
    banish,
    burnPair,
    collect,
    copy,
    demand,
    discardOwn,
    draw,
    drawPerFamily,
    foresee,
    gainJeton,
    giveCard,
    giveJeton,
    lich,
    makeDiscard,
    passLeft,
    raiseFromDiscard,
    repeatUsed,
    spy,
    stealJeton,
    swapInPlay,
    swapWithDiscard,
    takeRandom,
    takeTopDiscard,
    tradeBlows,
  ],
  tests: GOALS,
  groups: GROUPS,
  rules: { may: 'effects.activation-optional', choose: 'effects.activation-optional' },
})
