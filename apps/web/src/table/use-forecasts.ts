import type { Answer, Forecast } from '@sablier/kernel'
import { Forecasts } from '@sablier/ui'
import { useLayoutEffect, useMemo, useRef } from 'react'

/** The forecasts of a table from whoever can make them; null where nobody can. */
export function useForecasts(load: ((answer: Answer) => Promise<Forecast | null>) | undefined): Forecasts | null {
  const now = useRef(load)
  useLayoutEffect(() => {
    now.current = load
  })
  const has = load !== undefined
  return useMemo(() => (has ? new Forecasts(async (answer) => now.current?.(answer) ?? null) : null), [has])
}
