import { type RawBuilder, sql } from 'kysely'
import { newId } from '../new-id.ts'
import type { RefusalRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { nextTurn } from './turns.ts'

/** How many rows are written at once. Of a flood from many addresses, no more than these are kept per second. */
const AT_ONCE = 200
/** A clock is seldom wrong by more. */
const AHEAD = 24 * 3600_000
/** How many are kept in all. */
const MOST = 20_000
/** How many are deleted at once. */
const TOGETHER = 500

/** Keeps refusals for the operator, with the address they came from, for a set time. */
export class RefusalStore {
  private pending: RefusalRow[] = []

  constructor(
    private readonly storage: Storage,
    private readonly now: () => number,
  ) {}

  add({ place, code, address, count }: Pick<RefusalRow, 'place' | 'code' | 'address' | 'count'>): void {
    if (this.pending.length < AT_ONCE) this.pending.push({ id: newId(9), at: this.now(), place, code, address, count })
  }
  /** Writes what has come since the last time. */
  async flush(): Promise<void> {
    const { pending } = this
    if (pending.length === 0) return
    this.pending = []
    await this.storage.db.insertInto('refusal').values(pending).execute()
  }
  /** The last ones first. */
  last(limit: number): Promise<RefusalRow[]> {
    return this.storage.db.selectFrom('refusal').selectAll().orderBy('at', 'desc').limit(limit).execute()
  }
  /** Forgets those from before a time, what is more than can be looked through, and what a wrong clock has put far ahead. */
  async forget(before: number): Promise<number> {
    const { db } = this.storage
    const oldest = await db
      .selectFrom('refusal')
      .select('at')
      .orderBy('at', 'desc')
      .offset(MOST)
      .limit(1)
      .executeTakeFirst()
    const isOld = sql<boolean>`at < ${Math.max(before, oldest?.at ?? 0)}`
    return (await this.deleteWhere(isOld)) + (await this.deleteWhere(sql<boolean>`at > ${this.now() + AHEAD}`))
  }
  /** In small steps: a flood has left hundreds of thousands, and nobody waits for all of them. */
  private async deleteWhere(condition: RawBuilder<boolean>): Promise<number> {
    const { db } = this.storage
    for (let count = 0; ; await nextTurn()) {
      const rows = await db.selectFrom('refusal').select('id').where(condition).limit(TOGETHER).execute()
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await db.deleteFrom('refusal').where('id', 'in', ids).execute()
      count += ids.length
      if (ids.length < TOGETHER) return count
    }
  }
}
