import { type Happening, holds, type Piece, type Seat, seers } from '@sablier/kernel'
import type { DestinCard } from '../cards/card.ts'
import { finalScores } from '../scoring.ts'
import type { Rule, Table } from '../shape.ts'
import { NO_SEAT } from '../shape.ts'
import { isDuo, isOut, survivors } from './survivors.ts'

/** The end of one step as goals look at it. */
export interface StepEnd extends Happening {
  readonly on: 'step' | 'end-step'
  readonly cause: Seat
  /** Players saved from elimination in this step. */
  readonly saved: readonly Seat[]
  /** Players eliminated in this step. */
  readonly lost: readonly Seat[]
}

/** The first Destiny that a seat fulfils, shared ones before its own. */
function fulfilledBy(t: Table, seat: Seat, happening: StepEnd): Piece | null {
  const ctx = { table: t, you: seat, happening }
  for (const piece of t.zone('common-destin').pieces) if (holds((t.card(piece) as DestinCard).goal, ctx)) return piece
  const own = t.zone('secret-destin', seat).top
  return own !== undefined && holds((t.card(own) as DestinCard).goal, ctx) ? own : null
}

/** Ends the game if somebody has won: all survivors are looked at together. */
export function checkVictory(t: Table, happening: StepEnd): void {
  const winners: Seat[] = []
  for (const seat of t.seats) if (!isOut(t, seat) && fulfilledBy(t, seat, happening) !== null) winners.push(seat)
  if (winners.length > 0) winByDestiny(t, winners, happening)
  if (happening.lost.length > 0) checkSurvivors(t, happening.lost)
}

/** Whether a player wanted to eliminate somebody. */
function isAssassin(t: Table, seat: Seat): boolean {
  const own = seat === NO_SEAT ? undefined : t.zone('secret-destin', seat).top
  return own !== undefined && (t.card(own) as DestinCard).goal.op === 'other-eliminated'
}

/** The rule by which this Destiny is fulfilled; a rescue counts whoever caused the danger. */
function fulfilmentRule(t: Table, piece: Piece, { cause, saved }: StepEnd): Rule {
  const { goal, scope } = t.card(piece) as DestinCard
  if (goal.op === 'other-saved' && saved.length > 0)
    return isAssassin(t, cause) ? 'faq.angel.counters-assassin' : 'faq.angel.own-attack-counts'
  return scope === 'common' ? 'destiny.common-for-all' : 'victory.one-destiny-suffices'
}

/** The active player alone if they are among the winners, else all of them together. */
function winByDestiny(t: Table, all: readonly Seat[], happening: StepEnd): never {
  const winners = all.includes(t.active) ? [t.active] : all
  for (const seat of winners) {
    const piece = fulfilledBy(t, seat, happening) as Piece
    reveal(t, 'destiny.secret-for-owner', piece)
    t.cite(fulfilmentRule(t, piece, happening)).say('fulfilled', { seat: { seat }, destin: { piece } })
  }
  if (all.length > 1 && winners.length === 1)
    t.cite(isDuo(t) ? 'ruling.duo-simultaneous-wins' : 'victory.tie-active-player').say('tie-active', {
      seat: { seat: t.active },
    })
  const [first] = winners as [Seat]
  const card = t.card(fulfilledBy(t, first, happening) as Piece)
  finish(
    t,
    winners.length > 1 ? 'victory.tie-shared' : 'victory.destiny-fulfilled',
    winners.length > 1 ? 'together' : card.id,
    winners,
  )
}

/** Shows a Destiny to everybody, unless it lies open already. */
function reveal(t: Table, rule: Rule, piece: Piece): void {
  if (seers(t.layout, t.state, piece) !== EVERYBODY) t.cite(rule).reveal([piece])
}
const EVERYBODY = -1

function checkSurvivors(t: Table, lost: readonly Seat[]): void {
  const left = survivors(t)
  if (left.length === 1) finish(t, 'victory.last-survivor', 'last-survivor', left)
  if (left.length === 0) finish(t, 'ruling.nobody-left', 'nobody-left', lost.includes(t.active) ? [t.active] : lost)
}

/** Shows all secret Destinies and ends the game at once. */
export function finish(t: Table, rule: Rule, reason: string, winners: readonly Seat[]): never {
  for (const seat of t.seats)
    for (const piece of t.zone('secret-destin', seat).pieces) {
      reveal(t, 'ruling.secret-reveal-at-end', piece)
      t.cite('ruling.secret-reveal-at-end').say('held-destin', { seat: { seat }, destin: { piece } })
    }
  t.cite('victory.immediate').say('won', { seats: { seats: winners }, n: winners.length })
  return t.finish(rule, { reason, winners, scores: finalScores(t) })
}
