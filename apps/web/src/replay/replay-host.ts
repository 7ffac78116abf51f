import { type MatchRecord, parseRecord, replayRecord, type Viewer, verifyRecord } from '@sablier/kernel'
import { findGame } from '@sablier/shelf'
import type { Moment } from '../play/table-host.ts'

/** What a record says of itself, and whether it can be trusted. */
export interface OpenedRecord {
  readonly game: string
  readonly names: readonly string[]
  readonly options: MatchRecord['options']
  readonly entries: number
  /** Why it cannot be trusted; null: everything fits. */
  readonly fault: string | null
}

/** Reads, verifies and replays a record, in a worker. */
export class ReplayHost {
  private record: MatchRecord | null = null

  async open(text: string): Promise<OpenedRecord> {
    const record = parseRecord(text)
    const box = await findGame(record.game)?.load()
    if (!box) throw new Error(`There is no game ${record.game}`)
    this.record = record
    const { game, names, options, entries } = record
    return { game, names, options, entries: entries.length, fault: faultOf(() => verifyRecord(box.game, record)) }
  }
  async moment(viewer: Viewer, count: number): Promise<Moment> {
    const { record } = this
    const box = record && (await findGame(record.game)?.load())
    if (!record || !box) throw new Error('No record is open')
    const match = replayRecord(box.game, record, count)
    return { view: match.view(viewer), heard: match.heard(viewer), events: 0, canUndo: false, canRedo: false }
  }
}

function faultOf(check: () => unknown): string | null {
  try {
    check()
    return null
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}
