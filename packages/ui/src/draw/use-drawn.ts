import { useEffect, useState } from 'react'
import { DrawQueue } from './draw-queue.ts'

const queue = new DrawQueue(typeof requestAnimationFrame === 'undefined' ? null : (then) => requestAnimationFrame(then))

/** Whether something heavy is to be drawn by now: at once while a frame has room for it, else in one of the next frames. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(() => queue.take())
  useEffect(() => (isDrawn ? queue.shown() : queue.wait(() => setDrawn(true))), [isDrawn])
  return isDrawn
}

/** How many parts of a long list are drawn: a few at first, more in later frames up to `most`. */
export function useGrowing(first: number, most: number): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => (drawn < most ? queue.wait(() => setDrawn(drawn + first)) : undefined), [drawn, first, most])
  return Math.min(drawn, most)
}
