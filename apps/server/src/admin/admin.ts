import type { TableInfo, TableSummary } from '@sablier/protocol'
import { Metrics } from '../metrics.ts'
import { Bans } from '../people/bans.ts'
import { Operator, type Overview, type PersonRow } from '../run/operator.ts'
import { RefusalStore } from '../run/refusal-store.ts'
import { openStorage, type StoragePlace } from '../storage/open-storage.ts'
import type { BanRow, ReportRow } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { LobbyFilter, Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { commonInfo, summariesOf } from '../tables/info.ts'
import { loadCore } from '../tables/load-core.ts'
import { type GameShelf, installedGames } from '../tables/shelf.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import { exportTable, importTable, parseArchive, type TableArchive } from './archive.ts'
import { archiveFault, archiveTable, readArchive } from './archive-file.ts'
import { backUp, type RowCounts, restore } from './backup.ts'
import { hideName } from './hide-name.ts'
import { RunningServer, type ServerPlace } from './running-server.ts'

/** Where the operator's commands find things. */
export interface AdminPlace extends StoragePlace {
  /** Wakes the processes that have a table in memory. */
  readonly redisUrl?: string | null
  /** The server that is to do what changes something; missing: the one that runs on the data folder, if any. */
  readonly server?: ServerPlace
}

/** A table as its operator sees it. The secret of its dice is not shown before the end. */
export interface Inspection {
  readonly table: TableInfo
  readonly logEntries: number
  readonly entries: number
  readonly hash: string | null
  /** The last log entries of its log: number, time and kind. */
  readonly tail: readonly { readonly seq: number; readonly at: number; readonly kind: string }[]
}

/** The operator's commands on the tables of a server, running or not. */
export class Admin {
  private constructor(
    readonly storage: Storage,
    private readonly shelf: GameShelf,
    private readonly place: AdminPlace,
    /** The server that runs on this storage: it does what changes something. */
    private readonly running: RunningServer | null,
  ) {}

  static async open(place: AdminPlace, shelf: GameShelf = installedGames): Promise<Admin> {
    const running = place.server
      ? new RunningServer(place.server)
      : place.databaseUrl === null
        ? await RunningServer.find(place.dataDir)
        : null
    return new Admin(await openStorage(place), shelf, place, running)
  }
  /** Whether a running server does what changes something. */
  get isRunning(): boolean {
    return this.running !== null
  }
  shut(): Promise<void> {
    return this.storage.close()
  }

  /** Tables, also those by invitation, the one that changed last first. */
  async list(filter: Pick<LobbyFilter, 'game' | 'status'> & { limit?: number } = {}): Promise<TableSummary[]> {
    let query = this.storage.db
      .selectFrom('match')
      .selectAll()
      .orderBy('changed_at', 'desc')
      .limit(filter.limit ?? 50)
    if (filter.game !== undefined) query = query.where('game', '=', filter.game)
    if (filter.status !== undefined) query = query.where('status', '=', filter.status)
    return summariesOf(await query.execute(), null)
  }
  /** Replays a table and tells how it stands. */
  async inspect(id: string): Promise<Inspection> {
    const { core } = await loadCore(this.storage, this.shelf, id, { whole: true })
    const logEntries = await this.storage.logEntries(id)
    return {
      table: commonInfo(core),
      logEntries: logEntries.length,
      entries: core.entries,
      hash: core.match?.hash ?? null,
      tail: logEntries.slice(-20).map(({ seq, at, kind }) => ({ seq, at, kind })),
    }
  }
  /** Ends a table where it stands. Whoever is there sees it at once. */
  async closeTable(id: string, reason = 'operator'): Promise<void> {
    if (this.running) {
      await this.running.ask('POST', `tables/${id}/close`, { reason })
      return
    }
    const registry = this.registry()
    const seq = await registry.work(await registry.table(id), ({ state }) => {
      if (state.isOver)
        throw new ActRefusal('not-now', `The table is ${state.status} already`, { detail: 'table-closed' })
      return [{ kind: 'closed', reason }]
    })
    const { redisUrl } = this.place
    if (redisUrl) await (await import('../fanout/redis.ts')).wakeOnce(redisUrl, id, seq)
  }
  /** Writes a table that is over to a file and deletes it; gives the file. */
  async archive(id: string, folder: string): Promise<string> {
    if (this.running) return (await this.running.ask<{ file: string }>('POST', `tables/${id}/archive`)).file
    const { core } = await loadCore(this.storage, this.shelf, id)
    if (!core.state.isOver) throw new ActRefusal('not-now', 'The game is not over', { detail: 'game-not-over' })
    return archiveTable(this.storage, this.shelf, id, folder)
  }
  /** The fault of the archive in a file; null: its game replays, with every hash. */
  async archiveFault(file: string): Promise<string | null> {
    try {
      return await archiveFault(await readArchive(file), this.shelf)
    } catch (error) {
      return reasonOf(error)
    }
  }
  /** How the running server is doing; without one, what the storage knows. */
  async overview(): Promise<Overview> {
    if (this.running) return this.running.ask<Overview>('GET', 'overview')
    const operator = this.operator()
    try {
      return await operator.overview()
    } finally {
      operator.stop()
    }
  }
  async people(name: string): Promise<readonly PersonRow[]> {
    const operator = this.operator()
    operator.stop()
    return operator.people(name)
  }
  /** Keeps an address, a range of addresses or a person out. Running servers learn it within a second. */
  async ban(kind: BanRow['kind'], value: string, reason: string): Promise<void> {
    if (this.running) await this.running.ask('POST', 'bans', { kind, value, reason })
    else await new Bans(this.storage).add({ kind, value, at: Date.now(), reason })
  }
  async unban(kind: BanRow['kind'], value: string): Promise<void> {
    if (this.running) await this.running.ask('DELETE', 'bans', { kind, value })
    else await new Bans(this.storage).drop(kind, value)
  }
  private registry(): TableRegistry {
    const quiet = { onError: () => {}, onReplayed: () => {}, onKept: () => {} }
    return new TableRegistry({ storage: this.storage, shelf: this.shelf, metrics: new Metrics(), ...quiet })
  }
  private operator(): Operator {
    const { storage, shelf } = this
    const now = Date.now
    return new Operator({
      storage,
      shelf,
      registry: this.registry(),
      bans: new Bans(storage),
      refusals: new RefusalStore(storage, now),
      archiveDir: '',
      countSockets: () => 0,
      endBanned: () => {},
      now,
    })
  }
  /** Reports about people, the latest first. */
  reports(limit = 50): Promise<ReportRow[]> {
    return this.storage.relations.reports(limit)
  }
  /** Hides the name of a person everywhere; gives the one they have now. A running server learns it within a second. */
  async hideName(person: string): Promise<string> {
    if (this.running) {
      const { name } = await this.running.ask<{ name: string }>('POST', `people/${person}/hide-name`)
      return name
    }
    return hideName(this.storage, person)
  }
  /** A table as one file. */
  exportTable(id: string): Promise<TableArchive> {
    return exportTable(this.storage, id)
  }
  /** Takes in a table from a file; gives its id. One that does not load is refused. */
  async importTable(text: string): Promise<string> {
    const archive = parseArchive(text)
    await this.tryOut(archive)
    return importTable(this.storage, archive)
  }
  /** The same from a file, compressed or not. */
  async importFile(file: string): Promise<string> {
    const archive = await readArchive(file)
    await this.tryOut(archive)
    return importTable(this.storage, archive)
  }
  /** Plays and shows a table apart from all others. */
  private async tryOut(archive: TableArchive): Promise<void> {
    const apart = await openSqlite(':memory:')
    try {
      const id = await importTable(apart, archive)
      commonInfo((await loadCore(apart, this.shelf, id, { whole: true })).core)
    } catch (error) {
      throw new Error(`The table does not load: ${reasonOf(error)}`, { cause: error })
    } finally {
      await apart.close()
    }
  }
  backUp(file: string): Promise<RowCounts> {
    return backUp(this.storage, file)
  }
  restore(file: string): Promise<RowCounts> {
    return restore(this.storage, file)
  }
  /** Replays every table and compares every hash; gives what is wrong. */
  async verifyAll(onTable: (id: string) => void = () => {}): Promise<{ tables: number; faults: string[] }> {
    const ids = await this.storage.db.selectFrom('match').select('id').orderBy('id').execute()
    const faults: string[] = []
    for (const { id } of ids) {
      onTable(id)
      const fault = await this.faultOf(id)
      if (fault !== null) faults.push(`${id}: ${fault}`)
    }
    return { tables: ids.length, faults }
  }
  private async faultOf(id: string): Promise<string | null> {
    try {
      const { state } = (await loadCore(this.storage, this.shelf, id, { whole: true })).core
      return state.status === 'read-only' ? state.reason : null
    } catch (error) {
      return reasonOf(error)
    }
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
