import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface Box {
  readonly width: number
  readonly height: number
}

/** The inside of an element in pixels, and again whenever it changes. */
export function useBox<E extends HTMLElement>(): readonly [ref: RefObject<E | null>, box: Box | null] {
  const ref = useRef<E>(null)
  const [box, setBox] = useState<Box | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      // Whole pixels are rounded: cards as wide as a box half a pixel too wide would not lie in one row.
      const [width, height] = [element.clientWidth - 1, element.clientHeight]
      setBox((old) => (old?.width === width && old.height === height ? old : { width, height }))
    }
    read()
    const watch = new ResizeObserver(read)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [ref, box]
}
