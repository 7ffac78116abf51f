import { useEffect } from 'react'

/** Where things are, best first: a game with a screen of its own may have the log in a drawer and its phases as steps. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  ask: ['.ask-bar'],
  log: ['.log', '.table-log'],
  seats: ['.table-seats', '[data-part="seats"]'],
  phase: ['.table-phase', '.steps'],
}

/** The element a lesson points at: one's own zone before the others' of the same name. */
function find(point: string, me: number | null): HTMLElement | null {
  const [kind = '', name = ''] = point.split(' ')
  const query =
    kind === 'zone'
      ? [`[data-zone="${name}.${me ?? 0}"]`, `[data-zone^="${name}."]`]
      : kind === 'part'
        ? [`[data-part="${name}"]`]
        : (PLACES[kind] ?? [])
  for (const one of query) {
    const found = [...document.querySelectorAll<HTMLElement>(one)].find((element) => element.checkVisibility())
    if (found) return found
  }
  return null
}

/** Rings the place that a lesson speaks of and brings it into sight. */
export function usePointer(point: string | null, me: number | null, still: boolean): void {
  useEffect(() => {
    const element = point === null ? null : find(point, me)
    if (!element) return
    element.dataset['pointed'] = ''
    return () => {
      delete element.dataset['pointed']
    }
  })
  useEffect(() => {
    const element = point === null ? null : find(point, me)
    element?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  }, [point, me, still])
}
