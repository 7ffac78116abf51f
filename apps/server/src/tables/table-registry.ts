import type { Act } from '@sablier/protocol'
import type { Append } from '../storage/append.ts'
import { ActRefusal, toRefusal } from './act-refusal.ts'
import type { Actor } from './acts/actor.ts'
import { perform } from './acts/perform.ts'
import { clockAdjusted, type DownTime } from './clock-adjustment.ts'
import type { TableCore } from './core.ts'
import { EventLogLoader } from './event-log-loader.ts'
import { type Hearing, LiveTable } from './live-table.ts'
import { type LoadedCore, loadCore, readOn } from './load-core.ts'
import { LobbyRows } from './lobby-rows.ts'
import type { LogEntry } from './log-entry.ts'
import { PastMatches } from './past-matches.ts'
import { keepResult } from './results.ts'
import type { GameShelf } from './shelf.ts'
import { TableWriter, type TableWriterParts } from './table-writer.ts'
import type { Around } from './votes.ts'
import type { Reply, Work } from './work.ts'

export interface TableRegistryParts extends TableWriterParts {
  readonly shelf: GameShelf
  /** A table could not wake from its stored position and was replayed from its first answer. */
  readonly onReplayed: (table: string, why: string) => void
  /** Since when the person of a seat has been away; null: present, or unknown. */
  readonly absentSince?: (table: LiveTable, seat: number) => number | null
  /** The people whom others have muted. */
  readonly hearing?: Hearing
  /** Whether somebody sits at a public table whom a person does not meet. */
  readonly isParted?: (core: TableCore, person: string) => boolean
  readonly now?: () => number
  /** The time before this process in which none ran; null: there was none. */
  readonly down?: DownTime | null
  /** How long an open table waits to begin after its last log entry. */
  readonly openMs?: number
  /** The most log entries that a table may have before the game begins. */
  readonly mostBeforeStart?: number
}

/** All tables in memory. Collects what arrives in a tick, writes it in one transaction, then sends the changes. */
export class TableRegistry {
  private readonly tables = new Map<string, LiveTable>()
  private readonly loading = new Map<string, Promise<LiveTable>>()
  /** Tables whose log has grown while they were being loaded. */
  private readonly called = new Set<string>()
  private readonly dirty = new Set<LiveTable>()
  /** Tables whose log was read since the last tick. */
  private readonly justRead = new Set<LiveTable>()
  private reads = 0
  private ticking = false
  private readonly waiters: (() => void)[] = []
  readonly now: () => number
  readonly lobbyRows: LobbyRows
  /** Matches as they were earlier. */
  readonly past = new PastMatches()
  private readonly eventLogLoader: EventLogLoader
  private readonly writer: TableWriter

  constructor(private readonly parts: TableRegistryParts) {
    this.now = parts.now ?? Date.now
    this.lobbyRows = new LobbyRows(parts.storage, this.now)
    this.eventLogLoader = new EventLogLoader(parts, this.now, (table) => this.readAgain(table))
    this.writer = new TableWriter(parts, {
      now: this.now,
      lobbyRows: this.lobbyRows,
      onKept: (table) => this.eventLogLoader.forgetStored(table),
      retry: (table) => this.touch(table),
      readAgain: (table) => this.call(table),
      prepareBack: (table, work, entries) => void this.prepareBack(table, work, entries),
    })
  }

  get size(): number {
    return this.tables.size
  }
  /** Tables in memory. */
  all(): IterableIterator<LiveTable> {
    return this.tables.values()
  }
  inMemory(id: string): LiveTable | undefined {
    return this.tables.get(id)
  }

  /** The table with this id, from memory or from its log. */
  async table(id: string): Promise<LiveTable> {
    const known = this.tables.get(id)
    if (known) return known
    const loading = this.loading.get(id) ?? this.startLoading(id)
    this.loading.set(id, loading)
    return loading
  }
  private async startLoading(id: string): Promise<LiveTable> {
    const { others } = this.parts
    // Before the log is read: what happens from now on is heard.
    others?.follow(id)
    try {
      return await this.load(id)
    } finally {
      this.loading.delete(id)
      if (!this.tables.has(id)) others?.leave(id)
    }
  }
  private async load(id: string): Promise<LiveTable> {
    const { storage } = this.parts
    const { core, continued } = await this.read(id)
    const table = new LiveTable(id, core, this.now(), this.parts.hearing)
    this.tables.set(id, table)
    if (this.called.delete(id)) this.call(table)
    const { down } = this.parts
    // Before anything else can be asked of the table: its clocks have to be right.
    if (down && clockAdjusted(core, down, this.now()).length > 0)
      await this.work(table, (loaded) => clockAdjusted(loaded, down, this.now()))
    if (continued?.kind === 'continued') {
      await storage.repin(id, continued.version, continued.contentHash)
      await this.work(table, () => [continued])
    }
    return table
  }

  private async read(id: string): Promise<LoadedCore> {
    const { storage, shelf, openMs, mostBeforeStart, onReplayed } = this.parts
    const loaded = await loadCore(storage, shelf, id, { onReplayed })
    loaded.core.openMs = openMs ?? loaded.core.openMs
    loaded.core.mostBeforeStart = mostBeforeStart ?? loaded.core.mostBeforeStart
    return loaded
  }

