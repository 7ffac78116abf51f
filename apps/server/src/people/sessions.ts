import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language, Me } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { SessionRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Person } from '../tables/line.ts'

/** The name of the cookie. */
export const COOKIE = 'sablier'
const SEEN_EVERY = 3600_000

/** Guests: a name and a signed cookie. The id in it is public, the signature is not. */
export class Sessions {
  constructor(
    private readonly storage: Storage,
    private readonly key: string,
  ) {}

  sign(id: string): string {
    return `${id}.${this.mac(id)}`
  }
  /** The person behind a cookie; null if it is missing, forged or forgotten. */
  async read(cookie: string | undefined): Promise<SessionRow | null> {
    const id = this.idOf(cookie)
    const session = id === null ? undefined : await this.storage.people.session(id)
    if (!session) return null
    const now = Date.now()
    if (now - session.seen_at > SEEN_EVERY) await this.storage.people.keepSession({ ...session, seen_at: now })
    return session
  }
  async begin(name: string, language: Language): Promise<SessionRow> {
    const now = Date.now()
    const session = { id: newId(), name, language, webhook: null, created_at: now, seen_at: now }
    await this.storage.people.keepSession(session)
    return session
  }
  async me(session: SessionRow): Promise<Me> {
    const { id, name, language, webhook } = session
    const passkeys = await this.storage.people.passkeysOf(id)
    return { id, name, language: language as Language, webhook, passkeys: passkeys.length }
  }

  private idOf(cookie: string | undefined): string | null {
    const [id, mac, ...rest] = (cookie ?? '').split('.')
    if (!id || !mac || rest.length > 0 || id.length > 64) return null
    const [given, right] = [Buffer.from(mac), Buffer.from(this.mac(id))]
    return given.length === right.length && timingSafeEqual(given, right) ? id : null
  }
  private mac(id: string): string {
    return createHmac('sha256', this.key).update(`session:${id}`).digest('base64url')
  }
}

/** A session as the log of a table names it. */
export const personOf = ({ id, name, language }: SessionRow): Person => ({ id, name, language: language as Language })
