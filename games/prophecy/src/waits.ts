import { isFeasible, type Piece, type Seat } from '@sablier/kernel'
import { type Guild, isGuild, isTown, spaceAt } from './board.ts'
import type { CreatureCard, OpportunityCard } from './cards/card.ts'
import { type Change, changesOf } from './effect-changes.ts'
import { type FightWay, fightWays } from './fight-forecast.ts'
import { certificateState } from './procedures/certificates.ts'
import { SERVICES, whyClosed } from './procedures/services.ts'
import { serviceChanges } from './service-changes.ts'
import type { Table } from './shape.ts'

/** What meets a seat that ends its movement in a space, as far as everybody can see it. */
export type Waiting =
  | { readonly kind: 'nothing' }
  /** A card lies face down: nobody knows. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'creature'; readonly piece: Piece; readonly ways: readonly FightWay[] }
  | {
      readonly kind: 'opportunity'
      readonly piece: Piece
      readonly open: boolean
      readonly changes: readonly Change[]
    }
  | {
      readonly kind: 'services'
      /** Whether the certificate of the guild here can be bought: for its price, as a member, or not. */
      readonly certificate: 'held' | 'price' | 'member' | 'lacking' | null
      readonly guild: Guild | null
      /** The service of the space; null if there is none or it is closed. */
      readonly service: string | null
      /** What it would bring and cost. */
      readonly changes: readonly Change[]
      readonly shop: readonly Piece[]
    }

/** What waits in a space for a seat. `stays`: it is there already and would not move. */
export function waitsAt(t: Table, seat: Seat, n: number, stays: boolean): Waiting {
  const space = spaceAt(n)
  const met = t.zone('space', n).top
  if (met !== undefined) {
    const card = t.card(met)
    if (card.kind === 'creature')
      return { kind: 'creature', piece: met, ways: fightWays(t, seat, card as CreatureCard, space) }
    const { effect } = card as OpportunityCard
    const open = isFeasible(effect, { table: t, you: seat, source: met })
    return { kind: 'opportunity', piece: met, open, changes: changesOf(t, seat, space, effect) }
  }
  if (!t.zone('covered', n).isEmpty) return { kind: 'unknown' }
  const { kind } = space
  const service = SERVICES[kind]
  if (!service && !isGuild(kind)) return { kind: 'nothing' }
  const open = service && isServiceOpen(t, seat, n, stays) ? service.id : null
  return {
    kind: 'services',
    certificate: isGuild(kind) ? certificateState(t, seat, kind) : null,
    guild: isGuild(kind) ? kind : null,
    service: open,
    changes: open === null ? [] : serviceChanges(t, seat, open),
    shop: isTown(kind) ? t.zone(`${kind}-shop`).pieces : [],
  }
}

/** Would the service of a space be open to a seat that ends its movement there? */
function isServiceOpen(t: Table, seat: Seat, n: number, stays: boolean): boolean {
  const service = SERVICES[spaceAt(n).kind]
  if (!service || (service.insteadOfMoving && !stays)) return false
  // In the services phase the turn itself says what is closed; before it only what the seat has matters.
  return t.phase === 'services' ? whyClosed(t, seat, service) === null : service.lacks(t, seat) === null
}
