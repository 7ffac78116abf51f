import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Language } from '@sablier/protocol'
import type { Metrics } from '../metrics.ts'
import type { Storage } from '../storage/storage.ts'
import { ActRefusal } from '../tables/act-refusal.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { isPrivateHost, publicLookup } from './private-address.ts'

/** How long a request may take from its beginning to its answer. */
const TIMEOUT = 5000
const AT_ONCE = 100
/** Requests of one person: who answers slowly takes no place from others. */
const AT_ONCE_EACH = 2
const TEXT: Record<Language, (title: string) => string> = {
  en: (title) => `It is your turn in ${title}.`,
  fr: (title) => `C’est à vous de jouer : ${title}.`,
}

export interface WebhookParts {
  readonly storage: Storage
  readonly metrics: Metrics
  readonly publicUrl: string | null
  readonly allowPrivate: boolean
  readonly onError: (error: unknown, what: string) => void
  /** Milliseconds a request may take. */
  readonly deadline?: number
}

/** Tells people who are not there that it is their turn, by a plain HTTP request that chat services understand. */
export class Webhooks {
  /** The people whose requests are under way. */
  private readonly sending: string[] = []
  constructor(private readonly parts: WebhookParts) {}

  /** Refuses an address that must not be called from here. */
  check(url: string): void {
    const { protocol, hostname, username, password } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new ActRefusal('malformed', 'Only http and https', { detail: 'webhook-protocol' })
    if (username !== '' || password !== '')
      throw new ActRefusal('malformed', 'No user name and no password in the address', {
        detail: 'webhook-credentials',
      })
    if (!this.parts.allowPrivate && isPrivateHost(hostname))
      throw new ActRefusal('malformed', 'The address is private: the operator of this server does not allow it', {
        detail: 'webhook-private',
      })
  }

  /** Sends a notice to everybody whose turn has come and who does not watch. Once for every turn. */
  notify(table: LiveTable): void {
    const { core } = table
    for (const seat of core.waiting) {
      const { person, bot } = core.state.seats[seat] ?? {}
      const since = core.time.since[seat] ?? 0
      if (!person || bot || table.noticed[seat] === since) continue
      table.noticed[seat] = since
      if (table.isWatchedBy(person.id)) continue
      void this.send(person.id, table.id, core.rules?.game.text.title[person.language] ?? core.row.game)
    }
  }

  private async send(person: string, table: string, title: string): Promise<void> {
    const { storage, publicUrl, metrics, onError } = this.parts
    try {
      const session = await storage.people.session(person)
      if (!session?.webhook) return
      if (!this.hasPlaceFor(person)) {
        metrics.webhooks.inc({ outcome: 'dropped' })
        return
      }
      const path = `/table/${table}`
      const line = TEXT[session.language as Language](title)
      const url = publicUrl === null ? path : publicUrl + path
      // `text` and `content` are what the common chat services read.
      const text = publicUrl === null ? line : `${line} ${url}`
      this.sending.push(person)
      const status = await this.post(session.webhook, { text, content: text, event: 'your-turn', table, url }).finally(
        () => this.sending.splice(this.sending.indexOf(person), 1),
      )
      metrics.webhooks.inc({ outcome: status < 300 ? 'sent' : 'refused' })
    } catch (error) {
      metrics.webhooks.inc({ outcome: 'failed' })
      onError(error, 'webhook')
    }
  }
  private hasPlaceFor(person: string): boolean {
    return this.sending.length < AT_ONCE && this.sending.filter((id) => id === person).length < AT_ONCE_EACH
  }
  private async post(url: string, body: unknown): Promise<number> {
    this.check(url)
    const request = url.startsWith('https:') ? httpsRequest : httpRequest
    const text = JSON.stringify(body)
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          // Of the whole request: whoever drips an answer is not idle.
          signal: AbortSignal.timeout(this.parts.deadline ?? TIMEOUT),
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
          ...(this.parts.allowPrivate ? {} : { lookup: publicLookup }),
        },
        (response) => {
          // Redirects are not followed: they could lead anywhere.
          response.destroy()
          resolve(response.statusCode ?? 0)
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  }
}
