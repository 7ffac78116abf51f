import type { Result } from '@sablier/kernel'
import type { TableInfo } from '@sablier/protocol'

/** Who has resigned is not among the winners, whatever the computer player has made of the seat. */
export const withoutResigned = (result: Result, seats: TableInfo['seats']): Result => ({
  ...result,
  winners: result.winners.filter((seat) => seats[seat]?.away !== 'resigned'),
})
