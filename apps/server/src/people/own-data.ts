import { FORGOTTEN, IS_TALK } from '../storage/rewrite-person.ts'
import type { Storage } from '../storage/storage.ts'
import { summariesOf } from '../tables/info.ts'

/** Everything the server keeps about a person, as they may have it. */
export async function ownData(storage: Storage, person: string): Promise<Record<string, unknown>> {
  const { people, relations, db } = storage
  const session = await people.session(person)
  const matches = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .selectAll('match')
    .where('seat.person', '=', person)
    .orderBy('match.changed_at', 'desc')
    .execute()
  const said = await db
    .selectFrom('log_entry')
    .select(['match', 'at', 'kind', 'body'])
    .where('person', '=', person)
    .where(IS_TALK)
    .execute()
  return {
    session: session && { ...session, createdAt: session.created_at, seenAt: session.seen_at },
    passkeys: (await people.passkeysOf(person)).length,
    tables: summariesOf(matches, person),
    talk: said.map(({ match, at, kind, body }) => {
      const { text, phrase } = JSON.parse(body) as { text?: string; phrase?: string }
      return { table: match, at, kind, said: text ?? phrase }
    }),
    relations: await relations.of(person),
    reports: await db.selectFrom('report').selectAll().where('by', '=', person).execute(),
  }
}

/** Forgets a person: who they were, how they were called, what they said. What they played stays, without a name. */
export async function forgetPerson(storage: Storage, person: string): Promise<string[]> {
  const { db } = storage
  const tables = await storage.rewritePerson({ person, name: FORGOTTEN, withoutTalk: true })
  for (const table of ['token', 'passkey'] as const) await db.deleteFrom(table).where('person', '=', person).execute()
  await db
    .deleteFrom('relation')
    .where((e) => e.or([e('person', '=', person), e('other', '=', person)]))
    .execute()
  await db
    .deleteFrom('report')
    .where((e) => e.or([e('by', '=', person), e('person', '=', person)]))
    .execute()
  await db.deleteFrom('seat').where('person', '=', person).execute()
  await db.deleteFrom('session').where('id', '=', person).execute()
  return tables
}
