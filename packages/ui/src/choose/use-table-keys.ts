import { type RefObject, useEffect, useRef } from 'react'
import { type Direction, nearestSpot, nextSpot, type Spot } from './next-spot.ts'

const isArrow = (key: string): key is Direction => /^Arrow(?:Left|Right|Up|Down)$/.test(key)
/** Everything that answers or is pressed to answer. */
const ANSWERS = '[data-option]:not(:disabled), [data-confirm]:not(:disabled), [data-more]:not(:disabled)'

/** True when keys belong to something else: a field one types in, an open window. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]')) return true
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable
}

/** Gives the focus to the next answer in a direction, or to the one nearest to where the last one lay. False: there is none. */
function moveFocus(root: HTMLElement, direction: Direction, last: Spot | null): boolean {
  const focused = document.activeElement
  const targets = [...root.querySelectorAll<HTMLElement>(ANSWERS)].filter(
    // What lies under a stage takes no focus: arrows would stop there.
    (target) => target !== focused && target.checkVisibility() && !target.closest('[inert]'),
  )
  const spots = targets.map((target) => target.getBoundingClientRect())
  const isHere = focused instanceof HTMLElement && focused.matches(ANSWERS)
  const at = isHere ? nextSpot(spots, focused.getBoundingClientRect(), direction) : last ? nearestSpot(spots, last) : 0
  const next = targets[at]
  next?.focus()
  return next !== undefined
}

/** Presses the button that shows this key. False: there is none. */
function pressButton(root: HTMLElement, key: string): boolean {
  const button = root.querySelector<HTMLButtonElement>(`[data-key="${CSS.escape(key.toLowerCase())}"]:not(:disabled)`)
  button?.click()
  return button !== null
}

/** Gives what is gathered, unless Enter presses what has the focus. */
function confirm(root: HTMLElement): void {
  const focused = document.activeElement
  if (focused instanceof HTMLButtonElement || focused instanceof HTMLAnchorElement) return
  root.querySelector<HTMLButtonElement>('[data-confirm]:not(:disabled)')?.click()
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
      const { key } = event
      if (key === 'Enter') confirm(root)
      else if (isArrow(key) ? moveFocus(root, key, last.current) : key.length === 1 && pressButton(root, key))
        event.preventDefault()
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
