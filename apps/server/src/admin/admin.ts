import type { TableInfo, TableSummary } from '@sablier/protocol'
import { Metrics } from '../metrics.ts'
import { openStorage, type StoragePlace } from '../storage/open-storage.ts'
import type { ReportRow } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { LobbyFilter, Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { commonInfo, summaryOf } from '../tables/info.ts'
import { loadCore } from '../tables/load-core.ts'
import { type GameShelf, installedGames } from '../tables/shelf.ts'
import { TableRegistry } from '../tables/table-registry.ts'
import { exportTable, importTable, parseArchive, type TableArchive } from './archive.ts'
import { backUp, type RowCounts, restore } from './backup.ts'

/** What an operator learns of a table. The secret of its dice is not shown before the end. */
export interface Inspection {
  readonly table: TableInfo
  readonly logEntries: number
  readonly entries: number
  readonly hash: string | null
  /** The last log entries of its log: number, time and kind. */
  readonly tail: readonly { readonly seq: number; readonly at: number; readonly kind: string }[]
}

/** What an operator does to the tables of a server, also while it runs. */
export class Admin {
  private constructor(
    readonly storage: Storage,
    private readonly shelf: GameShelf,
  ) {}

  static async open(place: StoragePlace, shelf: GameShelf = installedGames): Promise<Admin> {
    return new Admin(await openStorage(place), shelf)
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
    return (await query.execute()).map((row) => summaryOf(row, null))
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
  /** Ends a table where it stands. A running server learns it from the log. */
  async closeTable(id: string, reason = 'operator'): Promise<void> {
    const quiet = { onError: () => {}, onReplayed: () => {}, onKept: () => {} }
    const parts = { storage: this.storage, shelf: this.shelf, metrics: new Metrics(), ...quiet }
    const registry = new TableRegistry(parts)
    await registry.work(await registry.table(id), ({ state }) => {
      if (state.isOver)
        throw new ActRefusal('not-now', `The table is ${state.status} already`, { detail: 'table-closed' })
      return [{ kind: 'closed', reason }]
    })
  }
  /** What people have told about others, the last one first. */
  reports(limit = 50): Promise<ReportRow[]> {
    return this.storage.relations.reports(limit)
  }
  /** Hides the name of a person everywhere; gives the one they have now. A running server learns it within a second. */
  async hideName(person: string): Promise<string> {
    const session = await this.storage.people.session(person)
    if (!session) throw new ActRefusal('not-now', `There is no person ${person}`, { detail: 'no-such-person' })
    const name = `Guest ${person.slice(0, 4)}`
    await this.storage.people.keepSession({ ...session, name, hidden_name: session.hidden_name ?? session.name })
    await this.storage.rewritePerson({ person, name, withoutTalk: false })
    return name
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
