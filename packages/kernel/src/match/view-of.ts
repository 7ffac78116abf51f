import { askOf } from '../sight/seen-ask.ts'
import { stateOf } from '../sight/seen-state.ts'
import type { Outlook, View } from './match-data.ts'

/** The parts of an outlook that a view was made of, and the view. */
export interface Viewed {
  readonly outlook: Pick<Outlook, 'scene' | 'ask'>
  readonly view: View
}

/** An outlook as rules and screens read it, with a state in the place of its scene. What is as before is the same object. */
export function viewOf(outlook: Outlook, before: Viewed | null = null): View {
  const { scene, viewer, ask, waiting, offers, canUndo, entries, lastOwn } = outlook
  const { state, ids } = before?.outlook.scene === scene ? before.view : stateOf(scene)
  const asked = before?.outlook.ask === ask && before.view.ids === ids ? before.view.ask : ask && askOf(ask, ids)
  return { state, ids, viewer, ask: asked, waiting, offers, canUndo, entries, lastOwn }
}
