import { alone, type Fanout } from '../fanout/fanout.ts'
import { Webhooks } from '../notify/webhooks.ts'
import { RelationChanges } from '../people/relation-changes.ts'
import { Whispers } from '../people/whispers.ts'
import { Presence } from '../presence/presence.ts'
import type { LiveTable } from '../tables/live-table.ts'
import type { NumberedLogEntry } from '../tables/log-entry.ts'
import { Scheduler } from '../tables/scheduler.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import { Cleaner } from './cleaner.ts'
import type { ServerBase } from './server-base.ts'

/** The pause, in milliseconds, between two messages about presence when people come and go all the time. */
const PRESENCE_PAUSE = 250

/** The commands of the tables to the sockets. */
export interface SocketHooks {
  endBanned(): void
  endSession(person: string): void
}

/** Everything that keeps tables going: the registry, the clock, presence, clean-up and the other processes. */
export class TableServices {
  readonly registry: TableRegistry
  readonly presence: Presence
  readonly scheduler: Scheduler
  readonly relationChanges: RelationChanges
  readonly whispers: Whispers
  readonly webhooks: Webhooks
  private readonly cleaner: Cleaner
  private fanout: Fanout = alone

  constructor(
    private readonly base: ServerBase,
    private readonly sockets: SocketHooks,
  ) {
    this.registry = this.newRegistry()
    this.presence = this.newPresence()
    this.relationChanges = new RelationChanges({
      relations: base.relations,
      tables: () => this.registry.all(),
      send: (note) => this.fanout.note(note),
    })
    this.whispers = new Whispers({
      inMemory: (id) => this.registry.inMemory(id),
      relations: base.relations,
      send: (note, table) => this.fanout.noteAt(table, note),
      now: base.now,
    })
    this.webhooks = new Webhooks({
      storage: base.storage,
      metrics: base.metrics,
      publicUrl: base.config.publicUrl,
      allowPrivate: base.config.allowPrivateWebhooks,
      onError: base.onError,
    })
    this.cleaner = this.newCleaner()
    this.scheduler = this.newScheduler()
  }

  /** Joins the processes that share the tables, if there are any. */
  async join(): Promise<void> {
    const { config, onError } = this.base
    if (config.redisUrl === null) return
    const { redisFanout } = await import('../fanout/redis.ts')
    const listener = {
      wake: (table: string, seq: number) => this.registry.wake(table, seq),
      heard: (from: string, note: string) => {
        this.presence.heard(from, note)
        this.whispers.heard(note)
        this.relationChanges.heard(note).catch((error: unknown) => onError(error, 'relation'))
      },
      missed: (tables: Iterable<string>) => {
        const missed = [...tables]
        this.registry.missed(missed)
        this.presence.askAgain(missed)
      },
      // The others learn at once that this process is back.
      missedAll: () => {
        this.presence.beat()
        this.relationChanges.missed().catch((error: unknown) => onError(error, 'relations'))
      },
    }
    this.fanout = redisFanout(config.redisUrl, listener, (error) => onError(error, 'redis'))
    this.presence.start()
  }
  /** Bots and clocks go on at a table that was just opened. */
  lookAfter(id: string): void {
    this.registry.table(id).then(
      (table) => this.scheduler.look(table),
      (error: unknown) => this.base.onError(error, 'new table'),
    )
  }
  /** Ends bots, clocks and clean-up. */
  async stop(): Promise<void> {
    await this.scheduler.stop()
    await this.cleaner.stop()
  }
  /** Leaves the other processes. */
  async leave(): Promise<void> {
    await this.fanout.close()
  }

  private newRegistry(): TableRegistry {
    const { config, storage, shelf, metrics, now, alive, relations, log, onError } = this.base
    return new TableRegistry({
      storage,
      shelf,
      metrics,
      now,
      down: alive.down,
      hearing: relations,
      isParted: (core, person) => relations.isParted(core, person),
      openMs: config.openTableMs,
      mostBeforeStart: config.logEntriesBeforeStart,
      onError,
      onReplayed: (table, why) => log.info({ table, why }, 'table replayed from its first answer'),
      onKept: (table, logEntries, mine) => this.onKept(table, logEntries, mine),
      others:
        config.redisUrl === null
          ? null
          : {
              isDeaf: (table) => this.fanout.isDeaf(table),
              follow: (table) => this.fanout.follow(table),
              leave: (table) => this.fanout.leave(table),
            },
      absentSince: (table, seat) => this.presence.absentSince(table, seat),
    })
  }
  /** Log entries of a table were stored, by this process or by another one. */
  private onKept(table: LiveTable, logEntries: readonly NumberedLogEntry[], mine: boolean): void {
    if (table.reseated) {
      table.reseated = false
      this.presence.changed(table)
    } else if (!mine || logEntries.some(({ person }) => person !== null && !table.isWatchedBy(person)))
      this.presence.acted(table)
    if (!mine || logEntries.some(({ logEntry: { kind } }) => kind === 'sat' || kind === 'moved'))
      this.relationChanges.satDown(table)
    if (!mine) return
    this.fanout.publish(table.id, table.core.seq)
    this.scheduler.look(table)
    this.webhooks.notify(table)
  }
  private newPresence(): Presence {
    return new Presence({
      inMemory: (id) => this.registry.inMemory(id),
      onArrived: (table, seat) => this.scheduler.arrived(table, seat),
      isShared: this.base.config.redisUrl !== null,
      send: (note, table) => (table === undefined ? this.fanout.note(note) : this.fanout.noteAt(table, note)),
      now: this.base.now,
      pause: PRESENCE_PAUSE,
    })
  }
  private newCleaner(): Cleaner {
    const { config, storage, shelf, refusalStore, log, onError } = this.base
    return new Cleaner({
      storage,
      shelf,
      registry: this.registry,
      refusals: refusalStore,
      times: config.cleanUp,
      onCleared: (cleared) => log.info(cleared, 'cleared away'),
      onError,
    })
  }
  private newScheduler(): Scheduler {
    const { config, storage, bots, metrics, alive, onError } = this.base
    return new Scheduler({
      registry: this.registry,
      storage,
      bots,
      metrics,
      botPause: config.botPause,
      idleMs: config.idleMs,
      onError,
      onForgotten: (person) => this.sockets.endSession(person),
      alive,
      everySecond: (at) => this.everySecond(at),
    })
  }
  private async everySecond(at: number): Promise<void> {
    const { refusals, refusalStore, bans } = this.base
    refusals.tell()
    await refusalStore.flush()
    if (await bans.read()) this.sockets.endBanned()
    this.cleaner.look(at)
  }
}
