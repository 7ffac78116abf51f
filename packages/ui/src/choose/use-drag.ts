import type { PointerEvent } from 'react'
import { useTable } from '../table-context.tsx'

/** A press that moves further than this is a drag. */
const FAR = 8

interface DragProps {
  readonly 'data-drags'?: ''
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void
}

/** What lies under a spot: the option of a place, or a place that takes what is dragged. */
function under(x: number, y: number, dragged: HTMLElement): HTMLElement | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue
    const target = element.closest<HTMLElement>('[data-option], [data-drop]')
    // Of several cards that answer, one let go over another does not mean the other.
    if (target && isSameKind(target, dragged)) return null
    if (target && !target.contains(dragged)) return target
  }
  return null
}

/** True of two things that answer alike: both can be dragged. */
const isSameKind = (one: HTMLElement, other: HTMLElement): boolean =>
  one.dataset['drags'] !== undefined && other.dataset['option'] !== undefined

/**
 * Lets something be dragged where a person would drag it: onto a place that is an option, or, if it is an option itself, onto a
 * `Drop`. `carries` is its option id, empty for what only goes to options; null: it cannot be dragged.
 */
export function useDrag(carries: string | null): DragProps {
  const { choose, ask } = useTable()
  if (carries === null || !ask) return {}
  const answer = (over: HTMLElement | null) => {
    const option = over?.dataset['option'] ?? (over && carries ? carries : undefined)
    if (option !== undefined) choose(option)
  }
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (down.button === 0) followPointer(down.currentTarget, { x: down.clientX, y: down.clientY }, answer)
  }
  return { 'data-drags': '', onPointerDown }
}

/** Lets an element go with the pointer until it is let go, and tells over what it was. */
function followPointer(
  element: HTMLElement,
  from: { readonly x: number; readonly y: number },
  letGo: (over: HTMLElement | null) => void,
): void {
  let isDragged = false
  let over: HTMLElement | null = null
  const mark = (target: HTMLElement | null) => {
    if (over === target) return
    over?.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
    over = target
  }
  const move = (event: globalThis.PointerEvent) => {
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!isDragged && Math.hypot(dx, dy) < FAR) return
    isDragged = true
    element.setAttribute('data-dragged', '')
    element.style.translate = `${dx}px ${dy}px`
    mark(under(event.clientX, event.clientY, element))
  }
  const ended = new AbortController()
  const end = (event: globalThis.PointerEvent) => {
    ended.abort()
    const target = over
    mark(null)
    element.removeAttribute('data-dragged')
    element.style.translate = ''
    if (!isDragged) return
    swallowClick()
    if (event.type === 'pointerup') letGo(target)
  }
  addEventListener('pointermove', move, { signal: ended.signal })
  addEventListener('pointerup', end, { signal: ended.signal })
  addEventListener('pointercancel', end, { signal: ended.signal })
}

/** The click that follows a drag is no press. */
function swallowClick(): void {
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
}
const stop = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
