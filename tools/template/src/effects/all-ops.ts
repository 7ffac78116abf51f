import { KERNEL_OPS, registerOps } from '@sablier/kernel'
import { drawCards } from './draw-cards.ts'
import { gainLight } from './gain-light.ts'
import { gainOil } from './gain-oil.ts'
import { loseOil } from './lose-oil.ts'

/** Everything a card may do, and the rules behind the choices that the kernel's own ops leave. */
export const OPS = registerOps({
  ops: [...KERNEL_OPS, gainOil, loseOil, gainLight, drawCards],
  tests: [],
  groups: [],
  rules: { may: 'ability.choice', choose: 'ability.choice' },
})
