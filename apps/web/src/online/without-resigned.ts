import type { Result } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'

/**
 * Who has resigned is not among the winners, whatever the computer player has made of the seat. Against nobody but those
 * who have resigned, the one who stayed wins.
 */
export function withoutResigned(result: Result, seats: TableInfo['seats']): Result {
  const stayed = seats.flatMap(({ away }, seat) => (away === 'resigned' ? [] : [seat]))
  const winners = result.winners.filter((seat) => stayed.includes(seat))
  const onlyOne = seats.length > 1 && stayed.length === 1 && result.winners.length > 0
  return { ...result, winners: onlyOne ? stayed : winners }
}
