import type { Piece } from '@sablier/kernel'
import { type Choice, useChoosable } from '@sablier/ui'
import { useThief } from './use-thief.ts'

/** True while the question is about tokens: its options name cards, but it is the tokens on them that answer. */
export function useAsksTokens(): boolean {
  const { ask } = useThief()
  return ask?.options.some(({ text }) => text?.startsWith('take')) ?? false
}

/** True while tokens on this card can be pressed: the card under them is then only looked at. */
export function useTokensPress(piece: Piece): boolean {
  const { ask, table, me } = useThief()
  if (!ask || me === null) return false
  if (ask.options.some((option) => option.piece === piece && option.text?.startsWith('take'))) return true
  const { name, at } = table.place(piece)
  const isMine = name === 'common-future' || (name === 'future' && at === me)
  return isMine && ask.options.some(({ id }) => id === 'spend-time')
}

/** How a whole card stands towards the question. */
export function useCardChoice(piece: Piece, twice: boolean): Choice {
  const asksTokens = useAsksTokens()
  return useChoosable(asksTokens ? { option: '' } : { piece }, { twice })
}
