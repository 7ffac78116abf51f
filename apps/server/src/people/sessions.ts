import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language, Me } from '@sablier/protocol'
import { newId } from '../new-id.ts'
import type { SessionRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Person } from '../tables/log-entry.ts'

/** The name of the cookie. */
export const COOKIE = 'sablier'
const SEEN_EVERY = 3600_000
/** The purpose of tokens that bring a person back. */
export const KEEP = 'keep'

/** Guests: a name and a signed cookie. The id in it is public, the signature is not. */
export class Sessions {
  constructor(
    private readonly storage: Storage,
    /** The first one signs; cookies signed by any of them are accepted. */
    private readonly keys: readonly string[],
  ) {}

  sign(id: string): string {
    return `${id}.${mac(this.keys[0] ?? '', id)}`
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
    const session = { id: newId(), name, language, webhook: null, created_at: now, seen_at: now, hidden_name: null }
    await this.storage.people.keepSession(session)
    return session
  }
  async me(session: SessionRow): Promise<Me> {
    const { id, name, language, webhook } = session
    const { people } = this.storage
    const [passkeys, keepLink] = await Promise.all([people.passkeysOf(id), people.hasToken(id, KEEP)])
    const secured = passkeys.length > 0 || keepLink
    return { id, name, language: language as Language, webhook, passkeys: passkeys.length, keepLink, secured }
  }

  /** An address as it may be kept: nobody can read it back. */
  hashOf(address: string): string {
    return createHmac('sha256', this.keys[0] ?? '')
      .update(`address:${address}`)
      .digest('base64url')
      .slice(0, 22)
  }

  private idOf(cookie: string | undefined): string | null {
    const [id, given, ...rest] = (cookie ?? '').split('.')
    if (!id || !given || rest.length > 0 || id.length > 64) return null
    const isRight = this.keys.some((key) => isSame(given, mac(key, id)))
    return isRight ? id : null
  }
}

const mac = (key: string, id: string): string => createHmac('sha256', key).update(`session:${id}`).digest('base64url')

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A session as the log of a table names it. */
export const personOf = ({ id, name, language }: SessionRow): Person => ({ id, name, language: language as Language })
