import { useEffect, useState } from 'react'
import { paintCountry } from './paint-country.ts'

/** Boards of nearly the same shape share a painting, stretched a little. */
const STEP = 0.1
const paintings = new Map<number, string>()

function paintingFor(ratio: number): string {
  const shape = Math.max(0.6, Math.round(ratio / STEP) * STEP)
  const known = paintings.get(shape)
  if (known) return known
  const url = URL.createObjectURL(new Blob([paintCountry(shape)], { type: 'image/svg+xml' }))
  paintings.set(shape, url)
  return url
}

/** The painted country as a picture for a board of this shape, made once and kept: its thousands of strokes are no part of the page. */
export function usePainting(board: HTMLElement | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!board) return
    const paint = () => {
      const { width, height } = board.getBoundingClientRect()
      if (width > 0 && height > 0) setUrl(paintingFor(width / height))
    }
    const observer = new ResizeObserver(paint)
    observer.observe(board)
    return () => observer.disconnect()
  }, [board])
  return url
}
