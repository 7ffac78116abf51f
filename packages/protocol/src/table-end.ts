import * as v from 'valibot'
import { SeatNumber } from './words.ts'

/** How a table came to its end. */
export const TABLE_ENDS = [
  'played', // to the end of the game; the view has the result
  'resigned', // of two seats one gave up: the other has won
  'agreed', // all people agreed to stop
  'lapsed', // those who came agreed to stop; the others did not come and were not waited for
  'stopped', // the only person left stopped
  'empty', // nobody sat there any more
  'expired', // nobody began it in time
  'abandoned', // nobody played on for very long
  'operator', // the operator of the server closed it
] as const

/** Why a table is over or closed, and who won where the game itself does not say. */
export const TableEnd = v.strictObject({
  why: v.picklist(TABLE_ENDS),
  /** The seat that brought it about; null: all together, or the game. */
  by: v.nullable(SeatNumber),
  winners: v.array(SeatNumber),
})
export type TableEnd = v.InferOutput<typeof TableEnd>
