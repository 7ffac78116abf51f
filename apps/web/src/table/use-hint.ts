import type { Hint } from '@sablier/bots'
import { useState } from 'react'

/** Advice for one question: asked for, being thought of, there, or not to be had. */
export interface HintState {
  readonly question: string
  readonly hint: Hint | null
  readonly thinking: boolean
  readonly missing: boolean
}
/** The same, with the ways to ask for it and to put it away. */
export interface HintWays extends HintState {
  readonly ask: () => void
  readonly forget: () => void
}

const none = (question: string): HintState => ({ question, hint: null, thinking: false, missing: false })

/** Asks for advice on the open question; forgets it when another question comes. */
export function useHint(question: string, load: () => Promise<Hint | null>): HintWays {
  const [state, setState] = useState(() => none(question))
  if (state.question !== question) setState(none(question))
  const ask = () => {
    const asked: HintState = { ...none(question), thinking: true }
    // What was forgotten, or asked for anew meanwhile, is not shown any more.
    const show = (hint: Hint | null) =>
      setState((now) => (now === asked ? { ...none(question), hint, missing: hint === null } : now))
    setState(asked)
    load().then(show, () => show(null))
  }
  return { ...state, ask, forget: () => setState(none(question)) }
}
