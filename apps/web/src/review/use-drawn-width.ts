import { useCallback, useState } from 'react'

const ROOT_LETTER = 16

/**
 * How wide a chart stands on the page, in sixteenths of the root letter size. Drawn as wide as it stands, its letters are as
 * large as those around it. The second part goes to the chart as its `ref`.
 */
export function useDrawnWidth(guess: number): readonly [number, (chart: Element | null) => (() => void) | undefined] {
  const [width, setWidth] = useState(guess)
  const ref = useCallback((chart: Element | null) => {
    if (!chart) return undefined
    const heed = new ResizeObserver(([size]) => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_LETTER
      if (size && size.contentRect.width > 0) setWidth(Math.round(size.contentRect.width / unit))
    })
    heed.observe(chart)
    return () => heed.disconnect()
  }, [])
  return [width, ref]
}
