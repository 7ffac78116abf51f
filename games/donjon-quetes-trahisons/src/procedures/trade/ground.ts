import type { Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { CONDITIONS, type Condition } from '../../facts/promise.ts'
import type { Table } from '../../shape.ts'
import { fightOf, spectatorsOf } from '../fight/fight.ts'
import { possibleHelpers } from '../fight/who-may-help.ts'

/** Offers and counter-offers each player may make in one phase. */
const OFFER_LIMIT = 10

/** What a seat may offer at this moment: to whom, and what the offer may hold. */
export interface Ground {
  /** A trade in the village; a request for help; help against a monster or in an Arena; a promise before an Arena. */
  readonly id: 'trade' | 'ask' | 'volunteer' | 'promise'
  readonly rule: RuleId
  readonly partners: readonly Seat[]
  /** Do goods change hands at once, from who offers and from the other? */
  readonly gives: boolean
  readonly wants: boolean
  /** What may be promised for, and what the other may be asked to promise for. */
  readonly promises: readonly Condition[]
  readonly asks: readonly Condition[]
  /** May promises be for a later turn or fight? */
  readonly later: boolean
}

const NOTHING: readonly Condition[] = []
const HELP: readonly Condition[] = ['ally', 'ally-victory']
const HELP_OR_NOTHING: readonly Condition[] = [...HELP, 'none']
const SIDES: readonly Condition[] = ['my-side', 'my-side-victory', 'other-side', 'neutral', 'none']
const MY_SIDE: readonly Condition[] = ['my-side', 'my-side-victory']

/** May this seat still make an offer in this phase? */
export const mayOffer = (t: Table, seat: Seat): boolean => t.track('offers', seat) < OFFER_LIMIT

/** The defender of this turn's Arena, who may hand goods to anybody in the Rest phase. */
const isGiver = (t: Table, seat: Seat): boolean => t.phase === 'rest' && t.fact('aftermath').defender === seat

/** May this offer be a gift only? */
export const isGiftOnly = (t: Table, from: Seat, to: Seat): boolean =>
  from !== t.active && to !== t.active && t.phase === 'rest'

/** What a seat may offer now, whether or not it has made its last offer; null if nothing. */
export function groundOf(t: Table, seat: Seat): Ground | null {
  if (t.phase === 'supplies' || t.phase === 'rest') return market(t, seat)
  if (t.phase !== 'negotiation') return null
  return fightOf(t).kind === 'arena' ? arenaGround(t, seat) : monsterGround(t, seat)
}

/** In the village everybody deals with the active player, and after an Arena its defender makes gifts. */
function market(t: Table, seat: Seat): Ground {
  const others = t.turnOrder(seat).slice(1)
  const promises = t.seats.length === 2 ? HELP_OR_NOTHING : CONDITIONS
  return {
    id: 'trade',
    rule: t.phase === 'rest' ? 'rest.trade' : 'supply.trade',
    partners: seat === t.active || isGiver(t, seat) ? others : [t.active],
    gives: true,
    wants: true,
    promises,
    asks: promises,
    later: true,
  }
}

/** Before a monster the active player asks for help, and the others offer it; two players may pay in advance. */
function monsterGround(t: Table, seat: Seat): Ground | null {
  const fight = fightOf(t)
  const helpers = possibleHelpers(t, fight)
  const asking = seat === fight.owner
  if (asking ? helpers.length === 0 : !helpers.includes(seat)) return null
  const prepays = t.seats.length === 2
  return {
    id: asking ? 'ask' : 'volunteer',
    rule: 'alliance.who',
    partners: asking ? helpers : [fight.owner],
    gives: asking && prepays,
    wants: !asking && prepays,
    promises: asking ? HELP : NOTHING,
    asks: asking ? NOTHING : HELP,
    later: false,
  }
}

/** Before an Arena both adversaries promise, and spectators name their price to either. */
function arenaGround(t: Table, seat: Seat): Ground | null {
  const fight = fightOf(t)
  const spectators = spectatorsOf(t, fight)
  const leads = seat === fight.owner || seat === fight.defender
  if (leads ? spectators.length === 0 : !spectators.includes(seat)) return null
  return {
    id: leads ? 'promise' : 'volunteer',
    rule: 'alliance.who',
    partners: leads ? spectators : [fight.owner, fight.defender],
    gives: false,
    wants: false,
    promises: leads ? SIDES : NOTHING,
    asks: leads ? NOTHING : MY_SIDE,
    later: false,
  }
}

/** Those to whom a seat may make an offer now: at most one open offer for each pair and direction. */
export function partnersOf(t: Table, seat: Seat, ground: Ground | null = groundOf(t, seat)): Seat[] {
  if (!ground || !mayOffer(t, seat)) return []
  const offers = t.fact('open-offers')
  return ground.partners.filter((to) => !offers.some((offer) => offer.from === seat && offer.to === to))
}
