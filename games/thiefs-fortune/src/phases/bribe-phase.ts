import type { Flow, Seat } from '@sablier/kernel'
import { endRound } from '../procedures/end-round.ts'
import { countBasic, payBasicFor } from '../procedures/pay-basic.ts'
import { scoreGame } from '../scoring.ts'
import type { Phase, Table } from '../shape.ts'

/** The game lasts five rounds. */
export const ROUNDS = 5

/** The Bribe Phase: all pay for their Danger at once, then the round ends. */
export function* bribePhase(t: Table): Flow<Phase> {
  yield* t.together(t.turnOrder(), (seat) => bribe(t, seat))
  t.cite('roundend.after-bribes').say('bribes-paid', { n: t.round })
  endRound(t)
  t.cite('roundend.carry-over').say('round-ends', { n: t.round })
  if (t.round >= ROUNDS) {
    t.cite('end.after-round-five').say('game-over', { n: ROUNDS })
    scoreGame(t)
  }
  t.cite('roundend.token').say('starts', { seat: { seat: t.active } })
  t.cite('roundend.next-round').setRound(t.round + 1)
  return 'planning'
}

/** One Basic Resource for each Danger, as far as the Stockpile goes; what is not paid costs points and leaves. */
function* bribe(t: Table, seat: Seat): Flow<void> {
  const danger = t.track('danger', seat)
  const paid = Math.min(danger, countBasic(t, seat))
  if (paid > 0) {
    t.cite('bribe.one-per-danger').say('bribe-due', { seat: { seat }, n: danger })
    yield* payBasicFor(t, seat, { n: paid, rule: 'bribe.choose-tokens', paying: 'bribe.from-stockpile' })
    t.cite('bribe.paid-stay').say('bribe-paid', { seat: { seat }, n: paid })
  }
  const unpaid = danger - paid
  if (unpaid === 0) return
  t.cite('bribe.shortfall').add('fortune', -unpaid, seat)
  t.cite('bribe.unpaid-return').add('danger', -unpaid, seat)
  const why = t.track('time', seat) > 0 ? 'bribe.time-cannot-pay' : 'bribe.no-refusal'
  t.cite(why).say('bribe-missed', { seat: { seat }, n: unpaid })
}
