import type { CachedView, Viewer } from '@sablier/kernel'
import {
  type Change,
  changeText,
  diffText,
  type JsonText,
  replaceText,
  type Snapshot,
  snapshotText,
  type TableInfo,
  type ToClient,
  ViewPatch,
} from '@sablier/protocol'
import type { TableCore } from './core.ts'
import { commonInfo, movedOn, movingPart, personalInfo } from './info.ts'
import { type NumberedLogEntry, PERSONAL_KINDS, PLAY_KINDS } from './log-entry.ts'
import { type LastSent, lastSentNow, type News, type Seen } from './news.ts'
import type { Work } from './work.ts'

/** A connection that looks at a table. */
export interface Watcher {
  readonly person: string | null
  readonly name?: string | null
  viewer: Viewer
  send(text: JsonText<ToClient>): void
  /** Sends a new snapshot as soon as the table is ready. */
  lookAgain(): Promise<void>
}

/** The longest log that is sent at once to somebody who knows nothing yet. */
const EVENT_TAIL = 3000

/** The people whom others have muted, at all tables. */
export interface Hearing {
  /** The people whom a person has muted. */
  silencedBy(person: string | null): ReadonlySet<string>
  /** Whose talk they are not told. */
  unheardBy(person: string | null): ReadonlySet<string>
}
const NOBODY: ReadonlySet<string> = new Set()
const HEARS_ALL: Hearing = { silencedBy: () => NOBODY, unheardBy: () => NOBODY }

/** A table in memory with its watchers. Sends them only what is durable. */
export class LiveTable {
  readonly watchers = new Set<Watcher>()
  queue: Work[] = []
  /** Log entries that are not durable yet. */
  unsaved: NumberedLogEntry[] = []
  /** The log has gone on, or a write has failed: read it again before anything else. */
  behind = false
  /** The log is being read: nothing is done at the table until it has been. */
  reading: Promise<void> | null = null
  /** How often another process has reported new log entries. */
  calls = 0
  /** Works for which a way back is being prepared. */
  preparing = 0
  /** The last attempt to read it failed. */
  unread = false
  /** Seats whose computer player is thinking. */
  readonly thinking = new Set<number>()
  /** The entry count at which a seat's bot last considered its offers. */
  readonly considered: number[] = []
  /** The turn for which a seat's person was last notified. */
  readonly noticed: number[] = []
  /** The stored lobby row: when it was written, when the lobby last saw a change, when to wake the table. */
  lobbyRow: { readonly at: number; readonly changedAt: number; readonly wakeAt: number | null } | null = null
  /** When the event log was last loaded from the storage. */
  eventLogLoadedAt = 0
  /** A watcher's seat has changed since this was last read. */
  reseated = false
  private lastSent: LastSent
  /** The view of each viewer who watches. */
  private readonly cachedViews = new Map<Viewer, CachedView>()

  constructor(
    readonly id: string,
    public core: TableCore,
    public usedAt = 0,
    private readonly hearing: Hearing = HEARS_ALL,
  ) {
    this.lastSent = lastSentNow(core)
  }

