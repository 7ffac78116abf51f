import { type Outlook, type SeenEvent, type View, viewOf } from '@sablier/kernel'
import { applyPatch } from './patch.ts'
import { heardEvents, type SentEvents } from './sent-event.ts'
import type { TableInfo } from './table-info.ts'
import type { Change, ChatLine, Presence, Snapshot } from './to-client.ts'

/** What a client knows of a table, kept up to date message by message. */
export interface Mirror {
  readonly seq: number
  readonly table: TableInfo
  /** What one sees, as it was sent, and as rules and screens read it. */
  readonly outlook: Outlook | null
  readonly view: View | null
  readonly events: readonly SeenEvent[]
  readonly chat: readonly ChatLine[]
  readonly presence: Pick<Presence, 'seats' | 'absent' | 'spectators' | 'watching'>
}

const NOBODY = { seats: [], absent: [], spectators: 0, watching: [] }

/** The mirror after a message; `'resync'` if a change does not follow what is known: say hello again with its `seq`. */
export function mirrored(mirror: Mirror | null, message: Snapshot | Change | Presence): Mirror | null | 'resync' {
  if (message.type === 'snapshot') return fromSnapshot(mirror, message)
  if (!mirror) return message.type === 'presence' ? null : 'resync'
  if (message.type === 'presence') return { ...mirror, presence: message }
  if (message.seq <= mirror.seq && message.from < message.seq) return mirror
  if (message.from !== mirror.seq) return 'resync'
  return {
    ...mirror,
    ...seen(mirror, message.outlook),
    seq: message.seq,
    table: (message.table ? applyPatch(mirror.table, message.table) : mirror.table) as TableInfo,
    events: joined(mirror.events, message.keep, message.events),
    chat: renamed(message.chat ? [...mirror.chat, ...message.chat] : mirror.chat, message.names),
  }
}
function renamed(chat: readonly ChatLine[], names: Change['names']): readonly ChatLine[] {
  return names ? chat.map((line) => ({ ...line, name: names[line.person] ?? line.name })) : chat
}

function seen(mirror: Mirror, patch: Change['outlook']): Pick<Mirror, 'outlook' | 'view'> {
  if (patch === undefined) return mirror
  const outlook = patch && (applyPatch(mirror.outlook, patch) as Outlook | null)
  const { outlook: before, view } = mirror
  return { outlook, view: outlook && viewOf(outlook, before && view ? { outlook: before, view } : null) }
}

function fromSnapshot(mirror: Mirror | null, { seq, table, outlook, keep, events, chat }: Snapshot): Mirror {
  const known = mirror?.table.id === table.id ? mirror : null
  const last = known?.chat.at(-1)?.seq ?? -1
  return {
    seq,
    table,
    outlook,
    view: outlook && viewOf(outlook),
    events: joined(known?.events ?? [], keep, events),
    chat: [...(known?.chat ?? []), ...chat.filter((line) => line.seq > last)],
    presence: known?.presence ?? NOBODY,
  }
}

function joined(known: readonly SeenEvent[], keep: number | undefined, more: SentEvents | undefined) {
  const kept = keep === undefined ? known : known.filter(({ entry }) => entry < keep)
  return more && more.length > 0 ? [...kept, ...heardEvents(more)] : kept
}
