/** A message as a test writes it. */
export type Fields = Record<string, unknown>

let count = 0
/** An id for an act that nobody else uses. */
export const freshId = (): string => `act-${process.pid}-${++count}`
