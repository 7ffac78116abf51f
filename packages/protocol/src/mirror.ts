import type { SeenEvent, View } from '@sablier/kernel'
import { applyPatch } from './patch.ts'
import type { TableInfo } from './table-info.ts'
import type { Change, ChatLine, Presence, Snapshot } from './to-client.ts'

/** What a client knows of a table, kept up to date message by message. */
export interface Mirror {
  readonly seq: number
  readonly table: TableInfo
  readonly view: View | null
  readonly events: readonly SeenEvent[]
  readonly chat: readonly ChatLine[]
  readonly presence: Pick<Presence, 'seats' | 'spectators'>
}

const NOBODY = { seats: [], spectators: 0 }

/** The mirror after a message; `'resync'` if a change does not follow what is known: say hello again with its `seq`. */
export function mirrored(mirror: Mirror | null, message: Snapshot | Change | Presence): Mirror | null | 'resync' {
  if (message.type === 'snapshot') return fromSnapshot(mirror, message)
  if (!mirror) return message.type === 'presence' ? null : 'resync'
  if (message.type === 'presence') return { ...mirror, presence: message }
  if (message.seq <= mirror.seq && message.from < message.seq) return mirror
  if (message.from !== mirror.seq) return 'resync'
  const view = message.view === undefined ? mirror.view : message.view && applyPatch(mirror.view, message.view)
  return {
    ...mirror,
    seq: message.seq,
    table: (message.table ? applyPatch(mirror.table, message.table) : mirror.table) as TableInfo,
    view: view as View | null,
    events: joined(mirror.events, message.keep, message.events),
    chat: message.chat ? [...mirror.chat, ...message.chat] : mirror.chat,
  }
}

function fromSnapshot(mirror: Mirror | null, { seq, table, view, keep, events, chat }: Snapshot): Mirror {
  const known = mirror?.table.id === table.id ? mirror : null
  const last = known?.chat.at(-1)?.seq ?? -1
  return {
    seq,
    table,
    view,
    events: joined(known?.events ?? [], keep, events),
    chat: [...(known?.chat ?? []), ...chat.filter((line) => line.seq > last)],
    presence: known?.presence ?? NOBODY,
  }
}

function joined(known: readonly SeenEvent[], keep: number | undefined, more: readonly SeenEvent[] | undefined) {
  const kept = keep === undefined ? known : known.filter(({ entry }) => entry < keep)
  return more && more.length > 0 ? [...kept, ...more] : kept
}
