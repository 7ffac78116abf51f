import type { Flow, Seat } from '@sablier/kernel'
import { enterFuture } from '../procedures/enter-future.ts'
import type { Phase, RuleId, Table } from '../shape.ts'

/** Placements of a Planning Phase that are followed by a pass. */
const PASSES = 3
const PASSED_CARDS = 2

/** One step of the draft: everybody picks in secret, all cards are shown and loaded, two more go to the neighbor. */
export function* draftPhase(t: Table): Flow<Phase> {
  yield* placeTogether(t, 'planning.choose-secretly', 'planning.place-in-row')
  const placed = t.fact('placed') + 1
  t.cite('planning.repeat').set('placed', placed)
  yield* passCards(t)
  return placed < PASSES ? 'draft' : 'favor'
}

/** Everybody picks a card in secret; then all are laid into the FUTURES at once. */
export function* placeTogether(t: Table, rule: RuleId, placing: RuleId): Flow<void> {
  const seats = t.turnOrder().filter((seat) => !t.zone('hand', seat).isEmpty)
  yield* t.together(seats, (seat) => chooseOne(t, seat, rule))
  for (const seat of seats)
    for (const piece of t.zone('chosen', seat).pieces.slice()) {
      enterFuture(t, seat, piece, placing)
      t.cite('planning.place-with-loot').say('loaded', { card: { piece } })
    }
}

function* chooseOne(t: Table, seat: Seat, rule: RuleId): Flow<void> {
  const piece = yield* t.pick({ seat, rule, from: t.zone('hand', seat).pieces })
  t.cite('timing.simultaneous-steps').move(piece, t.zone('chosen', seat))
}

/** In odd rounds the player on the left receives, in even rounds the player on the right. */
export function neighborOf(t: Table, seat: Seat): Seat {
  const n = t.seats.length
  return t.round % 2 === 1 ? (seat + 1) % n : (seat + n - 1) % n
}

/** Everybody chooses two cards, then they change hands face down. */
function* passCards(t: Table): Flow<void> {
  const seats = t.turnOrder()
  yield* t.together(seats, (seat) => chooseTwo(t, seat))
  const rule = t.round % 2 === 1 ? 'planning.pass-left-odd' : 'planning.pass-right-even'
  for (const seat of seats) {
    const to = neighborOf(t, seat)
    t.cite(rule).say('passed-cards', { seat: { seat }, to: { seat: to } })
    t.cite(rule).moveAll(t.zone('passing', seat), t.zone('hand', to))
  }
}

/** The two cards for the neighbor; two or fewer are not asked about. */
function* chooseTwo(t: Table, seat: Seat): Flow<void> {
  const hand = t.zone('hand', seat).pieces
  const given =
    hand.length <= PASSED_CARDS
      ? hand.slice()
      : yield* t.pickSome({
          seat,
          rule: 'planning.pass-two',
          n: PASSED_CARDS,
          from: hand,
          params: { seat: { seat: neighborOf(t, seat) } },
        })
  for (const piece of given) t.cite('planning.pass-two').move(piece, t.zone('passing', seat))
}
