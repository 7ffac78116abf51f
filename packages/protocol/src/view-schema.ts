import type { SeenEvent, View } from '@sablier/kernel'
import * as v from 'valibot'

const Numbers = v.array(v.number())

/** The state with holes, as the kernel makes it for one viewer. */
const SeenState = v.looseObject({
  phase: v.string(),
  active: v.number(),
  round: v.number(),
  face: Numbers,
  home: Numbers,
  places: v.array(Numbers),
  tracks: Numbers,
  marks: Numbers,
  facts: v.array(v.unknown()),
})
const SeenAsk = v.looseObject({
  kind: v.string(),
  seat: v.number(),
  rule: v.string(),
  text: v.string(),
  options: v.array(v.looseObject({ id: v.string() })),
  refused: v.array(v.looseObject({ id: v.string(), why: v.string() })),
  min: v.number(),
  max: v.number(),
})
const isView = v.looseObject({
  state: SeenState,
  ids: v.array(v.string()),
  viewer: v.union([v.number(), v.literal('spectator')]),
  ask: v.nullable(SeenAsk),
  waiting: Numbers,
  offers: v.array(v.looseObject({ id: v.string(), rule: v.string() })),
  canUndo: v.boolean(),
  entries: v.number(),
})

/** What one viewer may know of the game. Its inside belongs to the kernel; here only its outline is checked. */
export const ViewSchema = v.custom<View>((value) => v.is(isView, value), 'a view')
const isEvent = v.looseObject({ type: v.string(), rule: v.string(), entry: v.number() })
/** Something that happened, as one viewer may hear it. */
export const EventSchema = v.custom<SeenEvent>((value) => v.is(isEvent, value), 'an event')
