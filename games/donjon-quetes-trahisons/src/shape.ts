import {
  defineShape,
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
import { RULES } from '../rulebook/rules.ts'
import type { Card } from './cards/card.ts'
import type { Fight, Side } from './facts/fight.ts'
import { NO_AFTERMATH } from './facts/fight.ts'
import type { Promised } from './facts/promise.ts'
import type { OpenOffer } from './facts/trade.ts'

/** The six phases of a turn, and the short steps before, between and after them. */
export const PHASES = [
  'main-quests',
  'turn-start',
  'supplies',
  'dungeon-or-arena',
  'draw',
  'negotiation',
  'combat',
  'rest',
  'quest-completed',
] as const
export type Phase = (typeof PHASES)[number]

const perSeat = { per: 'seat' } as const
const NO_PROMISES: readonly Promised[] = []
const NO_OFFERS: readonly OpenOffer[] = []
const NO_REFUSALS: readonly string[] = []
const NO_SIDES: readonly Side[] = []

/** Where everything lies, who sees it, and which numbers the table keeps. */
export const shape = defineShape({
  rules: RULES,
  phases: PHASES,
  zones: {
    dungeon: zone({ sees: nobody, order: 'stack' }),
    'adventure-discard': zone({ sees: everyone, order: 'stack' }),
    drawn: zone({ sees: everyone, order: 'row' }),
    shop: zone({ sees: everyone, order: 'row' }),
    temple: zone({ sees: everyone, order: 'row' }),
    guild: zone({ sees: nobody, order: 'stack' }),
    reserve: zone({ sees: everyone, order: 'row' }),
    'object-discard': zone({ sees: everyone, order: 'row' }),
    /** Heroes to choose from, where they are not dealt. */
    heroes: zone({ sees: everyone, order: 'row' }),
    character: zone({ ...perSeat, sees: everyone, order: 'row' }),
    'main-quest': zone({ ...perSeat, sees: owner, order: 'set' }),
    'secondary-quests': zone({ ...perSeat, sees: owner, order: 'set' }),
    /** Quests drawn to choose from. */
    considered: zone({ ...perSeat, sees: owner, order: 'set' }),
    completed: zone({ ...perSeat, sees: everyone, order: 'row' }),
    worn: zone({ ...perSeat, sees: everyone, order: 'row' }),
    /** The second object of one type, on the Familiar's card. */
    carried: zone({ ...perSeat, sees: everyone, order: 'row' }),
    /** Owned but not worn: surplus objects, Sale, Vial and Key. */
    pack: zone({ ...perSeat, sees: everyone, order: 'row' }),
    /** Familiar and Good Fairy: kept, but no objects. */
    companions: zone({ ...perSeat, sees: everyone, order: 'row' }),
    charmed: zone({ ...perSeat, sees: everyone, order: 'row' }),
    spoils: zone({ ...perSeat, sees: everyone, order: 'row' }),
    lasting: zone({ ...perSeat, sees: everyone, order: 'row' }),
  },
  tracks: {
    bank: track({ start: 40 }),
    pot: track(),
    'temple-gems': track(),
    gems: track(perSeat),
    trophies: track(perSeat),
    wounds: track({ ...perSeat, max: 4 }),
    power: track({ ...perSeat, start: 8 }),
    'ally-power': track({ ...perSeat, start: 4 }),
    'unique-power': track({ ...perSeat, start: 1 }),
    curse: track(perSeat),
    /** Promises honoured and betrayed by this player, words about sides kept and broken: the table's memory. */
    'promises-kept': track(perSeat),
    'promises-broken': track(perSeat),
    'words-kept': track(perSeat),
    'words-broken': track(perSeat),
    arenas: track(),
    /** Declared for the running fight. */
    declared: track(perSeat),
    boost: track({ ...perSeat, min: -100 }),
    doubled: track(perSeat),
    raged: track(perSeat),
    /** What a rage took from the power gauge for good. */
    malus: track(perSeat),
    fled: track(perSeat),
    /** Offers made in this phase, whatever they hold. */
    offers: track(perSeat),
    /** Changes of dress in this phase. */
    dressings: track(perSeat),
    'quests-bought': track(),
    'trophies-bought': track(),
    /** Trophy points of the last monster that may still be ceded to its ally. */
    cedable: track(),
    /** Counts fights: a deed done at a later moment than a quest was received fulfils it. */
    moment: track(),
    'slew-alone': track(perSeat),
    'won-by-kritik': track(perSeat),
    'won-outnumbered': track(perSeat),
    'won-outnumbering': track(perSeat),
    /** 1 while another card must be drawn after an event. */
    redraw: track(),
  },
  marks: {
    /** The moment at which its holder received a quest. */
    since: mark({ stays: true }),
  },
  facts: {
    'first-player': fact(0),
    'forester-type': fact(''),
    /** The lasting event in force, by card id. */
    'in-force': fact(''),
    fight: fact(null as Fight | null),
    /** The side a spectator has sealed; shown to nobody else before the dice. */
    sealed: fact('' as Side, { per: 'seat', sees: owner }),
    /** Sides by seat, once revealed. */
    sides: fact(NO_SIDES),
    /** The seats that still have to answer a call for help; null while nobody has called. */
    called: fact(null as readonly Seat[] | null),
    /** Whose word it is before an Arena: the attacker's or the victim's. */
    speaker: fact(-1),
    /** Offers that wait for an answer, for everybody to read. */
    'open-offers': fact(NO_OFFERS),
    refused: fact(NO_REFUSALS),
    /** Promises of this turn, and those of earlier turns that are still to come or owed. */
    promised: fact(NO_PROMISES),
    /** The part of each seat in the fights of this turn, as far as promises and the Rest phase depend on it. */
    aftermath: fact(NO_AFTERMATH),
  },
})

export type Table = KernelTable<typeof shape, Card>
