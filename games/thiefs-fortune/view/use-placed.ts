import { useTable } from '@sablier/ui'
import { useLayoutEffect } from 'react'

/** Says that options have a place on the table although they are not in sight at this moment: they are one tab away. */
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
