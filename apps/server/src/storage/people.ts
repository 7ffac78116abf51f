import type { Language } from '@sablier/protocol'
import type { Kysely } from 'kysely'
import { plain } from './plain.ts'
import type { PasskeyRow, Schema, SessionRow, TokenRow } from './schema.ts'

/** Sessions, one-time tokens, passkeys and settings. */
export class People {
  constructor(private readonly db: Kysely<Schema>) {}

  async session(id: string): Promise<SessionRow | undefined> {
    return plain(await this.db.selectFrom('session').selectAll().where('id', '=', id).executeTakeFirst())
  }
  async keepSession(session: SessionRow): Promise<void> {
    const { id: _, created_at: __, ...changes } = session
    await this.db
      .insertInto('session')
      .values(session)
      .onConflict((c) => c.column('id').doUpdateSet(changes))
      .execute()
  }
  async rename(id: string, name: string, language: Language): Promise<void> {
    await this.db.updateTable('session').set({ name, language }).where('id', '=', id).execute()
  }
  async setWebhook(id: string, webhook: string | null): Promise<void> {
    await this.db.updateTable('session').set({ webhook }).where('id', '=', id).execute()
  }

  async keepToken(token: TokenRow, now = Date.now()): Promise<void> {
    await this.db.deleteFrom('token').where('expires_at', '<', now).execute()
    await this.db.insertInto('token').values(token).execute()
  }
  /** Uses a token up: of several who try at once, one gets it. */
  async takeToken(hash: string, purpose: string, now: number): Promise<TokenRow | undefined> {
    const row = await this.db
      .deleteFrom('token')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .returningAll()
      .executeTakeFirst()
    return row && row.expires_at > now ? row : undefined
  }

  /** The content of an unused token. */
  async token(hash: string, purpose: string, now: number): Promise<TokenRow | undefined> {
    const row = await this.db
      .selectFrom('token')
      .selectAll()
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst()
    return row && row.expires_at > now ? row : undefined
  }
  async hasToken(person: string, purpose: string): Promise<boolean> {
    const query = this.db.selectFrom('token').select('hash').where('person', '=', person).where('purpose', '=', purpose)
    return (await query.limit(1).executeTakeFirst()) !== undefined
  }
  async dropTokens(person: string, purpose: string): Promise<void> {
    await this.db.deleteFrom('token').where('person', '=', person).where('purpose', '=', purpose).execute()
  }

  passkey(id: string): Promise<PasskeyRow | undefined> {
    return this.db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
  }
  passkeysOf(person: string): Promise<PasskeyRow[]> {
    return this.db.selectFrom('passkey').selectAll().where('person', '=', person).execute()
  }
  /** Keeps a new passkey; false: one with its id is known already and stays as it is. */
  async addPasskey(passkey: PasskeyRow): Promise<boolean> {
    const added = await this.db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((c) => c.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added !== undefined
  }
  /** Notes how often a passkey has signed. */
  async countPasskey(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkey').set({ counter }).where('id', '=', id).execute()
  }

  /** A setting that was written before, if it was. */
  async readSetting(name: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
    return row?.value
  }
  async writeSetting(name: string, value: string): Promise<void> {
    await this.db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((c) => c.column('name').doUpdateSet({ value }))
      .execute()
  }
  /** A setting of this installation; made on the first call, the same for every process. */
  async setting(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('setting')
      .values({ name, value: make() })
      .onConflict((c) => c.column('name').doNothing())
      .execute()
    const { value } = await this.db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  }
}
