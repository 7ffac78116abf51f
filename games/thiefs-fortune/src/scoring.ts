import type { Result, Seat } from '@sablier/kernel'
import { countBasic } from './procedures/pay-basic.ts'
import { reachedGoal } from './procedures/solo-goal.ts'
import { isSolo } from './setup.ts'
import type { RuleId, Table } from './shape.ts'

/** Basic Resources that give one Fortune Point at the end. */
export const RESOURCES_PER_POINT = 5

/** Why a game ended as it did. */
export const ENDS = ['most-fortune', 'fewest-danger', 'shared-victory', 'solo-won', 'solo-lost'] as const

/** The rule that decides between several players, by the reason of the end. */
const END_RULES: Readonly<Record<string, RuleId>> = {
  'fewest-danger': 'end.tie-danger',
  'shared-victory': 'end.tie-shared',
}

/** The Fortune Points printed on the cards of a PAST. */
export const pastPoints = (t: Table, seat: Seat): number =>
  t.zone('past', seat).pieces.reduce((sum, piece) => sum + t.card(piece).fortune, 0)

/** The Fortune Points for what is left in a Stockpile. */
export const resourcePoints = (t: Table, seat: Seat): number => Math.floor(countBasic(t, seat) / RESOURCES_PER_POINT)

/** Final scoring: PASTS are shown and counted, resources are counted, and the game ends. */
export function scoreGame(t: Table): never {
  for (const seat of t.seats) {
    t.cite('visibility.past-final').reveal(t.zone('past', seat).pieces)
    const past = pastPoints(t, seat)
    t.cite('end.past-points').add('fortune', past, seat)
    t.cite('end.past-points').say('scored-past', { seat: { seat }, n: past })
    const resources = resourcePoints(t, seat)
    t.cite('end.resource-points').add('fortune', resources, seat)
    t.cite('end.resource-points').say('scored-resources', { seat: { seat }, n: resources })
  }
  if (isSolo(t)) return finishSolo(t)
  const result = rankedResult(t)
  return t.finish(END_RULES[result.reason] ?? 'end.winner', result)
}

/** Most Fortune Points, then fewest Danger; who is still tied shares the victory. */
function rankedResult(t: Table): Result {
  const scores = t.seats.map((seat) => t.track('fortune', seat))
  const most = Math.max(...scores)
  const leaders = t.seats.filter((seat) => scores[seat] === most)
  const fewest = Math.min(...leaders.map((seat) => t.track('danger', seat)))
  const winners = leaders.filter((seat) => t.track('danger', seat) === fewest)
  if (winners.length > 1) t.cite('end.tie-shared').say('tie-shared', { seats: { seats: winners } })
  else if (leaders.length > 1) t.cite('end.tie-danger').say('tie-danger', { seats: { seats: leaders } })
  const reason = winners.length > 1 ? 'shared-victory' : leaders.length > 1 ? 'fewest-danger' : 'most-fortune'
  return { reason, winners, scores }
}

/** A solo game is won if its goal is met at the chosen level. */
function finishSolo(t: Table): never {
  const scores = [t.track('fortune', 0)]
  return reachedGoal(t)
    ? t.finish('solo.result', { reason: 'solo-won', winners: [0], scores })
    : t.finish('solo.no-goal-met', { reason: 'solo-lost', winners: [], scores })
}
