import { loadavg } from 'node:os'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Bilingual } from '@sablier/kernel'
import type { TableStatus, TableSummary } from '@sablier/protocol'
import { sql } from 'kysely'
import { archiveTable } from '../admin/archive-file.ts'
import { hideName } from '../admin/hide-name.ts'
import type { Bans } from '../people/bans.ts'
import { hiddenNames } from '../people/hidden-names.ts'
import type { BanRow, RefusalRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { summariesOf } from '../tables/info.ts'
import type { GameShelf } from '../tables/shelf.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import { VERSION } from '../version.ts'
import type { RefusalStore } from './refusal-store.ts'
import { nextTurn } from './turns.ts'

export interface OperatorParts {
  readonly storage: Storage
  readonly shelf: GameShelf
  readonly registry: TableRegistry
  readonly bans: Bans
  readonly refusals: RefusalStore
  readonly archiveDir: string
  readonly countSockets: () => number
  /** Ends the sockets of whoever was banned. */
  readonly endBanned: () => void
  readonly now: () => number
}

/** How a server is doing. */
export interface Overview {
  readonly version: string
  readonly seconds: number
  readonly load: readonly number[]
  /** How late the event loop was, in milliseconds. */
  readonly delay: { readonly mean: number; readonly p99: number; readonly max: number }
  readonly memory: { readonly rss: number; readonly heap: number }
  readonly sockets: number
  readonly tablesInMemory: number
  readonly tables: Readonly<Record<string, number>>
  /** The names of the games, by id. */
  readonly titles: Readonly<Record<string, Bilingual>>
  readonly people: number
  readonly storage: { readonly kind: string; readonly bytes: number }
  readonly bans: readonly BanRow[]
  readonly refusals: readonly RefusalRow[]
}
/** A person as the operator sees them. */
export interface PersonRow {
  readonly id: string
  readonly name: string
  readonly hiddenName: string | null
  readonly createdAt: number
  readonly seenAt: number
}

const REFUSALS = 100
const PEOPLE = 100
/** Names are looked for among so many people. */
const LATELY = 5000
/** Tables and people are counted once in so many milliseconds. */
const COUNTED_FOR = 60_000

/**
 * What the operator sees and does while a server runs. It shows no hand, seed, invitation or talk: an operator may be
 * playing too.
 */
export class Operator {
  private counted: (Pick<Overview, 'tables' | 'people'> & { readonly at: number }) | null = null
  private readonly delay = monitorEventLoopDelay({ resolution: 10 })

  constructor(private readonly parts: OperatorParts) {
    this.delay.enable()
  }
  stop(): void {
    this.delay.disable()
  }

  async overview(): Promise<Overview> {
    const { storage, shelf, registry, refusals, bans, countSockets } = this.parts
    const { tables, people } = await this.counts()
    const { rss, heapUsed } = process.memoryUsage()
    const ms = (nanoseconds: number): number => Math.round(nanoseconds / 1e5) / 10
    return {
      version: VERSION,
      seconds: Math.round(performance.now() / 1000),
      load: loadavg(),
      delay: { mean: ms(this.delay.mean), p99: ms(this.delay.percentile(99)), max: ms(this.delay.max) },
      memory: { rss, heap: heapUsed },
      sockets: countSockets(),
      tablesInMemory: registry.size,
      tables,
      titles: await titlesOf(shelf),
      people,
      storage: { kind: storage.kind, bytes: await storageBytes(storage) },
      bans: await bans.list(),
      refusals: await refusals.last(REFUSALS),
    }
  }
  async tables(status: TableStatus | undefined, limit: number): Promise<TableSummary[]> {
    let query = this.parts.storage.db.selectFrom('match').selectAll().orderBy('changed_at', 'desc').limit(limit)
    if (status !== undefined) query = query.where('status', '=', status)
    return summariesOf(await query.execute(), null)
  }
  /** How many there are of each kind. Counting reads everything, and the page asks every few seconds: once a minute is enough. */
  private async counts(): Promise<Pick<Overview, 'tables' | 'people'>> {
    const { storage, now } = this.parts
    const { db } = storage
    if (this.counted && now() - this.counted.at < COUNTED_FOR) return this.counted
    const byStatus = await db
      .selectFrom('match')
      .select(['status', (e) => e.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute()
    await nextTurn()
    const { n: people } = await db
      .selectFrom('session')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const tables = Object.fromEntries(byStatus.map(({ status, n }) => [status, Number(n)]))
    this.counted = { at: now(), tables, people: Number(people) }
    return this.counted
  }
  /** People by id, or by name among those who were here last; the last one first. */
  async people(like: string): Promise<PersonRow[]> {
    const { db } = this.parts.storage
    const pattern = `%${like.replace(/[\\%_]/g, '\\$&')}%`
    const lately = db.selectFrom('session').selectAll().orderBy('seen_at', 'desc').limit(LATELY)
    const named = await db
      .selectFrom(lately.as('session'))
      .selectAll()
      .where(sql<boolean>`name like ${pattern} escape '\\'`)
      .orderBy('seen_at', 'desc')
      .limit(PEOPLE)
      .execute()
    const person = await this.parts.storage.people.session(like)
    return (person ? [person] : named).map((session) => ({
      id: session.id,
      name: session.name,
      hiddenName: hiddenNames(session).join(', ') || null,
      createdAt: session.created_at,
      seenAt: session.seen_at,
    }))
  }
  /** Ends a table where it stands. Whoever is there sees it at once. */
  async close(id: string, reason: string): Promise<void> {
    const { registry } = this.parts
    await registry.work(await registry.table(id), ({ state }) => {
      if (state.isOver)
        throw new ActRefusal('not-now', `The table is ${state.status} already`, { detail: 'table-closed' })
      return [{ kind: 'closed', reason }]
    })
  }
  /** Writes a table that is over to a file and deletes it. */
  async archive(id: string): Promise<string> {
    const { storage, shelf, registry, archiveDir } = this.parts
    const table = await registry.table(id)
    if (!table.core.state.isOver) throw new ActRefusal('not-now', 'The game is not over', { detail: 'game-not-over' })
    await registry.settled(id)
    registry.forget(table)
    if (registry.inMemory(id)) throw new ActRefusal('not-now', 'Somebody is at the table')
    return archiveTable(storage, shelf, id, archiveDir)
  }
  /** Hides the name of a person everywhere; gives the one they have now. */
  async hideName(person: string): Promise<string> {
    const { storage, registry } = this.parts
    const name = await hideName(storage, person)
    for (const table of registry.all()) if (table.core.state.mentions(person)) await registry.reload(table)
    return name
  }
  async ban(kind: BanRow['kind'], value: string, reason: string): Promise<void> {
    const { bans, endBanned, now } = this.parts
    await bans.add({ kind, value, at: now(), reason })
    endBanned()
  }
  unban(kind: BanRow['kind'], value: string): Promise<void> {
    return this.parts.bans.drop(kind, value)
  }
}

async function titlesOf(shelf: GameShelf): Promise<Record<string, Bilingual>> {
  const loaded = await Promise.all(shelf.ids.map((id) => shelf.load(id).catch(() => undefined)))
  return Object.fromEntries(loaded.flatMap((entry) => (entry ? [[entry.game.id, entry.game.text.title]] : [])))
}

async function storageBytes({ kind, db }: Storage): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{ n: number }>`select page_count * page_size as n from pragma_page_count(), pragma_page_size()`
      : sql<{ n: number }>`select pg_database_size(current_database()) as n`
  return Number((await query.execute(db)).rows[0]?.n ?? 0)
}
