import { askOf } from '../sight/seen-ask.ts'
import { stateOf } from '../sight/seen-state.ts'
import type { View, ViewPayload } from './match-data.ts'

/** The parts of a view payload that a view was made of, and the view. */
export interface Viewed {
  readonly payload: Pick<ViewPayload, 'state' | 'ask'>
  readonly view: View
}

/** A view payload as rules and screens read it, with a state in the place of its state payload. What is as before is the same object. */
export function viewOf(payload: ViewPayload, before: Viewed | null = null): View {
  const { state: statePayload, viewer, ask, waiting, offers, canUndo, entries, lastOwn } = payload
  const { state, ids } = before?.payload.state === statePayload ? before.view : stateOf(statePayload)
  const asked = before?.payload.ask === ask && before.view.ids === ids ? before.view.ask : ask && askOf(ask, ids)
  return { state, ids, viewer, ask: asked, waiting, offers, canUndo, entries, lastOwn }
}
