import { newId } from '../new-id.ts'
import type { RefusalRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

/** So many rows are written at once; of a flood from many addresses no more is kept a second. */
const AT_ONCE = 200
/** A clock is seldom wrong by more. */
const AHEAD = 24 * 3600_000
/** So many are kept in all. */
const MOST = 20_000

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
    const { numDeletedRows } = await db
      .deleteFrom('refusal')
      .where((e) => e.or([e('at', '<', Math.max(before, oldest?.at ?? 0)), e('at', '>', this.now() + AHEAD)]))
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}
