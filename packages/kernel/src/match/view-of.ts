import { askOf, type SeenAsk, type SentAsk } from '../sight/seen-ask.ts'
import { stateOf } from '../sight/seen-state.ts'
import type { Outlook, View } from './match-data.ts'

const asks = new WeakMap<SentAsk, { readonly ids: readonly string[]; readonly seen: SeenAsk }>()

/** An outlook as rules and screens read it, with a state in the place of its scene. The same parts give the same objects. */
export function viewOf({ scene, viewer, ask, waiting, offers, canUndo, entries }: Outlook): View {
  const { state, ids } = stateOf(scene)
  return { state, ids, viewer, ask: ask && seenAsk(ask, ids), waiting, offers, canUndo, entries }
}
function seenAsk(sent: SentAsk, ids: readonly string[]): SeenAsk {
  let known = asks.get(sent)
  if (known?.ids !== ids) {
    known = { ids, seen: askOf(sent, ids) }
    asks.set(sent, known)
  }
  return known.seen
}
