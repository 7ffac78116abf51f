import { useEffect, useState } from 'react'

const hash = (): string => decodeURIComponent(location.hash.slice(1))

/** The rule, word or chapter that the address names; it is brought into sight. */
export function useTarget(ready: boolean, onMissing: () => void): string {
  const [target, setTarget] = useState(hash)
  useEffect(() => {
    const look = () => setTarget(hash())
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target only
  useEffect(() => {
    if (!ready || !target) return
    if (!document.getElementById(target)) onMissing()
    // A search may have hidden it: it is there after the next drawing.
    requestAnimationFrame(() => showPlace(target))
  }, [ready, target])
  return target
}

/** Brings a place into sight; a close case is unfolded first. */
export function showPlace(id: string): void {
  const place = document.getElementById(id)
  const folded = place?.closest('details')
  if (folded) folded.open = true
  place?.scrollIntoView({ block: id.startsWith('chapter-') ? 'start' : 'center' })
}
