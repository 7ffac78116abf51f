import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many parts of a long page are drawn: some at once, the others slice by slice, all of them before printing. */
export function useSlices(all: number, { first, slice }: { readonly first: number; readonly slice: number }): number {
  const [drawn, setDrawn] = useState(first)
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn(Number.POSITIVE_INFINITY))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [])
  useEffect(() => {
    if (drawn >= all) return
    const timer = setTimeout(() => setDrawn(drawn + slice))
    return () => clearTimeout(timer)
  }, [drawn, all, slice])
  return Math.min(drawn, all)
}
