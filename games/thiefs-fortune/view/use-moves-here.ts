import type { CardType } from '@sablier/thiefs-fortune'
import { cardOf, useThief } from './use-thief.ts'

/** True while the question is to which space of one's own row a card goes. */
export function useMovesHere(type: CardType): boolean {
  const { ask, table, me } = useThief()
  if (ask?.text !== 'space' || me === null) return false
  const moving = ask.params['card']
  const id = typeof moving === 'object' && 'card' in moving ? moving.card : null
  return table.zone(`present-${type}s` as const, me).pieces.some((piece) => cardOf(table, piece)?.id === id)
}
