import type { SeenEvent, View, Viewer } from '@sablier/kernel'
import { type ChatLine, diff, type Patch, type Snapshot, type TableInfo } from '@sablier/protocol'
import type { TableCore } from './core.ts'
import { commonInfo, personalInfo } from './info.ts'
import { type Logged, PERSONAL_LINES } from './line.ts'
import type { Work } from './work.ts'

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null
  viewer: Viewer
  send(text: string): void
}

/** What is the same for everybody in one telling. */
interface News {
  readonly from: number
  readonly info: TableInfo
  readonly infoChange: Patch
  readonly personal: boolean
  readonly chat: readonly ChatLine[]
  readonly keep: number | undefined
}
/** What is the same for everybody on one seat. */
interface Seen {
  readonly viewChange: Patch
  readonly events: readonly SeenEvent[]
  text: string | null
}

/** The longest log that is sent at once to somebody who knows nothing yet. */
const EVENT_TAIL = 3000

/** A table in memory with those who watch it. Tells them only what has been kept. */
export class LiveTable {
  readonly watchers = new Set<Watcher>()
  queue: Work[] = []
  /** Lines taken in that are not durable yet. */
  unsaved: Logged[] = []
  /** The log has gone on, or a write has failed: read it again before anything else. */
  behind = false
  /** Seats whose computer player is thinking. */
  readonly thinking = new Set<number>()
  /** For which turn of a seat its person was told that it has come. */
  readonly noticed = new Map<number, number>()
  /** When the lobby last saw a change. */
  changedAt = 0
  usedAt = Date.now()
  /** How many entries the stored checkpoint has; -1: none is stored. */
  checkpointed = -1
  private told: { seq: number; entries: number; events: number; info: TableInfo }
  private readonly views = new Map<Viewer, View | null>()

  constructor(
    readonly id: string,
    public core: TableCore,
  ) {
    const events = core.match?.events?.length ?? 0
    this.told = { seq: core.seq, entries: core.entries, events, info: commonInfo(core) }
  }

  get toldSeq(): number {
    return this.told.seq
  }
  viewerOf(person: string | null): Viewer {
    return this.core.state.seatOf(person) ?? 'spectator'
  }
  /** What a person is shown on coming to the table, or coming back to it. */
  snapshot(person: string | null, since?: number): Snapshot {
    const { core } = this
    const viewer = this.viewerOf(person)
    const known = since !== undefined && since > 0 && since <= core.seq
    const keep = known ? Math.min(...core.kept.slice(since + 1), core.entries + 1) : 0
    const from = keep > 0 ? this.firstEvent(keep) : 0
    const muted = core.state.muted.get(person ?? '')
    return {
      type: 'snapshot',
      seq: core.seq,
      table: personalInfo(commonInfo(core), core, person),
      view: this.views.get(viewer) ?? core.match?.view(viewer) ?? null,
      keep: Number.isFinite(keep) ? keep : 0,
      events: (core.match?.heard(viewer, from) ?? []).slice(-EVENT_TAIL),
      chat: core.state.chat.filter((line) => line.seq > (known ? since : 0) && !muted?.has(line.person)),
    }
  }
  /** Somebody begins to watch; the snapshot they got is the first thing they know. */
  watch(watcher: Watcher): void {
    watcher.viewer = this.viewerOf(watcher.person)
    this.watchers.add(watcher)
  }
  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.forgetViews()
  }

  /** Tells everybody who watches what these lines have changed (null: unknown lines). They are durable now. */
  tell(lines: readonly Logged[] | null): void {
    const { core } = this
    const { seq: from, info: before } = this.told
    const keep = this.keptSince(from)
    const firstEvent = keep === undefined ? this.told.events : this.firstEvent(keep)
    const info = commonInfo(core)
    this.told = { seq: core.seq, entries: core.entries, events: core.match?.events?.length ?? 0, info }
    if (this.watchers.size === 0) return
    const news: News = {
      from,
      info,
      infoChange: diff(before, info),
      personal: lines === null || lines.some(({ line }) => PERSONAL_LINES.has(line.kind)),
      chat: core.state.chat.filter(({ seq }) => seq > from),
      keep,
    }
    const seen = new Map<Viewer, Seen>()
    for (const watcher of this.watchers) this.tellOne(watcher, news, seen, firstEvent)
    this.forgetViews()
  }

  private tellOne(watcher: Watcher, news: News, seen: Map<Viewer, Seen>, firstEvent: number): void {
    const viewer = this.viewerOf(watcher.person)
    let sight = seen.get(viewer)
    if (!sight) {
      const view = this.core.match?.view(viewer) ?? null
      // Views are kept only while something happens; the first change after a rest brings the whole view.
      const before = this.views.get(viewer)
      const viewChange: Patch = before === undefined ? [['=', [], view]] : diff(before, view)
      sight = { viewChange, events: this.core.match?.heard(viewer, firstEvent) ?? [], text: null }
      seen.set(viewer, sight)
      this.views.set(viewer, view)
    }
    if (viewer !== watcher.viewer) {
      watcher.viewer = viewer
      watcher.send(JSON.stringify(this.snapshot(watcher.person)))
      return
    }
    const muted = this.core.state.muted.get(watcher.person ?? '')
    // What nobody hears differently is written down once.
    const shared = !news.personal && (news.chat.length === 0 || !muted?.size)
    const text = (shared ? sight.text : null) ?? this.change(watcher.person, news, sight, muted)
    if (shared) sight.text = text
    watcher.send(text)
  }
  /** Nothing has happened for a while: what the log can bring back is forgotten, also while people watch. */
  rest(): void {
    if (this.unsaved.length > 0 || this.queue.length > 0 || this.thinking.size > 0 || this.behind) return
    this.views.clear()
    if (!this.core.match) return
    this.core.match = null
    this.behind = true
  }
  /** The table was read again from its log. */
  replaceCore(core: TableCore): void {
    this.core = core
    this.unsaved = []
    this.behind = false
    if (core.seq !== this.told.seq) this.tell(null)
  }

  private change(person: string | null, news: News, sight: Seen, muted: ReadonlySet<string> | undefined): string {
    const { from, info, infoChange, personal, keep } = news
    const table = personal ? [['=', [], personalInfo(info, this.core, person)]] : infoChange
    const chat = muted ? news.chat.filter((line) => !muted.has(line.person)) : news.chat
    return JSON.stringify({
      type: 'change',
      from,
      seq: this.told.seq,
      ...(sight.viewChange.length > 0 ? { view: sight.viewChange } : {}),
      ...(table.length > 0 ? { table } : {}),
      ...(keep === undefined ? {} : { keep }),
      ...(sight.events.length > 0 ? { events: sight.events } : {}),
      ...(chat.length > 0 ? { chat } : {}),
    })
  }
  /** Below which entry number events told up to `from` still hold; undefined: all of them. */
  private keptSince(from: number): number | undefined {
    const { kept, match } = this.core
    let least = Number.POSITIVE_INFINITY
    for (let seq = from + 1; seq < kept.length; seq++) least = Math.min(least, kept[seq] as number)
    return match && least <= this.told.entries ? least : undefined
  }
  private firstEvent(keep: number): number {
    const events = this.core.match?.events ?? []
    let index = events.length
    while (index > 0 && (events[index - 1]?.entry ?? 0) >= keep) index--
    return index
  }
  private forgetViews(): void {
    const seen = new Set([...this.watchers].map(({ viewer }) => viewer))
    for (const viewer of this.views.keys()) if (!seen.has(viewer)) this.views.delete(viewer)
  }
}
