import type { SeenEvent, View, Viewer } from '@sablier/kernel'
import { useEffect, useMemo, useRef, useState } from 'react'

/** A game that can be looked back at. */
interface PastSource {
  readonly viewer: Viewer
  /** How many answers have been given by now. */
  readonly entries: number
  /** Everything the viewer has heard by now. */
  readonly events: readonly SeenEvent[]
  /** The table as the viewer saw it after so many answers. */
  readonly load: (count: number) => Promise<View>
}

/** Looks at earlier moments of the open game; `moment` is null while one looks at the present. */
export function usePast({ viewer, entries, events, load }: PastSource) {
  const [at, setAt] = useState<number | null>(null)
  const [fault, setFault] = useState<unknown>(null)
  const view = useViewAt(at, { viewer, load }, (thrown) => {
    setFault(thrown)
    setAt(null)
  })
  const moment = useMemo(
    () => (view ? { view, heard: events.filter(({ entry }) => entry <= view.entries) } : null),
    [view, events],
  )
  const move = (count: number) => {
    setFault(null)
    setAt(Math.max(0, Math.min(entries, count)))
  }
  return {
    at: at ?? entries,
    moment: at === null ? null : moment,
    fault,
    start: () => move(entries),
    move,
    stop: () => setAt(null),
  }
}

/** The table as it was after so many answers, as soon as it is loaded; null at the present. */
function useViewAt(
  at: number | null,
  { viewer, load }: Pick<PastSource, 'viewer' | 'load'>,
  onFault: (thrown: unknown) => void,
): View | null {
  const [view, setView] = useState<View | null>(null)
  const wanted = useRef<number | null>(null)
  const loading = useRef(false)
  // One moment is fetched at a time: what a hand on the scrubber runs past is not asked for.
  const follow = async () => {
    if (loading.current) return
    loading.current = true
    try {
      for (let count = wanted.current; count !== null; ) {
        const found = await load(count)
        if (wanted.current === count) {
          setView(found)
          return
        }
        count = wanted.current
      }
    } catch (thrown) {
      onFault(thrown)
    } finally {
      loading.current = false
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment or another pair of eyes
  useEffect(() => {
    wanted.current = at
    if (at === null) setView(null)
    else void follow()
  }, [at, viewer])
  return view
}
