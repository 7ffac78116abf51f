import { type ActOf, messageText, Whisper } from '@sablier/protocol'
import * as v from 'valibot'
import type { LiveTable } from '../tables/live-table.ts'
import type { Relations } from './relations.ts'

/** What processes tell each other, so that both people hear it wherever they are connected. */
const Note = v.strictObject({
  whispered: v.strictObject({ table: v.string(), from: v.string(), to: v.string(), whisper: Whisper }),
})
type Whispered = v.InferOutput<typeof Note>['whispered']

export interface WhispersParts {
  readonly inMemory: (table: string) => LiveTable | undefined
  readonly relations: Pick<Relations, 'unheardBy'>
  /** Tells the other processes that have the table in memory. */
  readonly send: (note: string, table: string) => void
  readonly now: () => number
}

/** Carries what two players say in private to the two of them. It is written down nowhere. */
export class Whispers {
  constructor(private readonly parts: WhispersParts) {}

  /** Somebody has said something to one other player, and may. */
  say(table: LiveTable, from: string, { clientId, seat: to, text }: ActOf<'whisper'>): void {
    const { state } = table.core
    const seat = state.seatOf(from)
    const hearer = state.seats[to]?.person
    // Whoever has got up meanwhile says nothing to anybody.
    if (seat === null || !hearer) return
    const whisper: Whisper = { type: 'whisper', id: clientId, at: this.parts.now(), seat, to, text }
    const whispered: Whispered = { table: table.id, from, to: hearer.id, whisper }
    this.parts.send(JSON.stringify({ whispered }), table.id)
    this.tell(table, whispered)
  }
  /** A note of another process; one about something else is left alone. */
  heard(text: string): void {
    const note = v.safeParse(Note, JSON.parse(text))
    const table = note.success && this.parts.inMemory(note.output.whispered.table)
    if (table) this.tell(table, note.output.whispered)
  }

  /** Whoever does not hear somebody is not told; the speaker does not learn of it. */
  private tell({ watchers }: LiveTable, { from, to, whisper }: Whispered): void {
    const text = messageText(whisper)
    const isHeard = !this.parts.relations.unheardBy(to).has(from)
    for (const watcher of watchers)
      if (watcher.person === from || (watcher.person === to && isHeard)) watcher.send(text)
  }
}
