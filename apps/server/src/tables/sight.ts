import { type Ask, copyState, type Match, type State, type View, type Viewer } from '@sablier/kernel'

/**
 * What one viewer was shown last. A view is made anew only where the position or the question has changed: while others
 * answer behind their screens, nearly everything a seat sees stays as it was.
 */
export class Sight {
  private constructor(
    readonly view: View,
    private readonly basis: State,
    private readonly ask: Ask | null,
  ) {}

  /** What a viewer sees now, given what they saw before. Parts that have not changed are the same objects. */
  static of(match: Match, viewer: Viewer, before: Sight | undefined, positions: Positions): Sight {
    const ask = viewer === 'spectator' ? null : match.askOf(viewer)
    return match.asSeenBy(viewer, () => {
      const { state } = match.table
      if (before && positions.isSame(before.basis, state)) {
        const view = before.seenAgain(match, viewer, ask)
        if (view) return new Sight(view, before.basis, ask)
      }
      return new Sight(match.view(viewer), positions.copyOf(state), ask)
    })
  }

  /** The view of the same position, unless there is a new question or an offer to be read. */
  private seenAgain(match: Match, viewer: Viewer, ask: Ask | null): View | null {
    if (ask !== null && ask !== this.ask) return null
    const { view } = this
    if (viewer !== 'spectator' && (view.offers.length > 0 || match.offers(viewer).length > 0)) return null
    return {
      ...view,
      ask: ask && view.ask,
      waiting: match.asks().map(({ seat }) => seat),
      canUndo: viewer !== 'spectator' && match.canUndo(viewer),
      entries: match.entries.length,
    }
  }
}

/** The positions of one telling: seats that look at the same table share one copy of it and one comparison. */
export class Positions {
  private readonly copies = new Map<State, State>()
  private readonly compared = new Map<State, { readonly to: State; readonly same: boolean }>()

  copyOf(state: State): State {
    let copy = this.copies.get(state)
    if (!copy) {
      copy = copyState(state)
      this.copies.set(state, copy)
    }
    return copy
  }
  isSame(before: State, now: State): boolean {
    const known = this.compared.get(before)
    if (known?.to === now) return known.same
    const same = looksSame(before, now)
    this.compared.set(before, { to: now, same })
    return same
  }
}

/** Whether two positions look the same to everybody. */
function looksSame(a: State, b: State): boolean {
  if (a.phase !== b.phase || a.step !== b.step || a.active !== b.active || a.round !== b.round || a.result !== b.result)
    return false
  for (let i = 0; i < a.places.length; i++) if (!areSame(a.places[i] as number[], b.places[i] as number[])) return false
  return (
    areSame(a.tracks, b.tracks) &&
    areSame(a.marks, b.marks) &&
    areSame(a.known, b.known) &&
    areSame(a.key, b.key) &&
    areSame(a.face, b.face) &&
    areSame(a.facts, b.facts)
  )
}
function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
