import {
  defineShape,
  everyone,
  fact,
  type Table as KernelTable,
  mark,
  nobody,
  owner,
  track,
  zone,
} from '../../index.ts'
import type { Creature } from './cards.ts'
import { RULES } from './rules.ts'

export const shape = defineShape({
  rules: RULES,
  phases: ['draft', 'auction', 'fight', 'trade', 'dawn'],
  zones: {
    deck: zone({ sees: nobody, order: 'stack' }),
    discard: zone({ sees: everyone, order: 'stack' }),
    sale: zone({ sees: everyone, order: 'row' }),
    oaths: zone({ sees: nobody, order: 'stack' }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    passed: zone({ per: 'seat', sees: nobody, order: 'stack' }),
    lair: zone({ per: 'seat', sees: everyone, order: 'row', live: true }),
    past: zone({ per: 'seat', sees: everyone, order: 'stack', topOnly: true }),
    oath: zone({ per: 'seat', sees: owner, order: 'set' }),
    kept: zone({ per: 'seat', sees: everyone, order: 'row' }),
  },
  tracks: { oil: track({ per: 'seat', start: 2, max: 9 }), light: track({ per: 'seat', min: -20 }) },
  marks: { glow: mark() },
  facts: {
    left: fact<readonly number[]>([]),
    /** The seat that is asked whether to leave; -1: none. */
    leaving: fact<number>(-1),
    wager: fact<number>(0, { per: 'seat', sees: owner }),
    shown: fact<readonly number[]>([]),
  },
})
export type Table = KernelTable<typeof shape, Creature>
