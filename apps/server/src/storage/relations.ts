import type { Kysely } from 'kysely'
import type { RelationRow, ReportRow, Schema } from './schema.ts'

/** Mutes, blocks and reports. */
export class StoredRelations {
  constructor(private readonly db: Kysely<Schema>) {}

  /** A person's mutes and blocks, with the present names. */
  of(person: string): Promise<(Pick<RelationRow, 'other' | 'kind'> & { name: string | null })[]> {
    return this.db
      .selectFrom('relation')
      .leftJoin('session', 'session.id', 'relation.other')
      .select(['relation.other', 'relation.kind', 'session.name'])
      .where('relation.person', '=', person)
      .orderBy('relation.at')
      .execute()
  }
  /** The people who have blocked a person. */
  async blockersOf(person: string): Promise<string[]> {
    const query = this.db
      .selectFrom('relation')
      .select('person')
      .where('other', '=', person)
      .where('kind', '=', 'block')
    return (await query.execute()).map((row) => row.person)
  }
  async set(row: RelationRow): Promise<void> {
    await this.db
      .insertInto('relation')
      .values(row)
      .onConflict((c) => c.columns(['person', 'other', 'kind']).doNothing())
      .execute()
  }
  async drop({ person, other, kind }: Omit<RelationRow, 'at'>): Promise<void> {
    await this.db
      .deleteFrom('relation')
      .where('person', '=', person)
      .where('other', '=', other)
      .where('kind', '=', kind)
      .execute()
  }

  async addReport(report: ReportRow): Promise<void> {
    await this.db.insertInto('report').values(report).execute()
  }
  /** How many reports a person has sent since a time. */
  async countReports(by: string, since: number): Promise<number> {
    const { n } = await this.db
      .selectFrom('report')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('by', '=', by)
      .where('at', '>', since)
      .executeTakeFirstOrThrow()
    return Number(n)
  }
  /** Reports, the last one first. */
  reports(limit: number): Promise<ReportRow[]> {
    return this.db.selectFrom('report').selectAll().orderBy('at', 'desc').limit(limit).execute()
  }
}
