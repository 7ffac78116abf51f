import {
  defineShape,
  everyone,
  fact,
  type Table as KernelTable,
  mark,
  nobody,
  owner,
  type RuleOf,
  type Seat,
  track,
  zone,
} from '@sablier/kernel'
import { RULES } from '../rulebook/rules.ts'
import type { Card } from './cards/card.ts'

/** Everything on the table. The Planning Phase is cut into its draw, its draft steps and its Favors. */
export const shape = defineShape({
  rules: RULES,
  phases: ['planning', 'draft', 'favor', 'solo-draft', 'loot', 'action', 'bribe'],
  zones: {
    'location-deck': zone({ sees: nobody, order: 'stack' }),
    'character-deck': zone({ sees: nobody, order: 'stack' }),
    'event-deck': zone({ sees: nobody, order: 'stack' }),
    'location-discard': zone({ sees: everyone, order: 'stack' }),
    'character-discard': zone({ sees: everyone, order: 'stack' }),
    'event-discard': zone({ sees: everyone, order: 'stack' }),
    'common-future': zone({ sees: everyone, order: 'row' }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    /** The card picked in the draft, before all are shown. */
    chosen: zone({ per: 'seat', sees: owner, order: 'set' }),
    /** The two cards on their way to a neighbor. */
    passing: zone({ per: 'seat', sees: owner, order: 'set' }),
    future: zone({ per: 'seat', sees: everyone, order: 'row' }),
    'present-locations': zone({ per: 'seat', sees: everyone, order: 'row', live: true }),
    'present-characters': zone({ per: 'seat', sees: everyone, order: 'row' }),
    'present-events': zone({ per: 'seat', sees: everyone, order: 'row' }),
    past: zone({ per: 'seat', sees: everyone, order: 'stack', topOnly: true, below: owner }),
    /** The 12 cards of a solo round, face down. */
    'solo-pile': zone({ sees: nobody, order: 'stack' }),
    achievement: zone({ sees: everyone, order: 'row' }),
    removed: zone({ sees: everyone, order: 'set' }),
  },
  tracks: {
    sword: track({ per: 'seat' }),
    gem: track({ per: 'seat' }),
    lamp: track({ per: 'seat' }),
    time: track({ per: 'seat' }),
    danger: track({ per: 'seat', max: 5 }),
    fortune: track({ per: 'seat', min: -1000 }),
    /** Spend Time actions so far, for the solo goal. */
    'time-spent': track({ per: 'seat' }),
  },
  marks: {
    sword: mark(),
    gem: mark(),
    lamp: mark(),
    time: mark(),
    danger: mark(),
    activated: mark(),
    /** Being Activated right now: it can be neither Activated again nor Reset. */
    'under-way': mark(),
  },
  facts: {
    'starting-player': fact<Seat>(0),
    /** The first to pass in this round, -1 as long as nobody has. */
    'first-to-pass': fact<Seat>(-1),
    'has-passed': fact(false, { per: 'seat' }),
    /** Cards placed in this Planning Phase so far. */
    placed: fact(0),
  },
})

export type Table = KernelTable<typeof shape, Card>
export type RuleId = RuleOf<typeof shape>
export type Phase = (typeof shape.phases)[number]
type ZoneId = keyof typeof shape.zones

/** The rules by which places are open or hidden, to be read at the place itself. */
export const SIGHT_RULES = {
  'location-deck': ['setup.deck-indicators'],
  'character-deck': ['setup.deck-indicators'],
  'event-deck': ['setup.deck-indicators'],
  'location-discard': ['visibility.discard-face-up'],
  'character-discard': ['visibility.discard-face-up'],
  'event-discard': ['visibility.discard-face-up'],
  hand: ['visibility.hand-secret'],
  passing: ['planning.pass-face-down'],
  future: ['visibility.future-open'],
  'present-locations': ['visibility.present-open'],
  'present-characters': ['visibility.present-open'],
  'present-events': ['visibility.present-open'],
  past: ['past.single-pile', 'past.owner-may-look', 'past.opponent-sees-top', 'past.count-public'],
} as const satisfies Partial<Record<ZoneId, readonly RuleId[]>>
