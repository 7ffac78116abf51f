import type { Flow, Piece, Seat } from '@sablier/kernel'
import type { RuleId } from '../../../rulebook/rules.ts'
import { OBJECT_TYPES, type ObjectType } from '../../cards/card.ts'
import type { Table } from '../../shape.ts'
import { updateGauge } from '../fight/power.ts'
import { bonusOf, counts, held, objectCard, wornReserved } from './heroes.ts'

const typeOf = (t: Table, piece: Piece): ObjectType | null => objectCard(t, piece)?.type ?? null
const ofType = (t: Table, pieces: readonly Piece[], type: ObjectType): Piece[] =>
  pieces.filter((piece) => typeOf(t, piece) === type)
function strongest(t: Table, seat: Seat, pieces: readonly Piece[]): Piece | undefined {
  const bonus = (piece: Piece): number => bonusOf(t, seat, objectCard(t, piece))
  return pieces.reduce<Piece | undefined>(
    (best, p) => (best === undefined || bonus(p) > bonus(best) ? p : best),
    undefined,
  )
}

/** Everything a seat owns that counts as an object. */
export function objectsOf(t: Table, seat: Seat): Piece[] {
  return [...t.zone('worn', seat).pieces, ...t.zone('carried', seat).pieces, ...t.zone('pack', seat).pieces]
}

/** The objects of a type that a seat owns. */
export function ownedOfType(t: Table, seat: Seat, type: ObjectType): Piece[] {
  return ofType(t, objectsOf(t, seat), type)
}

/** The surplus: owned objects of a type that are neither worn nor on the Familiar. */
export function surplusOf(t: Table, seat: Seat): Piece[] {
  return t.zone('pack', seat).pieces.filter((piece) => typeOf(t, piece) !== null)
}

/** A monster charmed by a Bow that is no longer worn goes to the discard. */
function freeCharmed(t: Table, seat: Seat): void {
  const charmed = t.zone('charmed', seat).top
  if (charmed === undefined) return
  if (wornReserved(t, seat, 'bow-of-compulsion') !== undefined) return
  t.cite('bow.details').move(charmed, t.zone('adventure-discard'))
  t.cite('bow.details').say('charm-ended', { seat: { seat }, card: { piece: charmed } })
}

/** Fills empty places with surplus objects, strongest first, and brings the gauge up to date. */
export function settleOutfit(t: Table, seat: Seat): void {
  for (const type of OBJECT_TYPES) {
    if (ofType(t, t.zone('worn', seat).pieces, type).length > 0) continue
    const next =
      strongest(t, seat, ofType(t, t.zone('pack', seat).pieces, type)) ??
      ofType(t, t.zone('carried', seat).pieces, type)[0]
    if (next !== undefined) t.cite('object.one-per-type').move(next, t.zone('worn', seat))
  }
  if (t.zone('carried', seat).isEmpty && held(t, 'companions', seat, 'familiar') !== undefined) {
    const second = strongest(t, seat, surplusOf(t, seat))
    if (second !== undefined) t.cite('special.familiar').move(second, t.zone('carried', seat))
  }
  freeCharmed(t, seat)
  updateGauge(t, seat)
}

/** Puts an owned object on: what was worn there goes into the pack. */
export function wear(t: Table, seat: Seat, piece: Piece): void {
  const type = typeOf(t, piece)
  if (type === null) return
  for (const old of ofType(t, t.zone('worn', seat).pieces, type))
    t.cite('object.one-per-type').move(old, t.zone('pack', seat))
  t.cite('object.one-per-type').move(piece, t.zone('worn', seat))
  t.cite('object.one-per-type').say('worn', { seat: { seat }, card: { piece } })
  settleOutfit(t, seat)
}

/** Lays an owned object on the Familiar's card instead of what lies there. */
export function carry(t: Table, seat: Seat, piece: Piece): void {
  for (const old of t.zone('carried', seat).pieces.slice()) t.cite('special.familiar').move(old, t.zone('pack', seat))
  t.cite('special.familiar').move(piece, t.zone('carried', seat))
  t.cite('special.familiar').say('carried', { seat: { seat }, card: { piece } })
  settleOutfit(t, seat)
}

/** A reserved object in another hero's hands. */
function isUseless(t: Table, seat: Seat, piece: Piece): boolean {
  const object = objectCard(t, piece)
  return object !== null && !counts(t, seat, object)
}

/** Gives a seat an object: worn if its place is free, otherwise surplus, and the owner may wear it at once. */
export function* receiveObject(t: Table, rule: RuleId, seat: Seat, piece: Piece): Flow<void> {
  const from = t.place(piece)
  t.cite(rule).move(piece, t.zone('pack', seat))
  t.cite(rule).say('object-received', { seat: { seat }, card: { piece } })
  if (isUseless(t, seat, piece))
    t.cite('object.reserved-other-owner').say('object-useless', { seat: { seat }, card: { piece } })
  if (from.at >= 0 && from.at !== seat) settleOutfit(t, from.at)
  settleOutfit(t, seat)
  if (typeOf(t, piece) === null || !t.zone('pack', seat).has(piece)) return
  if (yield* t.agree({ seat, rule: 'object.one-per-type', text: 'wear-instead', params: { card: { piece } } }))
    wear(t, seat, piece)
}

/** Takes an object from its owner: back to the shop, or to a discard if it is draconic or was found in the Dungeon. */
export function returnObject(t: Table, rule: RuleId, piece: Piece): void {
  const owner = t.place(piece).at
  const object = objectCard(t, piece)
  const to = object === null ? 'adventure-discard' : object.draconic ? 'object-discard' : 'shop'
  t.cite(rule).move(piece, t.zone(to))
  t.cite(rule).say(to === 'shop' ? 'object-to-shop' : 'object-discarded', { seat: { seat: owner }, card: { piece } })
  settleOutfit(t, owner)
}

/** A used or lost object leaves its owner for the object discard. */
export function discardObject(t: Table, rule: RuleId, piece: Piece): void {
  const { at: owner } = t.place(piece)
  t.cite(rule).move(piece, t.zone('object-discard'))
  t.cite(rule).say('object-discarded', { seat: { seat: owner }, card: { piece } })
  settleOutfit(t, owner)
}

/** The deadline for surplus: everybody keeps what can be worn, the rest goes back without refund. */
export function* settleSurplus(t: Table): Flow<void> {
  for (const seat of t.turnOrder()) {
    if (t.zone('pack', seat).isEmpty) continue
    for (const type of OBJECT_TYPES) {
      const surplus = ofType(t, t.zone('pack', seat).pieces, type)
      if (surplus.length === 0) continue
      const owned = ownedOfType(t, seat, type)
      const kept = yield* t.pickSome({
        seat,
        rule: 'object.surplus',
        params: { type },
        from: owned,
        n: owned.length - surplus.length,
      })
      for (const piece of owned) if (!kept.includes(piece)) returnObject(t, 'object.surplus', piece)
    }
  }
}
