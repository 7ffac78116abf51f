import type { Shown, Viewer } from '@sablier/kernel'
import { type ChatLine, diffText, OutlookPatch, type TableInfo } from '@sablier/protocol'
import type { TableCore } from './core.ts'
import { commonInfo, movedOn, movingPart, personalInfo } from './info.ts'
import { type Logged, PERSONAL_LINES, PLAY_LINES } from './line.ts'
import type { Work } from './work.ts'

/** Somebody who looks at a table. */
export interface Watcher {
  readonly person: string | null
  readonly name?: string | null
  viewer: Viewer
  send(text: string): void
  /** Is shown everything anew, as soon as that can be. */
  lookAgain(): void
}

/** What is the same for everybody in one telling. Texts are parts of the JSON message, written once. */
interface News {
  /** Type and numbers. */
  readonly head: string
  readonly info: TableInfo
  readonly table: string
  readonly personal: boolean
  readonly chat: readonly ChatLine[]
  /** Events are told after the first so many. */
  readonly firstEvent: number
  /** What all hear of them; null: some hear them differently. */
  readonly events: string | null
  /** What changes in the outlooks, viewer by viewer. */
  readonly patch: OutlookPatch
  /** The whole message for those of whose outlook nothing else has changed, and who hear nothing. */
  plain: string | null
}
/** What is the same for everybody on one seat. */
interface Seen {
  readonly viewer: Viewer
  /** The changes of the outlook and what was heard, as parts of the message. */
  readonly sight: string
  /** Nothing has changed but what has for everybody. */
  readonly isPlain: boolean
  /** The whole message for those who hear nothing of their own. */
  text: string | null
}

