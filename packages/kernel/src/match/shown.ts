import type { Ask } from '../flow/ask.ts'
import type { Viewer } from '../sight/piece-id.ts'
import { emptyScene, type SceneChanges, type SceneDraft } from '../sight/scene.ts'
import type { SentAsk } from '../sight/seen-ask.ts'
import type { Table } from '../table/table.ts'
import type { Looks } from './looks.ts'
import type { Outlook } from './match-data.ts'

/** What of an outlook may change, besides its scene. */
export type OutlookPart = Exclude<keyof Outlook, 'scene' | 'viewer'>

/** Hears of every part of an outlook that changes. */
export interface OutlookChanges extends SceneChanges {
  part(name: OutlookPart, before: unknown, now: unknown): void
}

/** What a viewer was last shown of a match: brought up to date in place, since a server does so for every seat and every move. */
export class Shown {
  readonly outlook: Outlook & { readonly scene: SceneDraft } & { -readonly [P in OutlookPart]: Outlook[P] }
  /** By place: how it was touched last when it was looked at. */
  readonly touched: number[]
  /** The table as it was looked at; -1: not yet. */
  version = -1
  /** The question that was shown. */
  ask: Ask | null = null
  /** Who looked: after going back, or at another match, nothing of what was touched counts. */
  by: Looks | null = null

  constructor(table: Table, viewer: Viewer) {
    this.touched = table.layout.places.map(() => -1)
    this.outlook = {
      scene: emptyScene(table),
      viewer,
      ask: null as SentAsk | null,
      waiting: [],
      offers: [],
      canUndo: false,
      entries: 0,
      lastOwn: 0,
    }
  }
}
