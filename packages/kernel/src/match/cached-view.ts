import type { Ask } from '../flow/ask.ts'
import type { Viewer } from '../sight/piece-id.ts'
import type { AskPayload } from '../sight/seen-ask.ts'
import { emptyStateDraft, type StateChanges, type StateDraft } from '../sight/state-payload.ts'
import type { Table } from '../table/table.ts'
import type { ViewPayload } from './match-data.ts'
import type { ViewCache } from './view-cache.ts'

/** What of a view payload may change, besides its state payload. */
export type ViewPart = Exclude<keyof ViewPayload, 'state' | 'viewer'>

/** Hears of every part of a view payload that changes. */
export interface ViewChanges extends StateChanges {
  part(name: ViewPart, before: unknown, now: unknown): void
}

/** What a viewer was last shown of a match: brought up to date in place, since a server does so for every seat and every move. */
export class CachedView {
  readonly payload: ViewPayload & { readonly state: StateDraft } & { -readonly [P in ViewPart]: ViewPayload[P] }
  /** By place: how it was touched last when it was looked at. */
  readonly touched: number[]
  /** The table as it was looked at; -1: not yet. */
  version = -1
  /** The question that was shown. */
  ask: Ask | null = null
  /** Who looked: after going back, or at another match, nothing of what was touched counts. */
  by: ViewCache | null = null

  constructor(table: Table, viewer: Viewer) {
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
