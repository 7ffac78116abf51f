import { type Kysely, sql } from 'kysely'
import { newId } from '../new-id.ts'
import type { Append, Appended, LateLobbyRow } from './append.ts'
import { People } from './people.ts'
import { plain } from './plain.ts'
import { StoredRelations } from './relations.ts'
import { lateLines, type Rewriting, rewritePerson } from './rewrite-person.ts'
import type { CheckpointRow, EventLogRow, LogEntryRow, MatchRow, RenamingRow, Schema } from './schema.ts'

/** The filter of the lobby. */
export interface LobbyFilter {
  readonly game?: string
  readonly status?: MatchRow['status']
  readonly free?: boolean
  readonly before?: number
  /** Not those that were opened from one of these addresses. */
  readonly notFrom?: readonly string[]
  /** Only tables where this person sits, public or not. */
  readonly person?: string
  readonly limit: number
}

/** The most tables that are searched for a page of the lobby where some are left out. */
const LOOKED_THROUGH = 1000

/** The operations that SQLite and PostgreSQL implement differently. */
export interface StorageWriter {
  /** Writes the log entries of many matches in one transaction; says for each match whether it succeeded. */
  readonly append: (batch: readonly Append[]) => Promise<Appended[]>
  /** Writes lobby rows that lag behind their logs. Null: every append must bring its lobby row. */
  readonly keepLobbyRows: ((lobbyRows: readonly LateLobbyRow[]) => Promise<unknown>) | null
  /** Deletes a match and all that hangs on it. */
  readonly remove: (match: string) => Promise<unknown>
}

/** Everything that is kept: the same on SQLite and on PostgreSQL. */
export class Storage {
  readonly people: People
  readonly relations: StoredRelations
  readonly append: StorageWriter['append']
  readonly keepLobbyRows: StorageWriter['keepLobbyRows']
  readonly remove: StorageWriter['remove']

  constructor(
    readonly kind: 'sqlite' | 'postgres',
    readonly db: Kysely<Schema>,
    writer: StorageWriter,
  ) {
    this.append = writer.append
    this.keepLobbyRows = writer.keepLobbyRows
    this.remove = writer.remove
    this.people = new People(db)
    this.relations = new StoredRelations(db)
  }

