import { type Kysely, sql } from 'kysely'

/** Mutes were kept by each table. From now on the latest one counts for all tables. */
export async function mutes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ at: number; body: string }>`
    select at, body from log_entry where kind = 'muted' order by at, match, seq`.execute(db)
  const last = new Map<string, { by: string; person: string; muted: boolean; at: number }>()
  for (const { at, body } of rows) {
    const read = JSON.parse(body) as { by: string; person: string; muted: boolean }
    last.set(`${read.by} ${read.person}`, { ...read, at })
  }
  for (const { by, person, muted, at } of last.values())
    if (muted)
      await sql`insert into relation (person, other, kind, at) values (${by}, ${person}, 'mute', ${at})
        on conflict do nothing`.execute(db)
}