  /** Does a person's act; the reply is the sequence number of its log entry. A retry gets the same number. */
  act(table: LiveTable, actor: Actor, act: Act, { done, refused }: Reply): void {
    const run = (core: TableCore) => perform(core, actor, act, this.around(table))
    this.add(table, { person: actor.person.id, clientId: act.clientId, run, done, refused, attempts: 0 })
  }
  /** The time, and who is at a table now. */
  around(table: LiveTable): Around {
    const { absentSince, isParted } = this.parts
    return {
      now: this.now(),
      absentSince: (seat) => absentSince?.(table, seat) ?? null,
      isParted: (person) => isParted?.(table.core, person) ?? false,
    }
  }
  /** Queues work: adds the log entries that `run` makes when its turn comes. */
  work(
    table: LiveTable,
    run: (core: TableCore) => readonly LogEntry[],
    person: string | null = null,
    clientId: string | null = null,
  ): Promise<number> {
    return new Promise((done, refused) => this.add(table, { person, clientId, run, done, refused, attempts: 0 }))
  }
  private add(table: LiveTable, work: Work): void {
    table.queue.push(work)
    this.touch(table)
  }
  /** Going far back takes a long replay: it is done in slices beside the ticks, then the work is tried again. */
  private async prepareBack(table: LiveTable, work: Work, entries: number): Promise<void> {
    this.reads++
    table.preparing++
    try {
      await this.past.prepareBack(table.id, table.core, entries)
    } catch (error) {
      this.parts.onError(error, `going back at ${table.id}`)
      work.refused(toRefusal(error))
      return
    } finally {
      this.reads--
      table.preparing--
    }
    this.add(table, work)
  }
  /** Another process has added to the log of a table. */
  wake(id: string, seq: number): void {
    const table = this.tables.get(id)
    if (!table) {
      if (this.loading.has(id)) this.called.add(id)
    } else if (seq > table.core.seq) this.call(table)
  }
  /** Messages about these tables may have been missed: reads the logs of those in memory again. */
  missed(ids: Iterable<string>): void {
    for (const id of ids) this.wake(id, Number.POSITIVE_INFINITY)
  }
  private call(table: LiveTable): void {
    table.calls++
    table.behind = true
    this.touch(table)
  }
  /** Opens a new table with its first log entries. */
  async open(append: Append): Promise<void> {
    const [result] = await this.parts.storage.append([append])
    if (result !== 'kept') throw new ActRefusal('fault', 'The table could not be opened')
  }
  /** A game that is over is about to leave the memory: stores what answers whoever looks at it later. */
  keepResult(table: LiveTable): Promise<void> {
    return keepResult(table, { ...this.parts, recall: (which) => this.recall(which) })
  }
  /** Takes a table out of memory; its log stays. */
  forget(table: LiveTable): void {
    if (table.isWorking || table.reading !== null || table.watchers.size > 0 || this.lobbyRows.isLate(table)) return
    this.tables.delete(table.id)
    this.parts.others?.leave(table.id)
  }
  /** Waits until everything a table did is durable, so that nothing is shown too early. */
  async settled(id: string): Promise<void> {
    const known = this.tables.get(id)
    if (known && this.parts.others?.isDeaf(id)) known.behind = true
    for (;;) {
      const table = this.tables.get(id)
      if (!table || (table.unsaved.length === 0 && !table.behind)) return
      // A write has failed, or another process was first: read the log again.
      this.touch(table)
      await this.afterTick()
      await table.reading
      if (table.behind && table.unread)
        throw new ActRefusal('not-saved', 'The storage does not answer: try again in a moment', {
          detail: 'storage-silent',
        })
    }
  }
  /** Loads the events that a table has dropped from memory. */
  recall(table: LiveTable): Promise<void> {
    return this.eventLogLoader.recall(table)
  }
  /** Names of people were changed in the log of a table: reads all of it again and shows it anew. */
  async reload(table: LiveTable): Promise<void> {
    await this.settled(table.id)
    table.replaceCore((await this.read(table.id)).core)
    table.showAnew()
  }
  /** Waits until no write is pending. */
  async quiet(): Promise<void> {
    while (this.ticking || this.dirty.size > 0 || this.reads > 0) await this.afterTick()
  }

  private touch(table: LiveTable): void {
    table.usedAt = this.now()
    this.dirty.add(table)
    if (this.ticking) return
    this.ticking = true
    setImmediate(() => void this.tick())
  }
  private async tick(): Promise<void> {
    const tables = [...this.dirty]
    this.dirty.clear()
    try {
      for (const table of tables)
        if (table.behind && table.reading === null && !this.justRead.has(table)) this.readApart(table)
      this.justRead.clear()
      await this.writer.write(tables.filter((table) => table.reading === null))
    } catch (error) {
      this.parts.onError(error, 'tick')
    }
    this.ticking = false
    const [next] = this.dirty
    if (next) this.touch(next)
    for (const resolve of this.waiters.splice(0)) resolve()
  }
  private afterTick(): Promise<void> {
    return new Promise((resolve) => this.waiters.push(resolve))
  }

  /** Reads what other processes may have added. */
  private async readAgain(table: LiveTable): Promise<void> {
    table.behind = true
    while (table.behind) {
      this.touch(table)
      await this.afterTick()
      await table.reading
      if (table.unread) return
    }
  }
  /** Reads the log of a table beside the ticks: a long game must not hold up the others. */
  private readApart(table: LiveTable): void {
    this.reads++
    table.reading = this.catchUp(table).finally(() => {
      this.reads--
      table.reading = null
      this.justRead.add(table)
      this.touch(table)
    })
  }
  private async catchUp(table: LiveTable): Promise<void> {
    const { storage } = this.parts
    try {
      const before = table.sentSeq
      const { calls } = table
      const core = (await readOn(storage, table, this.past)) ?? (await this.read(table.id)).core
      table.replaceCore(core)
      // Log entries reported meanwhile may not have been read.
      table.behind = table.calls !== calls
      if (core.seq !== before) this.writer.send(table, null)
      if (core.seq > before) this.parts.onKept(table, [], false)
    } catch (error) {
      table.unread = true
      this.parts.onError(error, `reading the log of ${table.id}`)
    }
  }
}
