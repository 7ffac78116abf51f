import type { CachedView, Viewer } from '@sablier/kernel'
import {
  type Change,
  type ChangeParts,
  type ChatLine,
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
import type { Work } from './work.ts'

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null
  readonly name?: string | null
  viewer: Viewer
  send(text: JsonText<ToClient>): void
  /** Is shown everything anew, as soon as that can be. */
  lookAgain(): void
}

/** The parts of a change that are the same for every watcher. */
interface News extends Pick<ChangeParts, 'from' | 'seq' | 'keep' | 'table'> {
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
interface Seen extends Pick<ChangeParts, 'view' | 'events'> {
  readonly viewer: Viewer
  /** This viewer gets only what everybody gets. */
  readonly isPlain: boolean
  /** The message for this viewer, written on first use. */
  text: JsonText<Change> | null
}

/** What every watcher knows: the last message went out at this point. */
interface LastSent {
  readonly seq: number
  readonly entries: number
  readonly events: number
  readonly info: TableInfo
}
const lastSentNow = (core: TableCore): LastSent => ({
  seq: core.seq,
  entries: core.entries,
  events: core.eventCount,
  info: commonInfo(core),
})

/** The longest log that is sent at once to somebody who knows nothing yet. */
const EVENT_TAIL = 3000

/** A table in memory with those who watch it. Tells them only what has been kept. */
export class LiveTable {
  readonly watchers = new Set<Watcher>()
  queue: Work[] = []
  /** Lines taken in that are not durable yet. */
  unsaved: NumberedLogEntry[] = []
  /** The log has gone on, or a write has failed: read it again before anything else. */
  behind = false
  /** How often another process has said so. */
  calls = 0
  /** The last try to read it has failed. */
  unread = false
  /** Seats whose computer player is thinking. */
  readonly thinking = new Set<number>()
  /** After how many entries a seat's computer player last looked at what stands open to it. */
  readonly considered: number[] = []
  /** For which turn of a seat its person was told that it has come. */
  readonly noticed: number[] = []
  /** What the storage knows of how the table stands: since when, when the lobby last saw a change, when to wake. */
  lobbyRow: { readonly at: number; readonly changedAt: number; readonly wakeAt: number | null } | null = null
  /** When what it had forgotten was last brought back. */
  eventLogLoadedAt = 0
  /** Somebody who watches has sat down, got up or given the seat away since this was last looked at. */
  reseated = false
  private lastSent: LastSent
  /** What they see of the game. */
  private readonly cachedViews = new Map<Viewer, CachedView>()

  constructor(
    readonly id: string,
    public core: TableCore,
    public usedAt = 0,
  ) {
    this.lastSent = lastSentNow(core)
  }

  /** Whether something was taken in that is not durable yet, or waits to be taken in. */
  get isWorking(): boolean {
    return this.unsaved.length > 0 || this.queue.length > 0
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
  /** Whether the table remembers what a person has to be told after a line: all of it, if that is not known. */
  remembers(person: string | null, since?: number): boolean {
    const { eventLog } = this.core
    return eventLog.isWhole || this.sentSince(person, since).from > eventLog.forgotten
  }
  /** What a person is shown on coming to the table, or coming back to it: the text of a snapshot. */
  snapshot(person: string | null, since?: number): JsonText<Snapshot> {
    const { core } = this
    const viewer = this.viewerOf(person)
    const { known, keep, from } = this.sentSince(person, since)
    const { eventLog } = core
    const muted = core.state.muted.get(person ?? '')
    const events = eventLog.heard(viewer, Math.max(from, core.eventCount - EVENT_TAIL))
    const view = (this.cachedViews.get(viewer) ?? core.match?.show(viewer))?.payload ?? null
    const table = personalInfo(commonInfo(core), core, person)
    const chat = core.state.chat.filter((chatLine) => chatLine.seq > known && !muted?.has(chatLine.person))
    return snapshotText({ seq: core.seq, table, view, keep, events, chat })
  }
  /** The open question of a person's seat can be answered on their screen now. */
  shownQuestion(person: string | null, entries: number, now: number): void {
    const seat = this.core.state.seatOf(person)
    if (seat !== null && this.core.isFresh(seat, entries)) this.core.time.shown(seat, now)
  }
  /** Somebody begins to watch; the snapshot they got is the first thing they know. */
  watch(watcher: Watcher): void {
    watcher.viewer = this.viewerOf(watcher.person)
    this.watchers.add(watcher)
    this.cachedView(watcher.viewer)
  }
  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.forgetUnseen()
  }

