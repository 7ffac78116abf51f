import { useLayoutEffect } from 'react'
import { useTable } from '../table-context.tsx'

/** Says that options have a place on the table although they are not in sight at this moment: they need no buttons. */
export function usePlaced(options: readonly string[]): void {
  const { picks } = useTable()
  const all = options.join(' ')
  useLayoutEffect(() => {
    const places = all === '' ? [] : all.split(' ').map((option) => picks.place(option))
    return () => {
      for (const leave of places) leave()
    }
  }, [picks, all])
}
