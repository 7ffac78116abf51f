import { archiveTable } from '../admin/archive-file.ts'
import type { CleanUpTimes } from '../config.ts'
import type { MatchRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { GameShelf } from '../tables/shelf.ts'
import type { TableRegistry } from '../tables/table-registry.ts'
import type { RefusalStore } from './refusal-store.ts'
import { nextTurn } from './turns.ts'

const EVERY = 3600_000
const AFTER_START = 60_000
/** So many of a kind are cleared away in one run; the next run finds the rest. */
const AT_ONCE = 500
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

/** Clears away what nobody needs any more, once an hour. */
export class Cleaner {
  private last: number | null = null
  private running: Promise<void> = Promise.resolve()
  private stopped = false

  constructor(private readonly parts: CleanerParts) {}

  /** Clears away if that was long ago, beside everything else. */
  look(now: number): void {
    // Not at the very start: whoever starts a server waits for its tables.
    this.last ??= now - EVERY + AFTER_START
    if (now - this.last < EVERY) return
    this.last = now
    const { onCleared, onError } = this.parts
    this.running = this.run(now).then(onCleared, (error: unknown) => onError(error, 'clearing away'))
  }
  async stop(): Promise<void> {
    this.stopped = true
    await this.running
  }
  async run(now: number): Promise<Cleared> {
    const { refusals, times } = this.parts
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
      const entries = await storage.logEntries(id)
      if (registry.inMemory(id) || entries.some(({ kind }) => kind === 'started')) return false
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
    const { db } = this.parts.storage
    let query = db
      .selectFrom('session')
      .select('id')
      .where('seen_at', '<', before)
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
    const rows = await query.orderBy('seen_at').limit(AT_ONCE).execute()
    return this.each(
      rows.map(({ id }) => id),
      async (id) => {
        for (const table of ['token', 'passkey', 'relation'] as const)
          await db.deleteFrom(table).where('person', '=', id).execute()
        await db.deleteFrom('session').where('id', '=', id).execute()
      },
    )
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
    for (const status of statuses) {
      const rows = await this.parts.storage.db
        .selectFrom('match')
        .select('id')
        .where('status', '=', status)
        .where('changed_at', '<', now - age)
        .orderBy('changed_at')
        .limit(AT_ONCE)
        .execute()
      ids.push(...rows.map(({ id }) => id))
    }
    return ids.slice(0, AT_ONCE)
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