/** Up to where everybody has been told, and what they know of the table. */
interface Told {
  readonly seq: number
  readonly entries: number
  readonly events: number
  readonly info: TableInfo
}
const toldNow = (core: TableCore): Told => ({
  seq: core.seq,
  entries: core.entries,
  events: core.told,
  info: commonInfo(core),
})

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
  head: { readonly at: number; readonly changedAt: number; readonly wakeAt: number | null } | null = null
  /** When what it had forgotten was last brought back. */
  recalledAt = 0
  /** Somebody who watches has sat down, got up or given the seat away since this was last looked at. */
  reseated = false
  private told: Told
  /** What they see of the game. */
  private readonly shown = new Map<Viewer, Shown>()

  constructor(
    readonly id: string,
    public core: TableCore,
    public usedAt = 0,
  ) {
    this.told = toldNow(core)
  }

  /** Whether something was taken in that is not durable yet, or waits to be taken in. */
  get isWorking(): boolean {
    return this.unsaved.length > 0 || this.queue.length > 0
  }
  get toldSeq(): number {
    return this.told.seq
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
    const { story } = this.core
    return story.isWhole || this.toldSince(person, since).from > story.forgotten
  }
  /** What a person is shown on coming to the table, or coming back to it: the text of a snapshot. */
  snapshot(person: string | null, since?: number): string {
    const { core } = this
    const viewer = this.viewerOf(person)
    const { known, keep, from } = this.toldSince(person, since)
    const { story } = core
    const muted = core.state.muted.get(person ?? '')
    const events = story.heard(viewer, Math.max(from, core.told - EVENT_TAIL)) || '[]'
    const outlook = (this.shown.get(viewer) ?? core.match?.show(viewer))?.outlook ?? null
    const table = personalInfo(commonInfo(core), core, person)
    const chat = core.state.chat.filter((line) => line.seq > known && !muted?.has(line.person))
    const rest = JSON.stringify({ seq: core.seq, table, outlook, keep, chat }).slice(1)
    return `{"type":"snapshot","events":${events},${rest}`
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
    this.shownTo(watcher.viewer)
  }
  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.forgetUnseen()
  }

  /** Tells everybody who watches what these lines have changed (null: unknown lines). They are durable now. */
  tell(lines: readonly Logged[] | null): void {
    const { core } = this
    const { seq: from, info: before } = this.told
    const keep = this.keptSince(from)
    const { story } = core
    const firstEvent = keep === undefined ? this.told.events : story.before(keep)
    const onlyPlay = core.state.status === 'playing' && lines?.every(({ line }) => PLAY_LINES.has(line.kind)) === true
    const changed = onlyPlay ? movedOn(core, before) : commonInfo(core)
    const table = part('table', diffText(onlyPlay ? movingPart(before) : before, changed))
    const info = Object.assign(before, changed)
    this.told = { seq: core.seq, entries: core.entries, events: core.told, info }
    if (this.watchers.size === 0) return
    const kept = keep === undefined ? '' : `,"keep":${keep}`
    const news: News = {
      head: `{"type":"change","from":${from},"seq":${core.seq}${kept}`,
      info,
      table,
      personal: !onlyPlay && (lines === null || lines.some(({ line }) => PERSONAL_LINES.has(line.kind))),
      chat: onlyPlay ? [] : core.state.chat.filter(({ seq }) => seq > from),
      firstEvent,
      events: story.isCommon(firstEvent) ? part('events', story.heard('spectator', firstEvent)) : null,
      patch: new OutlookPatch(),
      plain: null,
    }
    const seen: Seen[] = []
    for (const watcher of this.watchers) this.tellOne(watcher, news, seen)
    if (!onlyPlay) this.forgetUnseen()
  }

  /** Telling has failed: everybody is shown everything anew, and what is told next begins there. */
  showAnew(): void {
    this.told = toldNow(this.core)
    this.shown.clear()
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
    const { match, state, story } = this.core
    const events = news.events ?? part('events', story.heard(viewer, news.firstEvent))
    const shown = this.shown.get(viewer)
    if (!shown || !match) {
      // What is seen is kept only while something happens; the first change after a rest brings the whole of it.
      if (!match) this.shown.delete(viewer)
      const whole = state.status === 'open' ? '' : wholeText(this.shownTo(viewer)?.outlook ?? null)
      return { viewer, sight: part('outlook', whole) + events, isPlain: false, text: null }
    }
    const { patch } = news
    patch.next()
    match.update(shown, patch)
    return {
      viewer,
      sight: part('outlook', patch.text()) + events,
      isPlain: patch.isPlain && events === '',
      text: null,
    }
  }
  /** Nothing has happened for a while: what the log can bring back is forgotten, also while people watch. */
  rest(): void {
    if (this.isWorking || this.thinking.size > 0 || this.behind) return
    this.shown.clear()
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
  private shownTo(viewer: Viewer): Shown | null {
    const known = this.shown.get(viewer) ?? this.core.match?.show(viewer) ?? null
    if (known) this.shown.set(viewer, known)
    return known
  }
  private change(person: string | null, news: News, seen: Seen, muted: ReadonlySet<string> | undefined): string {
    const { head, info, personal } = news
    const table = personal ? part('table', wholeText(personalInfo(info, this.core, person))) : news.table
    const chat = muted ? news.chat.filter((line) => !muted.has(line.person)) : news.chat
    return `${head}${seen.sight}${table}${part('chat', chat.length > 0 ? JSON.stringify(chat) : '')}}`
  }
  /**
   * What a person knows who was told up to a line: that line, below which entry number events still hold, and how many do. Who has
   * sat down since has heard it with other ears.
   */
  private toldSince(person: string | null, since = 0): { known: number; keep: number; from: number } {
    const { seq, entries, story, state } = this.core
    const satAt = state.seats[state.seatOf(person) ?? -1]?.satAt ?? 0
    if (since <= 0 || since > seq || satAt > since) return { known: 0, keep: 0, from: 0 }
    const keep = Math.min(this.leastKept(since), entries + 1)
    return { known: since, keep, from: story.before(keep) }
  }
  /** Below which entry number events told up to `from` still hold; undefined: all of them. */
  private keptSince(from: number): number | undefined {
    const least = this.leastKept(from)
    return this.core.match && least <= this.told.entries ? least : undefined
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
    for (const viewer of this.shown.keys()) if (!seen.has(viewer)) this.shown.delete(viewer)
  }
}

/** One field of a JSON message; nothing is left out. */
const part = (name: string, text: string): string => text && `,"${name}":${text}`
/** A patch that puts one value in the place of everything. */
const wholeText = (value: unknown): string => `[["=",[],${JSON.stringify(value)}]]`
