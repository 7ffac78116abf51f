import { type RefObject, useEffect, useRef } from 'react'
import { type Direction, nearestSpot, nextSpot, type Spot } from './next-spot.ts'

const ARROWS = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
/** Everything that answers or is pressed to answer. */
const ANSWERS = '[data-option]:not(:disabled), [data-confirm]:not(:disabled), [data-more]:not(:disabled)'

/** True when keys belong to something else: a field one types in, an open window. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return true
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable
}

/**
 * The keys of a table: arrows go between what glows by where it lies, letters and numbers press the buttons that show them, Enter
 * gives what is gathered. What has the focus is remembered: after an answer the arrows go on from there.
 */
export function useTableKeys(inside: RefObject<HTMLElement | null>): void {
  const last = useRef<Spot | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      if (event.target instanceof HTMLElement && event.target.matches(ANSWERS))
        last.current = event.target.getBoundingClientRect()
    }
    const onKey = (event: KeyboardEvent) => {
      const root = inside.current
      if (!root || isTaken(event)) return
      const focused = document.activeElement
      if (ARROWS.has(event.key)) {
        const targets = [...root.querySelectorAll<HTMLElement>(ANSWERS)].filter(
          (target) => target !== focused && target.checkVisibility(),
        )
        const spots = targets.map((target) => target.getBoundingClientRect())
        const isHere = focused instanceof HTMLElement && focused.matches(ANSWERS)
        const at = isHere
          ? nextSpot(spots, focused.getBoundingClientRect(), event.key as Direction)
          : last.current
            ? nearestSpot(spots, last.current)
            : 0
        const next = targets[at]
        if (!next) return
        event.preventDefault()
        next.focus()
        return
      }
      if (event.key.length === 1) {
        const key = CSS.escape(event.key.toLowerCase())
        const button = root.querySelector<HTMLButtonElement>(`[data-key="${key}"]:not(:disabled)`)
        if (button) {
          event.preventDefault()
          button.click()
        }
      } else if (
        event.key === 'Enter' &&
        !(focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement)
      )
        root.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)')?.click()
    }
    const root = inside.current
    root?.addEventListener('focusin', remember)
    window.addEventListener('keydown', onKey)
    return () => {
      root?.removeEventListener('focusin', remember)
      window.removeEventListener('keydown', onKey)
    }
  }, [inside])
}
