import type { Viewer } from '@sablier/kernel'
import type { Change, ChangeParts, ChatLine, JsonText, TableInfo, ViewPatch } from '@sablier/protocol'
import type { TableCore } from './core.ts'
import { commonInfo } from './info.ts'

/** The parts of a change that are the same for every watcher. */
export interface News extends Pick<ChangeParts, 'from' | 'seq' | 'keep' | 'table'> {
  readonly info: TableInfo
  /** Every watcher gets their own table info: it differs from person to person. */
  readonly personal: boolean
  readonly chat: readonly ChatLine[]
  /** The number of events that were sent before. */
  readonly firstEvent: number
  /** The new events if everybody hears the same; null: they differ from viewer to viewer. */
  readonly events: ChangeParts['events'] | null
  /** Collects the changes of each viewer's view payload in turn. */
  readonly patch: ViewPatch
  /** The message for viewers who get only what everybody gets, written on first use. */
  plain: JsonText<Change> | null
}
/** The parts of a change that are the same for everybody on one seat. */
export interface Seen extends Pick<ChangeParts, 'view' | 'events'> {
  readonly viewer: Viewer
  /** This viewer gets only what everybody gets. */
  readonly isPlain: boolean
  /** The message for this viewer, written on first use. */
  text: JsonText<Change> | null
}

/** The point up to which every watcher is informed: that of the last message. */
export interface LastSent {
  readonly seq: number
  readonly entries: number
  readonly events: number
  readonly info: TableInfo
}
/** The point up to which a new watcher would be informed. */
export const lastSentNow = (core: TableCore): LastSent => ({
  seq: core.seq,
  entries: core.entries,
  events: core.eventCount,
  info: commonInfo(core),
})
