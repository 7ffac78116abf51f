import type { Ask } from '../flow/ask.ts'
import type { Viewer } from '../sight/piece-id.ts'
import type { AskPayload } from '../sight/seen-ask.ts'
import { emptyStateDraft, type StateChanges, type StateDraft } from '../sight/state-payload.ts'
import type { RunningTable } from '../table/running-table.ts'
import type { ViewPayload } from './match-data.ts'
import type { ViewCache } from './view-cache.ts'

/** The parts of a view payload that may change, besides its state. */
export type ViewPart = Exclude<keyof ViewPayload, 'state' | 'viewer'>

/** Called for every part of a view payload that changes. */
export interface ViewChanges extends StateChanges {
  part(name: ViewPart, before: unknown, now: unknown): void
}

/** The view of one viewer, updated in place: a server does this for every seat and every move. */
export class CachedView {
  readonly payload: ViewPayload & { readonly state: StateDraft } & { -readonly [P in ViewPart]: ViewPayload[P] }
  /** By place: its touch count when it was last read. */
  readonly touched: number[]
  /** The table's version when it was last read; -1: never. */
  version = -1
  /** The question that the payload holds. */
  ask: Ask | null = null
  /** The open questions when its offers were read. */
  open: readonly Ask[] | null = null
  /** The cache that filled it. Another cache starts afresh: its touch counts mean something else. */
  by: ViewCache | null = null

  constructor(table: RunningTable, viewer: Viewer) {
    this.touched = table.layout.places.map(() => -1)
    this.payload = {
      state: emptyStateDraft(table),
      viewer,
      ask: null as AskPayload | null,
      waiting: [],
      offers: [],
      canUndo: false,
      entries: 0,
      lastOwn: 0,
    }
  }
}
