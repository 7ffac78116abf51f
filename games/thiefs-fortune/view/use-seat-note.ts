import type { Seat } from '@sablier/kernel'
import { useThiefWords } from './thief-words.ts'
import { useThief } from './use-thief.ts'

/** What a player is doing now, in a word or two. */
export function useSeatNote(seat: Seat): string | null {
  const { table, view } = useThief()
  const words = useThiefWords()
  if (view.state.result) return null
  const decides = view.waiting.includes(seat)
  switch (table.phase) {
    case 'loot':
      return decides ? words.looting : words.ready
    case 'action':
      if (decides || table.active === seat) return words.inTurn
      return table.fact('has-passed', seat) ? words.passed : null
    case 'bribe':
      return decides ? words.paying : words.ready
    default:
      return decides ? words.choosing : words.ready
  }
}
