import { type PlaceName, placeName, type SeenEvent, type SeenEventOf } from '@sablier/kernel'
import * as v from 'valibot'

/** A field of one type of event, with the mark of a place. */
type FieldOf<K extends SeenEvent['type'], E = SeenEventOf<K>> = {
  [F in Exclude<keyof E, keyof Common> & string]: E[F] extends PlaceName ? `@${F}` : F
}[Exclude<keyof E, keyof Common> & string]
type Common = Pick<SeenEvent, 'type' | 'rule' | 'entry'>

/** The fields of each type of event, in wire order; `@`: a place, sent by its name. */
const FIELDS: { readonly [K in SeenEvent['type']]: readonly FieldOf<K>[] } = {
  moved: ['@from', '@to', 'card', 'was', 'id'],
  shuffled: ['@zone'],
  'track-changed': ['name', 'seat', 'from', 'to'],
  'fact-set': ['name', 'seat', 'value'],
  marked: ['name', '@at', 'to', 'card'],
  rolled: ['seat', 'sides', 'values', 'purpose'],
  looked: ['seat', '@at', 'cards'],
  revealed: ['@at', 'cards'],
  said: ['key', 'params'],
  'turn-passed': ['seat'],
  'phase-begun': ['phase', 'round'],
  ended: ['result'],
}
interface Field {
  readonly name: string
  readonly isPlace: boolean
}
/** The same as lists of fields. */
const SENT = new Map<string, readonly Field[]>(
  Object.entries(FIELDS).map(([type, fields]) => [
    type,
    fields.map((field) => ({ name: field.replace('@', ''), isPlace: field.startsWith('@') })),
  ]),
)

/** An event in its short form: type, rule and values; trailing nulls are left out. */
export type EventPayload = readonly [type: string, rule: string, ...values: unknown[]]
/** Events in their short form. A number is the entry number of the events after it. */
export type EventPayloads = readonly (number | EventPayload)[]

function isEventPayload(value: unknown): boolean {
  if (!Array.isArray(value)) return Number.isSafeInteger(value) && (value as number) >= 0
  const fields = SENT.get(value[0])
  if (!fields || typeof value[1] !== 'string' || value.length > 2 + fields.length) return false
  return fields.every(({ isPlace }, i) => !isPlace || typeof value[2 + i] === 'string')
}
/** A list of event payloads in order; an entry number comes before its events. */
export const EventPayloadsSchema = v.custom<EventPayloads>(
  (value) => Array.isArray(value) && value.every(isEventPayload) && !Array.isArray(value[0]),
  'a list of events',
)

function placeOf(name: string): PlaceName {
  const [, zone = name, at = -1] = /^(.*)\.(\d+)$/.exec(name) ?? []
  return { zone, at: Number(at) }
}

/** An event in its short form, without its entry number, which many share. */
export function eventPayload(event: SeenEvent): EventPayload {
  const fields = SENT.get(event.type) ?? []
  const values: Readonly<Record<string, unknown>> = event
  let length = fields.length
  while (length > 0 && values[(fields[length - 1] as Field).name] === null) length--
  // As long as it will be from the start: a list that grows takes up far more than these few.
  const sent = new Array<unknown>(2 + length)
  sent[0] = event.type
  sent[1] = event.rule
  for (let i = 0; i < length; i++) {
    const { name, isPlace } = fields[i] as Field
    sent[2 + i] = isPlace ? placeName(values[name] as PlaceName) : values[name]
  }
  return sent as unknown as EventPayload
}

/** Expands event payloads. */
export function readEvents(sent: EventPayloads): SeenEvent[] {
  const events: SeenEvent[] = []
  let entry = 0
  for (const item of sent) {
    if (typeof item === 'number') entry = item
    else events.push(readEvent(item, entry))
  }
  return events
}
function readEvent([type, rule, ...values]: EventPayload, entry: number): SeenEvent {
  const event: Record<string, unknown> = { type, rule, entry }
  for (const [i, { name, isPlace }] of (SENT.get(type) ?? []).entries())
    event[name] = isPlace ? placeOf(values[i] as string) : (values[i] ?? null)
  return event as SeenEvent
}
