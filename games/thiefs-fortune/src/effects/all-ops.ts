import { each, may, pay, seq, when } from '@sablier/kernel'
import { abandon } from './abandon.ts'
import { activate } from './activate.ts'
import { add } from './add.ts'
import { both } from './both.ts'
import { haveMostDanger, haveNoDanger, mostDanger, otherPlayers } from './danger-groups.ts'
import { registerOps } from './define-op.ts'
import { draw } from './draw.ts'
import { exchange } from './exchange.ts'
import { favorOf } from './favor-of.ts'
import { gain } from './gain.ts'
import { get } from './get.ts'
import { getBasic } from './get-basic.ts'
import { sufferDanger } from './get-danger.ts'
import { leap } from './leap.ts'
import { moveDanger } from './move-danger.ts'
import { changeSpace } from './move-in-row.ts'
import { payBasic } from './pay-basic.ts'
import { payTokens } from './pay-tokens.ts'
import { pushLeftmost } from './push-leftmost.ts'
import { recall } from './recall.ts'
import { reduceDanger } from './reduce-danger.ts'
import { reset } from './reset.ts'
import { richer } from './richer.ts'
import { steal } from './steal.ts'
import { take } from './take.ts'

/** Everything that cards of this game can say. */
export const ALL_OPS = registerOps({
  ops: [
    each,
    may,
    pay,
    seq,
    when,
    abandon,
    activate,
    add,
    both,
    changeSpace,
    draw,
    exchange,
    favorOf,
    gain,
    get,
    getBasic,
    leap,
    moveDanger,
    payBasic,
    payTokens,
    pushLeftmost,
    recall,
    reduceDanger,
    reset,
    steal,
    sufferDanger,
    take,
  ],
  tests: [haveMostDanger, haveNoDanger],
  groups: [mostDanger, otherPlayers, richer],
  rules: { may: 'trigger.optional-or-not', choose: 'anatomy.favor-one-option' },
})
