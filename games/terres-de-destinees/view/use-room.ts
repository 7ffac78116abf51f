import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** How the screen is cut: a desk, a phone upright, a phone on its side. */
export type RoomShape = 'desk' | 'tall' | 'side'

/** The room there is on the screen. */
export interface Room {
  readonly shape: RoomShape
  readonly width: number
  readonly height: number
  /** CSS pixels of a sixteenth of the root letter size: everything grows with it. */
  readonly unit: number
}

const WIDE = 900
const LOW = 480
const PHONE = 12 / 11

/** A phone upright that has no room for a whole card beside a question. */
export const isLow = (shape: RoomShape, height: number): boolean => shape === 'tall' && height < 700

const heed = (changed: () => void): (() => void) => {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}
const read = (): string => {
  const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  return `${innerWidth} ${innerHeight} ${unit}`
}

export function useRoom(): Room {
  const [width = 0, height = 0, unit = 1] = useSyncExternalStore(heed, read).split(' ').map(Number)
  const shape = height <= LOW && width > height ? 'side' : width < WIDE ? 'tall' : 'desk'
  // Letters on a phone are no smaller than 12 px, cards have none below 11 units.
  return { shape, width, height, unit: shape === 'desk' ? unit : unit * PHONE }
}

/** The room inside of an element, in px. */
export interface Inside {
  readonly width: number
  readonly height: number
}

/** The inner measures of an element, kept up to date. */
export function useInside(element: RefObject<HTMLElement | null>): Inside {
  const [inside, setInside] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const measure = () => {
      const style = getComputedStyle(watched)
      const of = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
      const width = Math.floor(watched.clientWidth - of('padding-left') - of('padding-right'))
      const height = Math.floor(watched.clientHeight - of('padding-top') - of('padding-bottom'))
      setInside((was) => (was.width === width && was.height === height ? was : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return inside
}
