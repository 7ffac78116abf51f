import type { SeenEvent } from '@sablier/kernel'
import { type TableModel, useTable } from '@sablier/ui'
import { useEffect, useRef, useState } from 'react'
import { latestThrow } from './latest-throw.ts'

/** A fight that has been thrown, told but not yet shown. */
export interface Clash {
  /** Another word for every throw. */
  readonly id: string
  /** Everything told up to the throw and what it led to at once, for the story of the fight. */
  readonly events: readonly SeenEvent[]
  /** Goes on with the table. */
  readonly end: () => void
}

/**
 * The fight to be shown now, and the table as it was before: nothing on the table tells the result before the dice do.
 * A fight that happened before one came, or long ago, is not shown.
 */
export function useClash(): { readonly clash: Clash | null; readonly shown: TableModel } {
  const model = useTable()
  const { events, view } = model
  const { id, entry, told } = latestThrow(events)
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
    clash: { id, events: told, end: () => setSeen(id) },
    shown: { ...current, ask: null, offers: [], reader: model.reader, look: model.look },
  }
}
