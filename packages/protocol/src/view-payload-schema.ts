import type { ViewPayload } from '@sablier/kernel'
import * as v from 'valibot'

const Numbers = v.array(v.number())

/** The table place by place, as the kernel shows it to one viewer. */
const StatePayload = v.looseObject({
  phase: v.string(),
  active: v.number(),
  round: v.number(),
  names: v.array(v.string()),
  marks: v.number(),
  places: v.array(v.array(v.union([v.number(), v.tupleWithRest([v.number(), v.nullable(v.string())], v.number())]))),
  tracks: Numbers,
  facts: v.array(v.unknown()),
})
const AskPayload = v.looseObject({
  kind: v.string(),
  seat: v.number(),
  rule: v.string(),
  text: v.exactOptional(v.string()),
  options: v.array(v.union([v.number(), v.looseObject({ id: v.string() })])),
  refused: v.exactOptional(v.array(v.looseObject({ id: v.string(), why: v.string() }))),
  min: v.number(),
  max: v.number(),
})
const isViewPayload = v.looseObject({
  state: StatePayload,
  viewer: v.union([v.number(), v.literal('spectator')]),
  ask: v.nullable(AskPayload),
  waiting: Numbers,
  offers: v.array(v.looseObject({ id: v.string(), rule: v.string() })),
  canUndo: v.boolean(),
  entries: v.number(),
  lastOwn: v.number(),
})

/** The game as one viewer may know it. Its contents belong to the kernel; here only its outline is checked. */
export const ViewPayloadSchema = v.custom<ViewPayload>((value) => v.is(isViewPayload, value), 'what a viewer sees')