  /** Tells everybody who watches what these lines have changed (null: unknown lines). They are durable now. */
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

  /** Telling has failed: everybody is shown everything anew, and what is told next begins there. */
  showAnew(): void {
    this.lastSent = lastSentNow(this.core)
    this.cachedViews.clear()
    for (const watcher of this.watchers) watcher.lookAgain()
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
        watcher.lookAgain()
      }
      return
    }
    const muted = news.chat.length === 0 ? undefined : this.core.state.muted.get(watcher.person ?? '')
    // What nobody hears differently is written down once.
    const shared = !news.personal && !muted?.size
    const known = sight.isPlain ? news.plain : sight.text
    const text = (shared ? known : null) ?? this.change(watcher.person, news, sight, muted)
    if (shared) sight.text = text
    if (shared && sight.isPlain) news.plain = text
    watcher.send(text)
  }
  /** What has changed for a viewer since they were last told. */
  private see(viewer: Viewer, news: News): Seen {
    const { match, state, eventLog } = this.core
    const events = news.events ?? eventLog.heard(viewer, news.firstEvent)
    const cached = this.cachedViews.get(viewer)
    if (!cached || !match) {
      // What is seen is kept only while something happens; the first change after a rest brings the whole of it.
      if (!match) this.cachedViews.delete(viewer)
      const view = state.status === 'open' ? '' : replaceText(this.cachedView(viewer)?.payload ?? null)
      return { viewer, view, events, isPlain: false, text: null }
    }
    const { patch } = news
    patch.next()
    match.update(cached, patch)
    return { viewer, view: patch.text(), events, isPlain: patch.isPlain && events === '', text: null }
  }
  /** Nothing has happened for a while: what the log can bring back is forgotten, also while people watch. */
  rest(): void {
    if (this.isWorking || this.thinking.size > 0 || this.behind) return
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

  /** What a viewer who watches sees of the game now; kept, so that only what changes has to be told from there on. */
  private cachedView(viewer: Viewer): CachedView | null {
    const known = this.cachedViews.get(viewer) ?? this.core.match?.show(viewer) ?? null
    if (known) this.cachedViews.set(viewer, known)
    return known
  }
  private change(
    person: string | null,
    news: News,
    seen: Seen,
    muted: ReadonlySet<string> | undefined,
  ): JsonText<Change> {
    const { from, seq, keep, info, personal } = news
    const { view, events } = seen
    const table = personal ? replaceText(personalInfo(info, this.core, person)) : news.table
    const chat = muted ? news.chat.filter((chatLine) => !muted.has(chatLine.person)) : news.chat
    return changeText({ from, seq, keep, view, events, table, chat })
  }
  /**
   * What a person knows who was told up to a line: that line, below which entry number events still hold, and how many do. Who has
   * sat down since has heard it with other ears.
   */
  private sentSince(person: string | null, since = 0): { known: number; keep: number; from: number } {
    const { seq, entries, eventLog, state } = this.core
    const satAt = state.seats[state.seatOf(person) ?? -1]?.satAt ?? 0
    if (since <= 0 || since > seq || satAt > since) return { known: 0, keep: 0, from: 0 }
    const keep = Math.min(this.leastKept(since), entries + 1)
    return { known: since, keep, from: eventLog.before(keep) }
  }
  /** Below which entry number events told up to `from` still hold; undefined: all of them. */
  private keptSince(from: number): number | undefined {
    const least = this.leastKept(from)
    return this.core.match && least <= this.lastSent.entries ? least : undefined
  }
  /** Below which entry number events still hold after all lines that came after one. */
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
