import type { EventPayloads } from './event-payload.ts'
import type { Patch } from './patch.ts'
import type { Change, ChatLine, Snapshot, ToClient } from './to-client.ts'

declare const ofType: unique symbol
/** A value as JSON. Several people often get the same part of a message: it is written once and passed on as text. */
export type JsonText<T> = string & { readonly [ofType]: T }

/** A value as JSON. */
export const jsonText = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>

/** A patch that replaces the whole value. */
export const replaceText = (value: unknown): JsonText<Patch> => jsonText<Patch>([['=', [], value]])

/** Any message of the server as it goes over the wire. */
export const messageText = (message: ToClient): JsonText<ToClient> => jsonText(message)

/** A change whose parts are written already; a missing or empty part is left out. */
export interface ChangeParts extends Pick<Change, 'from' | 'seq'> {
  readonly keep: number | undefined
  readonly view: JsonText<Patch> | ''
  readonly events: JsonText<EventPayloads> | ''
  readonly table: JsonText<Patch> | ''
  readonly chat: readonly ChatLine[]
}
/** Writes a `change` from parts that several people share: the same message as `messageText` would write. */
export function changeText({ from, seq, keep, view, events, table, chat }: ChangeParts): JsonText<Change> {
  const numbers = `"from":${from},"seq":${seq}${keep === undefined ? '' : `,"keep":${keep}`}`
  const parts = field('view', view) + field('events', events) + field('table', table)
  const talk = chat.length === 0 ? '' : field('chat', jsonText(chat))
  return `{"type":"change",${numbers}${parts}${talk}}` as JsonText<Change>
}

/** A snapshot whose events are written already. */
export interface SnapshotParts extends Omit<Snapshot, 'type' | 'events'> {
  readonly events: JsonText<EventPayloads> | ''
}
/** Writes a `snapshot` around stored events, which are not parsed for it. */
export function snapshotText({ events, ...rest }: SnapshotParts): JsonText<Snapshot> {
  return `{"type":"snapshot","events":${events || '[]'},${JSON.stringify(rest).slice(1)}` as JsonText<Snapshot>
}

const field = (name: keyof Change, text: string): string => text && `,"${name}":${text}`
