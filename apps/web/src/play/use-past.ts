import type { Viewer } from '@sablier/kernel'
import { useEffect, useState } from 'react'
import { tableHost } from './local-table.ts'
import type { Moment } from './table-host.ts'

/** Looks at earlier moments of the open game; null while one looks at the present. */
export function usePast(viewer: Viewer, entries: number) {
  const [at, setAt] = useState<number | null>(null)
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    let gone = false
    if (at === null) setMoment(null)
    else
      void tableHost()
        .momentAt(viewer, at)
        .then((found) => !gone && setMoment(found))
    return () => {
      gone = true
    }
  }, [at, viewer])
  return {
    at: at ?? entries,
    moment: at === null ? null : moment,
    start: () => setAt(entries),
    move: (count: number) => setAt(Math.max(0, Math.min(entries, count))),
    stop: () => setAt(null),
  }
}
