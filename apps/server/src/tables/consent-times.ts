import type { Clock, TableInfo } from '@sablier/protocol'

/** How long the table waits for an absent person, in milliseconds. */
export type ConsentTimes = TableInfo['consent']

const DAY = 24 * 3600_000

/** The default times; also those of tables from before such times were stored. */
export const USUAL_TIMES = { grace: 120_000, voting: 60_000, closing: DAY }

/** The times at a table: one at which people have days to answer has them absent as a rule, so only its clock hands seats over. */
export function timesFor(clock: Clock, { grace, voting, closing }: typeof USUAL_TIMES): ConsentTimes {
  if (clock.kind !== 'days') return { grace, voting, closing }
  return { grace: null, voting, closing: Math.max(closing, clock.days * DAY) }
}
