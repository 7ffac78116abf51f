import type { Answer, Bilingual, FillParam } from '@sablier/kernel'
import * as v from 'valibot'

const list = <T extends v.GenericSchema>(item: T) => v.pipe(v.array(item), v.readonly())

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const Worth = { winChance: Share, winSpread: v.number(), worlds: v.number() }
const Reason = v.strictObject({
  key: v.string(),
  params: v.exactOptional(
    v.record(
      v.string(),
      v.custom<FillParam>((value) => value !== undefined),
    ),
  ),
  weight: v.number(),
})

const Taking = v.strictObject({
  take: v.string(),
  said: v.exactOptional(v.custom<object>((value) => value !== null && typeof value === 'object')),
})

/** A strong player's estimate of each answer, made from what the asked seat may know. */
export const HintSchema = v.strictObject({
  rule: v.string(),
  options: list(
    v.strictObject({
      answer: v.custom<Answer>((value) => value !== undefined),
      ...Worth,
      expectedScore: v.number(),
      reasons: list(Reason),
    }),
  ),
  /** Standing offers beside letting them stand (`taking` null). */
  offers: list(v.strictObject({ taking: v.nullable(Taking), ...Worth })),
  texts: v.record(
    v.string(),
    v.custom<Bilingual>((value) => value !== null && typeof value === 'object'),
  ),
})