  close(): Promise<void> {
    return this.db.destroy()
  }
  /** Throws if the database does not answer. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  async match(id: string): Promise<MatchRow | undefined> {
    return plain(await this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst())
  }
  /** The log entries of a match after a sequence number, in order. */
  logEntries(match: string, after = 0): Promise<LogEntryRow[]> {
    return this.db
      .selectFrom('log_entry')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
  }
  /** Whether the game of a table has begun, as its log tells. */
  async hasBegun(match: string): Promise<boolean> {
    const query = this.db.selectFrom('log_entry').select('seq').where('match', '=', match).where('kind', '=', 'started')
    return (await query.limit(1).executeTakeFirst()) !== undefined
  }
  /** Pins a match to other rules, where it goes on from a checkpoint. */
  async repin(id: string, rules_version: string, content_hash: string): Promise<void> {
    await this.db.updateTable('match').set({ rules_version, content_hash }).where('id', '=', id).execute()
  }
  checkpoint(match: string): Promise<CheckpointRow | undefined> {
    return this.db.selectFrom('checkpoint').selectAll().where('match', '=', match).executeTakeFirst()
  }
  /** The stored events of a match before its checkpoint, in order. */
  eventLog(match: string): Promise<EventLogRow[]> {
    return this.db.selectFrom('event_log').selectAll().where('match', '=', match).orderBy('first_event').execute()
  }
  /** Tables for the lobby, the one that changed last first. */
  lobby({ game, status, free, before, notFrom = [], person, limit }: LobbyFilter): Promise<MatchRow[]> {
    let query = this.db.selectFrom('match').selectAll('match').orderBy('match.changed_at', 'desc').limit(limit)
    if (person !== undefined)
      query = query.where('match.id', 'in', (q) =>
        q.selectFrom('seat').select('seat.match').where('seat.person', '=', person),
      )
    else query = query.where('visibility', '=', 'public')
    if (game !== undefined) query = query.where('game', '=', game)
    if (status !== undefined) query = query.where('status', '=', status)
    // Only tables that wait to begin have free seats: thousands that are over are not looked through.
    if (free) query = query.where('status', '=', 'open').where('free_seats', '>', 0)
    if (before !== undefined) query = query.where('changed_at', '<', before)
    if (notFrom.length === 0) return query.execute()
    return this.db
      .selectFrom(query.limit(LOOKED_THROUGH).as('match'))
      .selectAll()
      .where((e) => e.or([e('opened_from', 'is', null), e('opened_from', 'not in', notFrom)]))
      .orderBy('changed_at', 'desc')
      .limit(limit)
      .execute()
  }
  /** The open table behind a short code. */
  async tableOfCode(code: string): Promise<Pick<MatchRow, 'id' | 'invite'> | undefined> {
    const query = this.db.selectFrom('match').select(['id', 'invite']).where('join_code', '=', code)
    return plain(await query.where('status', '=', 'open').limit(1).executeTakeFirst())
  }
  /** Tables of a person in one of these states, the one that changed last first. */
  async tablesOf(
    person: string,
    statuses: readonly MatchRow['status'][],
    { limit, before }: { readonly limit: number; readonly before?: number },
  ): Promise<MatchRow[]> {
    let query = this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .selectAll('match')
      .where('seat.person', '=', person)
      .where('match.status', 'in', [...statuses])
      .orderBy('match.changed_at', 'desc')
      .limit(limit)
    if (before !== undefined) query = query.where('match.changed_at', '<', before)
    return query.execute()
  }
  /** Tables whose wake-up time has come. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('wake_at', '<=', now)
      .orderBy('wake_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
  /** Tables whose lobby row was out of date when the server stopped. */
  async lateLobbyRows(): Promise<string[]> {
    if (!this.keepLobbyRows) return []
    // Through the view of both logs SQLite would read the whole of them for each table.
    const { rows } = await sql<{ id: string }>`
      select id from match left join (select match, max(seq) as seq from fresh_log_entry group by match) as fresh
        on fresh.match = match.id
      where status = 'playing' and last_seq < max(
        coalesce(fresh.seq, 0), coalesce((select max(seq) from kept_log_entry where kept_log_entry.match = match.id), 0))`.execute(
      this.db,
    )
    return rows.map(({ id }) => id)
  }
  /** Sets a later wake-up time. */
  async wakeLater(id: string, wake_at: number): Promise<void> {
    await this.db.updateTable('match').set({ wake_at }).where('id', '=', id).execute()
  }
  /** Calls a person otherwise wherever their name is kept; gives the tables where it was. */
  async rewritePerson(rewriting: Rewriting): Promise<string[]> {
    const tables = await rewritePerson(this.db, this.kind === 'sqlite', rewriting)
    const { person, name } = rewriting
    await this.db
      .insertInto('renaming')
      .values({ id: newId(9), at: Date.now(), person, name })
      .execute()
    return tables
  }
  /** The same again for what was written meanwhile, by a process that had not heard of it: told only if there was something. */
  async rewriteLate(rewriting: Rewriting): Promise<void> {
    if ((await lateLines(this.db, rewriting)) > 0) await this.rewritePerson(rewriting)
  }
  /** The names that were changed so after a time: processes that have the tables in memory read them again. */
  renamings(after: number): Promise<RenamingRow[]> {
    return this.db.selectFrom('renaming').selectAll().where('at', '>', after).orderBy('at').execute()
  }
  /** How many tables in these states a person has opened, or were opened from an address. */
  async countTables(
    column: 'created_by' | 'opened_from',
    value: string,
    statuses: readonly MatchRow['status'][],
  ): Promise<number> {
    const { n } = await this.db
      .selectFrom('match')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where(column, '=', value)
      .where('status', 'in', statuses)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
}
