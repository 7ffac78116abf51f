import type { SeenEvent } from '@sablier/kernel'
import { type TableModel, useTable } from '@sablier/ui'
import { useEffect, useRef, useState } from 'react'

/** A fight that has been thrown, told but not yet shown. */
export interface Clash {
  /** Another word for every throw. */
  readonly id: string
  /** Everything told so far, for the story of the fight. */
  readonly events: readonly SeenEvent[]
  /** Goes on with the table. */
  readonly end: () => void
}

/** The latest throw of which totals were told, by its place among all that was told; empty if there was none. */
function latestThrow(events: readonly SeenEvent[]): { readonly id: string; readonly entry: number } {
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]
    if (event?.type === 'said' && event.key === 'totals') return { id: `${i} ${event.entry}`, entry: event.entry }
  }
  return { id: '', entry: -1 }
}

/**
 * The fight to be shown now, and the table as it was before: nothing on the table tells the result before the dice do.
 * A fight that happened before one came, or long ago, is not shown.
 */
export function useClash(): { readonly clash: Clash | null; readonly shown: TableModel } {
  const model = useTable()
  const { events, view } = model
  const { id, entry } = latestThrow(events)
  const [seen, setSeen] = useState(id)
  const before = useRef(model)
  const isNew = id !== seen && id !== ''
  const isFresh = isNew && entry >= view.entries - 1 && events.length > before.current.events.length
  const held = useRef(false)
  held.current = isNew && (held.current || isFresh)
  useEffect(() => {
    if (isNew && !held.current) setSeen(id)
    if (!held.current) before.current = model
  })
  if (!held.current) return { clash: null, shown: model }
  const { current } = before
  return {
    clash: { id, events, end: () => setSeen(id) },
    shown: { ...current, ask: null, offers: [], reader: model.reader, look: model.look },
  }
}
