import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Advice } from '../desk/advice.ts'
import type { Budget } from '../desk/budget.ts'
import type { Desk } from '../desk/desk.ts'
import type { Metrics } from '../metrics.ts'
import type { Webhooks } from '../notify/webhooks.ts'
import type { Bans } from '../people/bans.ts'
import type { KeepLinks } from '../people/keep-links.ts'
import type { Passkeys } from '../people/passkeys.ts'
import type { RelationChanges } from '../people/relation-changes.ts'
import type { Relations } from '../people/relations.ts'
import type { SeatLinks } from '../people/seat-links.ts'
import { COOKIE, type Sessions } from '../people/sessions.ts'
import type { Operator } from '../run/operator.ts'
import type { RefusalLog } from '../run/refusal-log.ts'
import type { SessionRow } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import type { GameShelf } from '../tables/shelf.ts'

/** Everything the routes need. */
export interface HttpParts {
  readonly config: Config
  readonly storage: Storage
  readonly shelf: GameShelf
  readonly desk: Desk
  readonly advice: Advice
  readonly sessions: Sessions
  readonly links: SeatLinks
  readonly keepLinks: KeepLinks
  readonly passkeys: Passkeys
  readonly relations: Relations
  readonly relationChanges: RelationChanges
  readonly webhooks: Webhooks
  readonly metrics: Metrics
  readonly refusals: RefusalLog
  readonly budget: Budget
  readonly bans: Bans
  readonly operator: Operator
  /** Opens the operator's API to commands that can read the data folder; null: there is no such folder. */
  readonly controlToken: string | null
  /** Ends the sockets of a person who is not known any more. */
  readonly endSession: (person: string) => void
  /** Whether the server takes requests: false from the moment it goes down. */
  readonly isReady: () => boolean
  readonly version: string
}

const YEAR = 365 * 24 * 3600

/** The session of a request, if it has one. Whoever is banned is refused. */
export async function sessionOf({ sessions, bans }: HttpParts, request: FastifyRequest): Promise<SessionRow | null> {
  const session = await sessions.read(request.cookies[COOKIE])
  if (session) bans.mustNotBe({ person: session.id })
  return session
}

/** The session of a request; whoever has none is sent to give a name first. */
export async function mustHaveSession(parts: HttpParts, request: FastifyRequest): Promise<SessionRow> {
  const session = await sessionOf(parts, request)
  if (!session) throw new ActRefusal('no-session', 'Say who you are first', { detail: 'name-first' })
  return session
}
/** Signs the person out of this browser. */
export function clearCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' })
}
export function setCookie({ sessions, config }: HttpParts, reply: FastifyReply, id: string): void {
  reply.setCookie(COOKIE, sessions.sign(id), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR,
  })
}
