import type { SeenEvent } from '@sablier/kernel'
import { animate } from 'motion/mini'
import { type RefObject, useLayoutEffect, useRef } from 'react'

type Spot = { x: number; y: number; w: number }

const spotOf = (element: Element): Spot => {
  const { left, top, width } = element.getBoundingClientRect()
  return { x: left + window.scrollX, y: top + window.scrollY, w: width }
}

/** Lets cards travel: each piece flies from where it, or the place it came from, was seen last. */
export function useFlights(inside: RefObject<HTMLElement | null>, events: readonly SeenEvent[], still: boolean): void {
  const seen = useRef(new Map<string, Spot>())
  const heard = useRef(0)
  useLayoutEffect(() => {
    const root = inside.current
    if (!root) return
    const before = seen.current
    const now = new Map<string, Spot>()
    const origins = new Map<string, string>()
    if (events.length < heard.current) heard.current = 0
    for (const event of events.slice(heard.current)) {
      if (event.type !== 'moved' || event.id === null) continue
      const { id, was, from } = event
      origins.set(id, was && before.has(was) ? was : `zone ${from.zone}.${from.at}`)
    }
    const first = heard.current === 0
    heard.current = events.length
    for (const zone of root.querySelectorAll<HTMLElement>('[data-zone]'))
      now.set(`zone ${zone.dataset['zone']}`, spotOf(zone))
    for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const id = piece.dataset['piece'] ?? ''
      const to = spotOf(piece)
      now.set(id, to)
      const from = before.get(origins.get(id) ?? id)
      // What is not shown has no width: nothing flies from there.
      if (still || first || !from?.w || to.w === 0) continue
      const [dx, dy] = [from.x - to.x, from.y - to.y]
      if (Math.abs(dx) + Math.abs(dy) < 4) continue
      fly(piece, dx, dy)
    }
    seen.current = now
  })
}

function fly(piece: HTMLElement, dx: number, dy: number): void {
  piece.style.zIndex = '5'
  const flight = animate(
    piece,
    { transform: [`translate(${dx}px, ${dy}px) scale(1.06)`, 'translate(0px, 0px) scale(1)'] },
    { duration: 0.42, ease: [0.22, 0.8, 0.3, 1] },
  )
  void flight.finished.then(() => {
    piece.style.transform = ''
    piece.style.zIndex = ''
  })
}