  /** Is there work that is queued or not durable yet? */
  get isWorking(): boolean {
    return this.unsaved.length > 0 || this.queue.length > 0 || this.preparing > 0
  }
  get sentSeq(): number {
    return this.lastSent.seq
  }
  isWatchedBy(person: string): boolean {
    for (const watcher of this.watchers) if (watcher.person === person) return true
    return false
  }
  viewerOf(person: string | null): Viewer {
    return this.core.state.seatOf(person) ?? 'spectator'
  }
  /** Are all events in memory that a person needs after `since`? */
  remembers(person: string | null, since?: number): boolean {
    const { eventLog } = this.core
    return eventLog.isWhole || this.sentSince(person, since).from > eventLog.forgotten
  }
  /** The snapshot for a person who comes, or comes back with what they know up to `since`. */
  snapshot(person: string | null, since?: number): JsonText<Snapshot> {
    const { core } = this
    const viewer = this.viewerOf(person)
    const { known, keep, from } = this.sentSince(person, since)
    const { eventLog } = core
    const unheard = this.hearing.unheardBy(person)
    const events = eventLog.heard(viewer, Math.max(from, core.eventCount - EVENT_TAIL))
    const view = (this.cachedViews.get(viewer) ?? core.match?.show(viewer))?.payload ?? null
    const table = this.personal(commonInfo(core), person)
    const chat = core.state.chat.filter((chatLine) => chatLine.seq > known && !unheard.has(chatLine.person))
    return snapshotText({ seq: core.seq, table, view, keep, events, chat })
  }
  /** The open question of a person's seat can be answered on their screen now. */
  shownQuestion(person: string | null, entries: number, now: number): void {
    const seat = this.core.state.seatOf(person)
    if (seat !== null && this.core.isFresh(seat, entries)) this.core.time.shown(seat, now)
  }
  /** A watcher begins with the snapshot they just got. */
  watch(watcher: Watcher): void {
    watcher.viewer = this.viewerOf(watcher.person)
    this.watchers.add(watcher)
    this.cachedView(watcher.viewer)
  }
  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.forgetUnseen()
  }

  /** Sends every watcher what these durable log entries have changed (null: entries unknown). */
  tell(logEntries: readonly NumberedLogEntry[] | null): void {
    const { core } = this
    const { seq: from, info: before } = this.lastSent
    const keep = this.keptSince(from)
    const { eventLog } = core
    const firstEvent = keep === undefined ? this.lastSent.events : eventLog.before(keep)
    const onlyPlay =
      core.state.status === 'playing' && logEntries?.every(({ logEntry }) => PLAY_KINDS.has(logEntry.kind)) === true
    const changed = onlyPlay ? movedOn(core, before) : commonInfo(core)
    const table = diffText(onlyPlay ? movingPart(before) : before, changed)
    const info = Object.assign(before, changed)
    this.lastSent = { seq: core.seq, entries: core.entries, events: core.eventCount, info }
    if (this.watchers.size === 0) return
    const news: News = {
      from,
      seq: core.seq,
      keep,
      info,
      table,
      personal:
        !onlyPlay && (logEntries === null || logEntries.some(({ logEntry }) => PERSONAL_KINDS.has(logEntry.kind))),
      chat: onlyPlay ? [] : core.state.chat.filter(({ seq }) => seq > from),
      firstEvent,
      events: eventLog.isCommon(firstEvent) ? eventLog.heard('spectator', firstEvent) : null,
      patch: new ViewPatch(),
      plain: null,
    }
    const seen: Seen[] = []
    for (const watcher of this.watchers) this.tellOne(watcher, news, seen)
    if (!onlyPlay) this.forgetUnseen()
  }

  /** Somebody hears others than before: they are shown the table anew. */
  async showAgainTo(person: string): Promise<void> {
    const own = [...this.watchers].filter((watcher) => watcher.person === person)
    await Promise.all(own.map((watcher) => watcher.lookAgain()))
  }
  private personal(info: TableInfo, person: string | null): TableInfo {
    return personalInfo(info, this.core, person, this.hearing.silencedBy(person))
  }

  /** Sending has failed: everybody gets a new snapshot, and changes go on from there. */
  showAnew(): void {
    this.lastSent = lastSentNow(this.core)
    this.cachedViews.clear()
    for (const watcher of this.watchers) void watcher.lookAgain()
  }

  private tellOne(watcher: Watcher, news: News, seen: Seen[]): void {
    const viewer = this.viewerOf(watcher.person)
    let sight = seen.find((other) => other.viewer === viewer)
    if (!sight) {
      sight = this.see(viewer, news)
      seen.push(sight)
    }
    if (viewer !== watcher.viewer) {
      watcher.viewer = viewer
      this.reseated = true
      if (this.remembers(watcher.person)) watcher.send(this.snapshot(watcher.person))
      else {
        this.watchers.delete(watcher)
        void watcher.lookAgain()
      }
      return
    }
    const unheard = news.chat.length === 0 ? NOBODY : this.hearing.unheardBy(watcher.person)
    // A message that is the same for several watchers is written once.
    const shared = !news.personal && unheard.size === 0
    const known = sight.isPlain ? news.plain : sight.text
    const text = (shared ? known : null) ?? this.change(watcher.person, news, sight, unheard)
    if (shared) sight.text = text
    if (shared && sight.isPlain) news.plain = text
    watcher.send(text)
  }
  /** The changes for a viewer since the last message. */
  private see(viewer: Viewer, news: News): Seen {
    const { match, state, eventLog } = this.core
    const events = news.events ?? eventLog.heard(viewer, news.firstEvent)
    const cached = this.cachedViews.get(viewer)
    if (!cached || !match) {
      // After a rest no view is cached: the first change brings the whole view.
      if (!match) this.cachedViews.delete(viewer)
      const view = state.status === 'open' ? '' : replaceText(this.cachedView(viewer)?.payload ?? null)
      return { viewer, view, events, isPlain: false, text: null }
    }
    const { patch } = news
    patch.next()
    match.update(cached, patch)
    return { viewer, view: patch.text(), events, isPlain: patch.isPlain && events === '', text: null }
  }
  /** The table is idle: drops everything that the log can bring back, even while people watch. */
  rest(): void {
    if (this.isWorking || this.thinking.size > 0 || this.behind || this.reading !== null) return
    this.cachedViews.clear()
    if (!this.core.match) return
    this.core.rest()
    this.behind = true
  }
  /** The table was read again from its log. */
  replaceCore(core: TableCore): void {
    this.core = core
    this.unsaved = []
    this.behind = false
    this.unread = false
  }

  /** The cached view of a watching viewer: later messages only bring its changes. */
  private cachedView(viewer: Viewer): CachedView | null {
    const known = this.cachedViews.get(viewer) ?? this.core.match?.show(viewer) ?? null
    if (known) this.cachedViews.set(viewer, known)
    return known
  }
  private change(person: string | null, news: News, seen: Seen, unheard: ReadonlySet<string>): JsonText<Change> {
    const { from, seq, keep, info, personal } = news
    const { view, events } = seen
    const table = personal ? replaceText(this.personal(info, person)) : news.table
    const chat = unheard.size === 0 ? news.chat : news.chat.filter(({ person: by }) => !unheard.has(by))
    return changeText({ from, seq, keep, view, events, table, chat })
  }
  /**
   * What a person who got everything up to `since` still knows: that number, the entry number below which their events are valid,
   * and the number of those events. A person who has sat down since knows nothing: they saw the table as a spectator.
   */
  private sentSince(person: string | null, since = 0): { known: number; keep: number; from: number } {
    const { seq, entries, eventLog, state } = this.core
    const satAt = state.seats[state.seatOf(person) ?? -1]?.satAt ?? 0
    if (since <= 0 || since > seq || satAt > since) return { known: 0, keep: 0, from: 0 }
    const keep = Math.min(this.leastKept(since), entries + 1)
    return { known: since, keep, from: eventLog.before(keep) }
  }
  /** Events up to `from` with an entry below this number are still valid; undefined: all of them. */
  private keptSince(from: number): number | undefined {
    const least = this.leastKept(from)
    return this.core.match && least <= this.lastSent.entries ? least : undefined
  }
  /** The lowest `kept` of all log entries after `from`. */
  private leastKept(from: number): number {
    const { kept } = this.core
    let least = Number.POSITIVE_INFINITY
    for (let seq = from + 1; seq < kept.length; seq++) least = Math.min(least, kept[seq] as number)
    return least
  }
  private forgetUnseen(): void {
    const seen = new Set([...this.watchers].map(({ viewer }) => viewer))
    for (const viewer of this.cachedViews.keys()) if (!seen.has(viewer)) this.cachedViews.delete(viewer)
  }
}
