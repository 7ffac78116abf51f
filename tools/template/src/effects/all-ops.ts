import { choose, may, pay } from '@sablier/kernel'
import { registerOps } from './define-op.ts'
import { drawCards } from './draw-cards.ts'
import { gainLight } from './gain-light.ts'
import { gainOil } from './gain-oil.ts'
import { loseOil } from './lose-oil.ts'

/** Everything a card may do, and the rules behind the choices that `may` and `choose` leave. */
export const OPS = registerOps({
  ops: [choose, may, pay, gainOil, loseOil, gainLight, drawCards],
  tests: [],
  groups: [],
  rules: { may: 'ability.choice', choose: 'ability.choice' },
})
