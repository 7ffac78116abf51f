import { hashToken, newId } from '../new-id.ts'
import type { SessionRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import { KEEP } from './sessions.ts'

const TEN_YEARS = 10 * 365 * 24 * 3600_000

/** Links that people keep to come back by: for those whose browser forgets them. Each person has one at most. */
export class KeepLinks {
  constructor(private readonly storage: Storage) {}

  /** A new link; the one before is worth nothing any more. */
  async make(person: string): Promise<string> {
    const { people } = this.storage
    const token = newId(24)
    await people.dropTokens(person, KEEP)
    const expires_at = Date.now() + TEN_YEARS
    await people.keepToken({ hash: hashToken(token), purpose: KEEP, body: '{}', expires_at, person })
    return token
  }
  revoke(person: string): Promise<void> {
    return this.storage.people.dropTokens(person, KEEP)
  }
  /** Whose link it is. It stays valid: it is to be kept. */
  async use(token: string): Promise<SessionRow> {
    const { people } = this.storage
    const kept = await people.token(hashToken(token), KEEP, Date.now())
    const session = kept?.person ? await people.session(kept.person) : undefined
    if (!session) throw new ActRefusal('no-session', 'This link is not valid any more', { detail: 'keep-link-unknown' })
    return session
  }
}
