import { useGrowing } from '@sablier/ui'
import { useEffect, useState } from 'react'
import { LAYERS, paintLayer } from './paint-country.ts'

/** Boards of nearly the same shape share a painting, stretched a little. */
const STEP = 0.1
/** The layers painted so far by the shape of the board. */
const paintings = new Map<number, string[]>()

/** The first layers of a painting as pictures, made once and kept: their thousands of strokes are no part of the page. */
function layersFor(shape: number, count: number): readonly string[] {
  const layers = paintings.get(shape) ?? []
  paintings.set(shape, layers)
  while (layers.length < count)
    layers.push(URL.createObjectURL(new Blob([paintLayer(layers.length, shape)], { type: 'image/svg+xml' })))
  return layers
}

/** The painted country as pictures to be laid over each other, for a board of this shape: one more in every frame. */
export function usePainting(board: HTMLElement | null): readonly string[] {
  const [shape, setShape] = useState<number | null>(null)
  const count = useGrowing(1, shape === null ? 0 : LAYERS)
  useEffect(() => {
    if (!board) return
    const measure = () => {
      const { width, height } = board.getBoundingClientRect()
      if (width > 0 && height > 0) setShape(Math.max(0.6, Math.round(width / height / STEP) * STEP))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(board)
    return () => observer.disconnect()
  }, [board])
  return shape === null ? [] : layersFor(shape, count).slice(0, count)
}
