import { useTable } from '@sablier/ui'
import { useLayoutEffect } from 'react'

/** Options that begin so are answered on the table in another way: they need no buttons. Null: there are none. */
export function usePlacedElsewhere(begins: string | null): void {
  const { ask, picks } = useTable()
  useLayoutEffect(() => {
    if (begins === null || !ask) return
    const back = ask.options.filter(({ id }) => id.startsWith(begins)).map(({ id }) => picks.place(id))
    return () => {
      for (const take of back) take()
    }
  }, [begins, ask, picks])
}
