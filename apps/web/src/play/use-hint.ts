import type { Hint } from '@sablier/bots'
import type { Seat } from '@sablier/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { tableHost } from './local-table.ts'

/** Advice for the question of one moment: asked for, being thought of, or there. */
export interface HintState {
  readonly hint: Hint | null
  readonly thinking: boolean
}

/** Asks for advice on the open question; forgets it when another question comes. */
export function useHint(seat: Seat | null, moment: number): HintState & { ask: () => void } {
  const [state, setState] = useState<HintState>({ hint: null, thinking: false })
  const now = useRef(moment)
  now.current = moment
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment forgets the advice
  useEffect(() => setState({ hint: null, thinking: false }), [moment])
  const ask = useCallback(() => {
    if (seat === null) return
    const asked = now.current
    setState({ hint: null, thinking: true })
    void tableHost()
      .hint(seat)
      .then((hint) => now.current === asked && setState({ hint, thinking: false }))
  }, [seat])
  return { ...state, ask }
}
