import type { Reason } from '@sablier/bots'
import type { Piece, Seat } from '@sablier/kernel'
import { isCommon } from '../src/procedures/places.ts'
import type { Table } from '../src/shape.ts'
import { entryWorth, pushWorth, stayWorth, tokensOf } from './card-worth.ts'
import { favorCardReasons } from './favor-reasons.ts'
import { placingReasons } from './placing-reasons.ts'
import { named, points } from './reason-params.ts'
import { pushingReasons } from './token-reasons.ts'

type Reasons = (t: Table, seat: Seat, piece: Piece) => Reason[]

/** Where a card of a PRESENT is worth more: there, or in the PAST. */
function stayOrGo(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  const params = { card: named(t, piece) }
  if (pushWorth(t, seat, card) > 0) return [{ key: 'wants-past', params: { ...params, n: card.fortune }, weight: 0.4 }]
  const stay = stayWorth(t, seat, card)
  return stay < 1
    ? [{ key: 'little-left', params, weight: 0.1 }]
    : [{ key: 'wants-stay', params: { ...params, n: points(stay) }, weight: -Math.min(0.5, stay / 8) }]
}

/** Where added tokens lie: for the own Loot, or open to all; and whether they hold a card up. */
function addingReasons(t: Table, _: Seat, piece: Piece): Reason[] {
  const params = { card: named(t, piece) }
  const found: Reason[] = [
    isCommon(t, piece)
      ? t.seats.length > 1
        ? { key: 'adds-common', params, weight: -0.3 }
        : { key: 'adds-no-loot', params, weight: -0.3 }
      : { key: 'adds-own', params, weight: 0.3 },
  ]
  if (tokensOf(t, piece).n === 1) found.push({ key: 'delays', params, weight: -0.35 })
  return found
}

/** The tokens of a card that is given up, and what it would have become. */
function abandonReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const worth = entryWorth(t, seat, piece)
  const card = named(t, piece)
  const found: Reason[] = [{ key: 'gets-tokens', params: { card, n: tokensOf(t, piece).n }, weight: 0.3 }]
  if (worth >= 1) found.push({ key: 'gives-up', params: { card, n: points(worth) }, weight: -Math.min(0.6, worth / 8) })
  return found
}

function leapReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const worth = stayWorth(t, seat, t.card(piece))
  const params = { card: named(t, piece) }
  const gain: Reason[] =
    worth >= 1 ? [{ key: 'ability', params: { ...params, n: points(worth) }, weight: Math.min(0.9, worth / 8) }] : []
  const left: Reason = { key: 'tokens-return', params: { ...params, n: tokensOf(t, piece).n }, weight: -0.25 }
  return [...gain, left, ...pushingReasons(t, seat, piece)]
}

function recallReasons(t: Table, seat: Seat, piece: Piece): Reason[] {
  const card = t.card(piece)
  const worth = stayWorth(t, seat, card)
  const params = { card: named(t, piece) }
  const found: Reason[] = [
    worth >= 1
      ? { key: 'ability', params: { ...params, n: points(worth) }, weight: Math.min(0.9, worth / 8) }
      : { key: 'little-left', params, weight: -0.3 },
  ]
  if (card.fortune > 0)
    found.push({ key: 'leaves-past', params: { ...params, n: card.fortune }, weight: -0.1 * card.fortune })
  return [...found, ...pushingReasons(t, seat, piece)]
}

/** A Danger that must be taken before a card is empty: one's own, or somebody else's. */
const dangerOnOwn: Reasons = (t, seat, piece) => {
  const params = { card: named(t, piece) }
  return [
    entryWorth(t, seat, piece) < 1
      ? { key: 'danger-idle', params, weight: 0.3 }
      : { key: 'danger-back', params, weight: -0.3 },
  ]
}
const dangerOnOther: Reasons = (t, _, piece) => {
  const owner = t.place(piece).at
  const worth = entryWorth(t, owner, piece)
  const params = { card: named(t, piece), seat: { seat: owner }, n: points(worth) }
  return [
    worth >= 1
      ? { key: 'hinders', params, weight: Math.min(0.6, worth / 8) }
      : { key: 'hinders-little', params, weight: -0.1 },
  ]
}

/** What speaks for and against a card, by the text of the question. */
const BY_TEXT: Readonly<Record<string, Reasons>> = {
  'planning.choose-secretly': placingReasons,
  'planning.last-placement': placingReasons,
  'solo.three-triples': placingReasons,
  'solo.last-triple': placingReasons,
  'solo-favor': favorCardReasons,
  'card.mercenary-one-favor': favorCardReasons,
  'common.add-or-take': addingReasons,
  'card.body-guard-not-common': dangerOnOwn,
  'common.no-added-danger': dangerOnOther,
  'card.abandoned-plans-common': abandonReasons,
  'common.moving-whole-card': leapReasons,
  'trigger.entry-any-source': recallReasons,
  'present.push': stayOrGo,
  'move-in-row': stayOrGo,
}

/** What speaks for and against a card as an answer. */
export function cardReasons(t: Table, seat: Seat, text: string, piece: Piece): Reason[] {
  return BY_TEXT[text]?.(t, seat, piece) ?? []
}

/** What a space of a row means for the card that goes there: rows are pushed out from the left. */
export function spaceReasons(t: Table, seat: Seat, piece: Piece, index: number): Reason[] {
  const wantsPast = pushWorth(t, seat, t.card(piece)) > 0
  const params = { card: named(t, piece), n: index }
  return index === 0
    ? [{ key: 'goes-next', params, weight: wantsPast ? 0.4 : -0.4 }]
    : [{ key: 'goes-after', params, weight: (wantsPast ? -0.1 : 0.1) * index }]
}
