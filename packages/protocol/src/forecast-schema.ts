import * as v from 'valibot'

const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly())

const Change = { from: v.number(), to: v.nullable(v.number()) }
const Place = v.strictObject({ zone: v.string(), at: v.number() })

/** The certain effects of an answer, as far as its seat can know; see `Forecast` of the kernel. */
export const ForecastSchema = v.strictObject({
  tracks: list(v.strictObject({ name: v.string(), seat: v.number(), ...Change })),
  scores: list(v.strictObject({ seat: v.number(), ...Change })),
  moves: list(v.strictObject({ card: v.nullable(v.string()), piece: v.nullable(v.string()), from: Place, to: Place })),
  marks: list(v.strictObject({ name: v.string(), card: v.nullable(v.string()), at: Place, to: v.number() })),
  next: v.nullable(v.union([v.literal('over'), v.strictObject({ seat: v.number(), text: v.string() })])),
  unknown: v.boolean(),
})
