import { type RawBuilder, sql } from 'kysely'
import { archiveTable } from '../admin/archive-file.ts'
import type { CleanUpTimes } from '../config.ts'
import type { MatchRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { GameShelf } from '../tables/shelf.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { RefusalStore } from './refusal-store.ts'
import { nextTurn } from './turns.ts'

const EVERY = 3600_000
/** The pause before the next run when the last one could not finish. */
const BEHIND = 30_000
const AFTER_START = 60_000
/** How many of a kind are looked at in one run; the next run continues after them. */
const AT_ONCE = 500
/** How many sessions are deleted together. */
const TOGETHER = 50
/** A renaming is read by running processes within a second. */
const RENAMING_KEPT = 24 * 3600_000

export interface CleanerParts {
  readonly storage: Storage
  readonly shelf: GameShelf
  readonly registry: TableRegistry
  readonly refusals: RefusalStore
  readonly times: CleanUpTimes
  readonly onCleared: (cleared: Cleared) => void
  readonly onError: (error: unknown, what: string) => void
}

/** How much was cleared away. */
export interface Cleared {
  abandoned: number
  unstarted: number
  archived: number
  sessions: number
  tokens: number
  refusals: number
}

/** Something in the order of its age. */
interface Aged {
  readonly id: string
  readonly at: number
}
/** Everything is younger. */
const OLDEST: Aged = { id: '', at: -1 }

/** Clears away what nobody needs any more, once an hour, and more often while there is more than one run can look at. */
export class Cleaner {
  private last: number | null = null
  private running: Promise<void> | null = null
  private stopped = false
  private isBehind = false
  /** The last item of each kind that was looked at, so that items which stay do not hide those behind them. */
  private readonly places = new Map<string, Aged>()

  constructor(private readonly parts: CleanerParts) {}

  /** Clears away if that was long ago, beside everything else. */
  look(now: number): void {
    // Not at the very start: whoever starts a server waits for its tables.
    this.last ??= now - EVERY + AFTER_START
    if (this.running || now - this.last < (this.isBehind ? BEHIND : EVERY)) return
    this.last = now
    const { onCleared, onError } = this.parts
    this.running = this.run(now)
      .then(onCleared, (error: unknown) => onError(error, 'clearing away'))
      .finally(() => {
        this.running = null
      })
  }
  async stop(): Promise<void> {
    this.stopped = true
    await this.running
  }
  async run(now: number): Promise<Cleared> {
    const { refusals, times } = this.parts
    this.isBehind = false
    return {
      abandoned: await this.closeAbandoned(now),
      unstarted: await this.deleteUnstarted(now),
      archived: await this.archiveEnded(now),
      sessions: await this.deleteSessions(now),
      tokens: await this.deleteTokens(now),
      refusals: await refusals.forget(now - times.refusal),
    }
  }

  private async closeAbandoned(now: number): Promise<number> {
    const { registry, times } = this.parts
    return this.each(await this.older(['playing'], times.abandoned, now), async (id) => {
      await registry.work(await registry.table(id), ({ state }) =>
        state.status === 'playing' ? [{ kind: 'closed', reason: 'abandoned' }] : [],
      )
    })
  }
  private async deleteUnstarted(now: number): Promise<number> {
    const { storage, registry, times } = this.parts
    const ids = await this.older(['closed'], times.unstarted, now)
    return this.each(ids, async (id) => {
      if (registry.inMemory(id) || (await storage.hasBegun(id))) return false
      await storage.remove(id)
      return true
    })
  }
  private async archiveEnded(now: number): Promise<number> {
    const { storage, shelf, registry, times } = this.parts
    const ids = await this.older(['over', 'closed', 'read-only'], times.ended, now)
    return this.each(ids, async (id) => {
      if (registry.inMemory(id)) return false
      await archiveTable(storage, shelf, id, times.archiveDir)
      return true
    })
  }
  /** Sessions nobody came back to. Whoever sits at a table that goes on is kept. */
  private async deleteSessions(now: number): Promise<number> {
    const { session, unusedSession } = this.parts.times
    let count = 0
    if (session > 0) count += await this.deleteSessionsSeen(now - session, false)
    if (unusedSession > 0) count += await this.deleteSessionsSeen(now - unusedSession, true)
    return count
  }
  private async deleteSessionsSeen(before: number, unused: boolean): Promise<number> {
    const page = await this.page(`sessions, ${unused}`, (after) =>
      this.parts.storage.db
        .selectFrom('session')
        .select(['id', 'seen_at as at'])
        .where('seen_at', '<', before)
        .where(isBehind(['seen_at', 'id'], after))
        .orderBy('seen_at')
        .orderBy('id')
        .limit(AT_ONCE)
        .execute(),
    )
    let count = 0
    for (let first = 0; first < page.length && !this.stopped; first += TOGETHER) {
      await nextTurn()
      count += await this.deleteUnneeded(page.slice(first, first + TOGETHER), unused)
    }
    return count
  }
  /** Deletes those of some sessions that nothing keeps. */
  private async deleteUnneeded(ids: readonly string[], unused: boolean): Promise<number> {
    const { db } = this.parts.storage
    let query = db
      .selectFrom('session')
      .select('id')
      .where('id', 'in', ids)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seat')
              .innerJoin('match', 'match.id', 'seat.match')
              .select('seat.match')
              .whereRef('seat.person', '=', 'session.id')
              .where((e) => (unused ? e.lit(true) : e('match.status', 'in', ['open', 'playing']))),
          ),
        ),
      )
    if (unused)
      query = query
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('passkey').select('id').whereRef('passkey.person', '=', 'session.id'))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('token').select('hash').whereRef('token.person', '=', 'session.id'))),
        )
    const unneeded = (await query.execute()).map(({ id }) => id)
    if (unneeded.length === 0) return 0
    for (const table of ['token', 'passkey', 'relation'] as const)
      await db.deleteFrom(table).where('person', 'in', unneeded).execute()
    await db.deleteFrom('session').where('id', 'in', unneeded).execute()
    return unneeded.length
  }
  private async deleteTokens(now: number): Promise<number> {
    const { db } = this.parts.storage
    const { numDeletedRows } = await db.deleteFrom('token').where('expires_at', '<', now).executeTakeFirst()
    await db
      .deleteFrom('renaming')
      .where('at', '<', now - RENAMING_KEPT)
      .execute()
    return Number(numDeletedRows)
  }

  private async older(statuses: readonly MatchRow['status'][], age: number, now: number): Promise<string[]> {
    if (age === 0) return []
    const ids: string[] = []
    // One status after the other: the index has them in order, nothing is sorted.
    for (const status of statuses)
      ids.push(
        ...(await this.page(`${status}, ${age}`, (after) =>
          this.parts.storage.db
            .selectFrom('match')
            .select(['id', 'changed_at as at'])
            .where('status', '=', status)
            .where('changed_at', '<', now - age)
            .where(isBehind(['changed_at', 'id'], after))
            .orderBy('changed_at')
            .orderBy('id')
            .limit(AT_ONCE)
            .execute(),
        )),
      )
    return ids
  }
  /** The next of a kind, the oldest first; from the beginning again after the last one. */
  private async page(kind: string, read: (after: Aged) => Promise<Aged[]>): Promise<string[]> {
    const rows = await read(this.places.get(kind) ?? OLDEST)
    const last = rows.length < AT_ONCE ? undefined : rows.at(-1)
    if (last) this.places.set(kind, last)
    else this.places.delete(kind)
    this.isBehind ||= last !== undefined
    return rows.map(({ id }) => id)
  }
  /** Does one after the other, and lets everybody else have a turn in between; what fails does not stop the rest. */
  private async each(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<number> {
    let count = 0
    for (const id of ids) {
      await nextTurn()
      if (this.stopped) break
      try {
        if ((await work(id)) !== false) count++
      } catch (error) {
        this.parts.onError(error, `clearing away ${id}`)
      }
    }
    return count
  }
}

/** Both columns compared at once: an index leads to the place. */
const isBehind = (columns: readonly [string, string], { at, id }: Aged): RawBuilder<boolean> =>
  sql`(${sql.ref(columns[0])}, ${sql.ref(columns[1])}) > (${at}, ${id})`
