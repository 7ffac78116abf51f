import type { Hint } from '@sablier/bots'
import { useEffect, useRef, useState } from 'react'

/** Advice for the question of one moment: asked for, being thought of, there, or not to be had. */
export interface HintState {
  readonly hint: Hint | null
  readonly thinking: boolean
  readonly missing: boolean
}
/** The same, with the ways to ask for it and to put it away. */
export interface HintWays extends HintState {
  readonly ask: () => void
  readonly forget: () => void
}

const NONE: HintState = { hint: null, thinking: false, missing: false }

/** Asks for advice on the open question; forgets it when another question comes. */
export function useHint(moment: number, load: () => Promise<Hint | null>): HintWays {
  const [state, setState] = useState(NONE)
  const now = useRef(moment)
  now.current = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment forgets the advice
  useEffect(() => setState(NONE), [moment])
  const ask = () => {
    const asked = now.current
    const show = (hint: Hint | null) => now.current === asked && setState({ ...NONE, hint, missing: hint === null })
    setState({ ...NONE, thinking: true })
    load().then(show, () => show(null))
  }
  return { ...state, ask, forget: () => setState(NONE) }
}
