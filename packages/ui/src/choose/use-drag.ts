import { type PointerEvent, useRef } from 'react'
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
  const dropped = useRef(false)
  if (carries === null || !ask) return {}
  const answer = (target: HTMLElement | null): boolean => {
    const option = target?.dataset['option'] ?? (target && carries ? carries : undefined)
    if (option === undefined) return false
    choose(option)
    return true
  }
  const onPointerDown = (down: PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return
    const element = down.currentTarget
    let over: HTMLElement | null = null
    const mark = (target: HTMLElement | null) => {
      if (over === target) return
      over?.removeAttribute('data-over')
      target?.setAttribute('data-over', '')
      over = target
    }
    const move = (event: globalThis.PointerEvent) => {
      const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY]
      if (!dropped.current && Math.hypot(dx, dy) < FAR) return
      dropped.current = true
      element.setAttribute('data-dragged', '')
      element.style.translate = `${dx}px ${dy}px`
      mark(under(event.clientX, event.clientY, element))
    }
    const end = (event: globalThis.PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      const target = over
      mark(null)
      element.removeAttribute('data-dragged')
      element.style.translate = ''
      if (!dropped.current) return
      // The click that follows a drag is no press.
      addEventListener('click', stop, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', stop, { capture: true }), 0)
      dropped.current = false
      if (event.type === 'pointerup') answer(target)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  return { 'data-drags': '', onPointerDown }
}
const stop = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
