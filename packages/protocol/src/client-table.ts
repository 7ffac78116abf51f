import { type SeenEvent, type View, type ViewPayload, viewOf } from '@sablier/kernel'
import { type EventPayloads, readEvents } from './event-payload.ts'
import { applyPatch } from './patch.ts'
import type { TableInfo } from './table-info.ts'
import type { Change, ChatLine, Presence, Snapshot, Whisper } from './to-client.ts'

/** The client's copy of a table, kept up to date message by message. */
export interface ClientTable {
  readonly seq: number
  readonly table: TableInfo
  /** The view as it was sent, and expanded for rules and screens. */
  readonly payload: ViewPayload | null
  readonly view: View | null
  readonly events: readonly SeenEvent[]
  readonly chat: readonly ChatLine[]
  /** What was said to one alone, or by oneself: only what came while the client was there. */
  readonly whispers: readonly Whisper[]
  readonly presence: Pick<Presence, 'seats' | 'absent' | 'spectators' | 'watching'>
}

const WHISPERS_KEPT = 200
const NOBODY = { seats: [], absent: [], spectators: 0, watching: [] }

/** The client table after a message; `'resync'` if a change does not follow what is known: say hello again with its `seq`. */
export function updateClientTable(
  clientTable: ClientTable | null,
  message: Snapshot | Change | Presence | Whisper,
): ClientTable | null | 'resync' {
  if (message.type === 'snapshot') return fromSnapshot(clientTable, message)
  if (!clientTable) return message.type === 'change' ? 'resync' : null
  if (message.type === 'whisper') return { ...clientTable, whispers: heard(clientTable.whispers, message) }
  if (message.type === 'presence') return { ...clientTable, presence: message }
  if (message.seq <= clientTable.seq && message.from < message.seq) return clientTable
  if (message.from !== clientTable.seq) return 'resync'
  return {
    ...clientTable,
    ...seen(clientTable, message.view),
    seq: message.seq,
    table: (message.table ? applyPatch(clientTable.table, message.table) : clientTable.table) as TableInfo,
    events: joined(clientTable.events, message.keep, message.events),
    chat: message.chat ? [...clientTable.chat, ...message.chat] : clientTable.chat,
  }
}

function heard(known: readonly Whisper[], whisper: Whisper): readonly Whisper[] {
  const isAgain = known.some(({ id, seat }) => id === whisper.id && seat === whisper.seat)
  return isAgain ? known : [...known, whisper].slice(-WHISPERS_KEPT)
}

function seen(clientTable: ClientTable, patch: Change['view']): Pick<ClientTable, 'payload' | 'view'> {
  if (patch === undefined) return clientTable
  const payload = patch && (applyPatch(clientTable.payload, patch) as ViewPayload | null)
  const { payload: before, view } = clientTable
  return { payload, view: payload && viewOf(payload, before && view ? { payload: before, view } : null) }
}

function fromSnapshot(
  clientTable: ClientTable | null,
  { seq, table, view: payload, keep, events, chat }: Snapshot,
): ClientTable {
  const known = clientTable?.table.id === table.id ? clientTable : null
  // Earlier chat may be sent again in another form: names can be hidden, and talk forgotten.
  const again = new Set(chat.map((line) => line.seq))
  return {
    seq,
    table,
    payload,
    view: payload && viewOf(payload),
    events: joined(known?.events ?? [], keep, events),
    chat: [...(known?.chat ?? []).filter((line) => !again.has(line.seq)), ...chat].sort((a, b) => a.seq - b.seq),
    // Whoever has come to another seat reads nothing of what was said to the one before.
    whispers: known && known.table.you === table.you ? known.whispers : [],
    presence: known?.presence ?? NOBODY,
  }
}

function joined(known: readonly SeenEvent[], keep: number | undefined, more: EventPayloads | undefined) {
  const kept = keep === undefined ? known : known.filter(({ entry }) => entry < keep)
  return more && more.length > 0 ? [...kept, ...readEvents(more)] : kept
}
