import {
  defineShape,
  type EffectContext,
  everyone,
  fact,
  type Table as KernelTable,
  mark,
  nobody,
  owner,
  type Seat,
  track,
  zone,
} from '@sablier/kernel'
import { RULES, type RuleId } from '../rulebook/rules.ts'
import type { Card, Family } from './cards/card.ts'

const NO_DEMAND: readonly Family[] = []
/** Stands for "nobody" where a seat is remembered. */
export const NO_SEAT: Seat = -1

/** Zones, numbers and facts of the table; the zones decide who sees what. */
export const shape = defineShape({
  rules: RULES,
  phases: ['start', 'auction', 'effects', 'end'],
  zones: {
    'draw-pile': zone({ sees: nobody, order: 'stack' }),
    'discard-pile': zone({ sees: everyone, order: 'stack' }),
    'common-destin-pile': zone({ sees: nobody, order: 'stack' }),
    'secret-destin-pile': zone({ sees: nobody, order: 'stack' }),
    'common-destin': zone({ sees: everyone, order: 'row' }),
    supply: zone({ sees: everyone, order: 'row' }),
    'secret-destin': zone({ per: 'seat', sees: owner, order: 'row' }),
    hand: zone({ per: 'seat', sees: owner, order: 'set' }),
    // Cards looked at while a power resolves.
    aside: zone({ per: 'seat', sees: owner, order: 'row' }),
    sale: zone({ per: 'seat', sees: everyone, order: 'row' }),
    // A face-down offer: its seller alone knows the card.
    'hidden-sale': zone({ per: 'seat', sees: owner, order: 'row' }),
    // With two players this is the acquisition area.
    'in-play': zone({ per: 'seat', sees: everyone, order: 'row', live: true }),
    'support-area': zone({ per: 'seat', sees: everyone, order: 'row', live: true }),
    jeton: zone({ per: 'seat', sees: everyone, order: 'row' }),
  },
  tracks: {
    price: track(),
    /** Turns begun in the whole game. */
    turn: track(),
    /** Cards that powers brought to the active player's hand this turn. */
    gained: track(),
    /** Cards activated this turn. */
    activations: track(),
    /** 1 when a card or Token changed place this turn. */
    stirred: track(),
    /** Turns in a row in which nothing changed place. */
    quiet: track(),
    turns: track({ per: 'seat' }),
    eliminated: track({ per: 'seat' }),
    /** 1 for a survivor who was saved and could draw nothing. */
    bare: track({ per: 'seat' }),
  },
  marks: {
    engaged: mark(),
    /** The number of the turn in which the card was last activated. */
    activated: mark(),
  },
  facts: {
    'high-bidder': fact(NO_SEAT),
    /** The player whose cards the Lich lends this turn. */
    lich: fact(NO_SEAT),
    /** Families that Burgomasters ask of a seat's next offer. */
    demands: fact(NO_DEMAND, { per: 'seat' }),
  },
})

/** The table of this game. */
export type Table = KernelTable<typeof shape, Card>
/** For whom, from which card and where a power runs. */
export type Context = EffectContext<Table>
/** A rule or ruling of this game. */
export type Rule = RuleId
export type Phase = (typeof shape.phases)[number]
