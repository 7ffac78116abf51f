import * as v from 'valibot'

/** How long seats may think: as long as they like, a bank of minutes each, or so many days for every turn. */
export const Clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('live'),
    /** The bank of each seat. */
    minutes: v.pipe(v.number(), v.minValue(0.05), v.maxValue(240)),
    /** Seconds added to the bank with the first answer in each phase. */
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)),
  }),
  v.strictObject({ kind: v.literal('days'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)) }),
])
export type Clock = v.InferOutput<typeof Clock>
