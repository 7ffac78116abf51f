import { defineShape, everyone, type Table as KernelTable, nobody, owner, track, zone } from '@sablier/kernel'
import { RULES } from '../rulebook/rules.ts'
import type { Creature } from './cards/card.ts'

export const MOST_OIL = 9

/** What is on the table, and who sees it: the place decides. */
export const shape = defineShape({
  rules: RULES,
  phases: ['draft', 'fight', 'dawn'],
  zones: {
    deck: zone({ sees: nobody, order: 'stack' }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    lair: zone({ per: 'seat', sees: everyone, order: 'row', live: true }),
  },
  tracks: { oil: track({ per: 'seat', start: 2, max: MOST_OIL }), light: track({ per: 'seat' }) },
  marks: {},
  facts: {},
})
export type Phase = (typeof shape.phases)[number]
export type Table = KernelTable<typeof shape, Creature>
