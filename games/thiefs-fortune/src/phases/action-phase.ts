import type { Flow, Params, Piece, Refused, Seat } from '@sablier/kernel'
import { needsMostDanger } from '../effects/danger-groups.ts'
import {
  activateCharacter,
  activateEvent,
  canPerform,
  usableCharacters,
  usableEvents,
} from '../procedures/activate-card.ts'
import { rowOf, typeOf } from '../procedures/places.ts'
import { spendTime, whyNoTime } from '../procedures/spend-time.ts'
import type { Phase, RuleId, Table } from '../shape.ts'

const MOST_ACTIONS = 2

type Activation = {
  readonly id: string
  readonly text: 'activate'
  readonly piece: Piece
  readonly params: Params
}
const SPEND_TIME = { id: 'spend-time', text: 'spend-time' } as const
const PASS = { id: 'pass', text: 'pass' } as const
const END_TURN = { id: 'end-turn', text: 'end-turn' } as const
type Action = Activation | typeof SPEND_TIME | typeof PASS | typeof END_TURN

/** One turn of the Action Phase: one or two actions, then the next player who has not passed. */
export function* actionPhase(t: Table): Flow<Phase> {
  const seat = t.active
  for (let done = 0; done < MOST_ACTIONS; done++) {
    const action = yield* t.choose({
      seat,
      rule: done === 0 ? 'action.menu' : 'action.same-twice',
      text: done === 0 ? 'action.menu' : 'action.one-or-two',
      among: actionsOf(t, seat, done),
      refused: () => [...refusedActivations(t, seat), ...refusedSteps(t, seat, done)],
      always: true,
    })
    if (action.text === 'end-turn') {
      t.cite('action.one-or-two').say('turn-ended', { seat: { seat } })
      break
    }
    if (action.text === 'pass') {
      yield* pass(t, seat)
      break
    }
    yield* t.ability(() => act(t, seat, action))
  }
  return nextTurn(t, seat)
}

function actionsOf(t: Table, seat: Seat, done: number): Action[] {
  const actions: Action[] = []
  for (const piece of usableCharacters(t, seat)) actions.push(activation(t, piece))
  for (const piece of usableEvents(t, seat)) actions.push(activation(t, piece))
  if (whyNoTime(t, seat) === null) actions.push(SPEND_TIME)
  actions.push(PASS)
  if (done > 0) actions.push(END_TURN)
  return actions
}
const activation = (t: Table, piece: Piece): Activation => ({
  id: `activate.${t.card(piece).id}`,
  text: 'activate',
  piece,
  params: { card: { piece } },
})

/** What lies in the PRESENT and cannot be used now, with the rule that says why. */
function refusedActivations(t: Table, seat: Seat): Refused[] {
  const refuse = (piece: Piece, why: string): Refused => ({ ...activation(t, piece), why })
  return [
    ...rowOf(t, 'character', seat).pieces.flatMap((piece) => {
      if (t.mark('activated', piece) === 1) return [refuse(piece, 'character.stays-activated')]
      return canPerform(t, seat, piece) ? [] : [refuse(piece, 'character.must-be-performable')]
    }),
    ...rowOf(t, 'event', seat).pieces.flatMap((piece) =>
      canPerform(t, seat, piece) ? [] : [refuse(piece, whyNoEvent(t, piece))],
    ),
  ]
}

/** Nobody has the most Danger where nobody has any: for abilities about it that is the reason. */
function whyNoEvent(t: Table, piece: Piece): RuleId {
  const hasDanger = t.seats.some((seat) => t.track('danger', seat) > 0)
  return !hasDanger && needsMostDanger(t.card(piece)) ? 'danger.most-needs-one' : 'event.must-be-performable'
}

/** Spending Time and ending the turn, where they are not possible now. */
function refusedSteps(t: Table, seat: Seat, done: number): Refused[] {
  const why = whyNoTime(t, seat)
  return [
    ...(why === null ? [] : [{ ...SPEND_TIME, why }]),
    // A turn has at least one action; whoever wants none passes.
    ...(done > 0 ? [] : [{ ...END_TURN, why: 'turn.no-skip' }]),
  ]
}

function* act(t: Table, seat: Seat, action: Activation | typeof SPEND_TIME): Flow<void> {
  if (!('piece' in action)) yield* spendTime(t, seat)
  else if (typeOf(t, action.piece) === 'event') yield* activateEvent(t, seat, action.piece)
  else yield* activateCharacter(t, seat, action.piece)
}

function* pass(t: Table, seat: Seat): Flow<void> {
  t.cite('pass.no-more-actions').set('has-passed', true, seat)
  if (t.fact('first-to-pass') < 0) t.cite('pass.first-starts-next').set('first-to-pass', seat)
  t.cite('pass.no-more-actions').say('passed', { seat: { seat } })
  yield* t.announce({ on: 'passed', seat })
}

function nextTurn(t: Table, seat: Seat): Phase {
  const next = t.turnOrder(t.after(seat)).find((other) => !t.fact('has-passed', other))
  if (next === undefined) {
    t.cite('round.phases').say('bribes-begin')
    t.cite('action.phase-end').passTurn(t.fact('starting-player'))
    return 'bribe'
  }
  t.cite('action.continue').passTurn(next)
  return 'action'
}
