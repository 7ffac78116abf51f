import { type RefObject, useEffect } from 'react'

/** After an answer that took away what had the focus, the focus goes to the question instead of being lost. */
export function useKeptFocus(bar: RefObject<HTMLElement | null>, question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the moment to look
  useEffect(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) bar.current?.focus({ preventScroll: true })
  }, [bar, question])
}
