import type { Flow, Piece, Seat } from '@sablier/kernel'
import { relief, scavenge, sift } from '../effects/permanents.ts'
import type { Table } from '../shape.ts'
import { countGain, drawCards, takeFromPile } from './draw-cards.ts'
import { relocate } from './relocate.ts'
import { hasPower, powerOf } from './row.ts'
import { handSize, isDuo, otherSurvivors, survivors } from './survivors.ts'

/** The draw of the start step: the active player's card, or two cards for both of two players. */
export function* startDraws(t: Table): Flow<void> {
  if (!isDuo(t)) return yield* startDraw(t, t.active, 1)
  for (const seat of survivors(t)) yield* startDraw(t, seat, 2)
}

/** How many cards Permanent powers add to the draw of one's own turn. */
function extraCards(t: Table, seat: Seat): number {
  if (seat !== t.active) return 0
  const others = otherSurvivors(t, seat)
  const own = handSize(t, seat)
  let extra = 0
  if (hasPower(t, seat, relief) && others.every((other) => handSize(t, other) >= own)) extra++
  const scavenger = powerOf(t, seat, scavenge)
  if (scavenger && others.some((other) => handSize(t, other) <= scavenger.power.most)) extra++
  return extra
}

function* startDraw(t: Table, seat: Seat, base: number): Flow<void> {
  const extra = extraCards(t, seat)
  const due = base + extra
  const rule = isDuo(t) ? 'duo.both-draw-two' : 'start.draw-one'
  if (extra > 0) t.cite('power.permanent').say('draws-extra', { seat: { seat }, n: extra })
  const sifter = powerOf(t, seat, sift)
  if (sifter) yield* siftedDraw(t, seat, due, sifter.piece)
  else countGain(t, seat, drawCards(t, rule, seat, due) - base)
}

/** Looks at one card more than is due, keeps what is due and puts the other under the pile. */
function* siftedDraw(t: Table, seat: Seat, due: number, source: Piece): Flow<void> {
  const aside = t.zone('aside', seat)
  const isShort = t.zone('draw-pile').size <= due
  const rule = isShort ? 'ruling.looking-at-short-pile' : 'golden.draw-pile-closed'
  const seen = takeFromPile(t, rule, aside, due + 1)
  if (seen === 0) return t.cite('ruling.nothing-to-draw').say('nothing-to-draw', { seat: { seat } })
  const kept = Math.min(due, seen)
  const picked =
    kept === seen
      ? aside.pieces.slice()
      : yield* t.pickSome({
          seat,
          rule: 'power.permanent',
          text: 'sift',
          params: { n: kept },
          from: aside.pieces,
          n: kept,
          source,
        })
  for (const piece of picked) relocate(t, 'power.permanent', piece, t.zone('hand', seat))
  t.cite('power.permanent').say('sifted', { seat: { seat }, n: kept })
  for (const piece of aside.pieces.slice()) {
    relocate(t, 'golden.draw-pile-closed', piece, t.zone('draw-pile'), 'bottom')
    t.cite('golden.draw-pile-closed').forget([piece], seat)
  }
  countGain(t, seat, kept - (isDuo(t) ? 2 : 1))
}
