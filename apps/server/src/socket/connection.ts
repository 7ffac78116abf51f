import type { Duplex } from 'node:stream'
import type { Viewer } from '@sablier/kernel'
import {
  type Act,
  type ByeCode,
  type Hello,
  type JsonText,
  messageText,
  PROTOCOL,
  readToServer,
  type ToClient,
  type ToServer,
} from '@sablier/protocol'
import type { WebSocket } from 'ws'
import type { Budget } from '../desk/budget.ts'
import type { Desk } from '../desk/desk.ts'
import type { RefusalLog } from '../run/refusal-log.ts'
import { ActRefusal, toRefusal } from '../tables/act-refusal.ts'
import type { LiveTable, Watcher } from '../tables/live-table.ts'
import type { Person } from '../tables/log-entry.ts'
import { TokenBucket } from '../token-bucket.ts'
import type { Pinged } from './heartbeat.ts'
import { textFrame } from './text-frame.ts'

const HELLO_WITHIN = 10_000
/** A client with this many unread bytes is disconnected. */
const UNREAD_LIMIT = 4 * 1024 * 1024
/** How long a connection that is cut off has to say goodbye. */
const LAST_WORDS = 500
/** After this many messages above the rate limit the connection is closed. */
const PATIENCE = 200

const holding: Connection[] = []
function letAllGo(): void {
  for (const connection of holding.splice(0)) connection.letGo()
}

export interface ConnectionParts {
  readonly desk: Desk
  readonly messagesPerSecond: number
  /** Somebody has come to a table, or gone. */
  readonly presence: (table: LiveTable, newcomer?: Watcher) => void
  /** The budget of each address. */
  readonly budget: Budget
  readonly refusals: RefusalLog
  readonly onError: (error: unknown, what: string) => void
}

/** The person at the other end of a socket. */
export interface Client {
  readonly who: Person | null
  readonly address: string
}

/** A client's wish to watch a table, and how much of it the client already has. */
interface Looked {
  readonly id: string
  readonly invite: string | undefined
  readonly since: number | undefined
}

/** One client at one table. */
export class Connection implements Watcher, Pinged {
  viewer: Viewer = 'spectator'
  alive = true
  private table: LiveTable | null = null
  private invite: string | undefined
  private excess = 0
  /** It was told to go: nothing is heard of it any more. */
  private isDismissed = false
  /** Frames that are written together. */
  private held = ''
  private readonly bucket: TokenBucket
  private helloTimer: NodeJS.Timeout | undefined

  constructor(
    private readonly socket: WebSocket,
    /** The stream under the socket. */
    private readonly stream: Duplex,
    private readonly client: Client,
    private readonly parts: ConnectionParts,
  ) {
    const { messagesPerSecond } = parts
    this.bucket = new TokenBucket(messagesPerSecond, messagesPerSecond * 2)
    this.waitForHello()
  }

  get person(): string | null {
    return this.client.who?.id ?? null
  }
  get address(): string {
    return this.client.address
  }
  get name(): string | null {
    return this.client.who?.name ?? null
  }
  send(text: JsonText<ToClient>): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > UNREAD_LIMIT) {
      this.socket.terminate()
      return
    }
    const frame = textFrame(text)
    if (frame === null) {
      this.letGo()
      this.socket.send(text)
      return
    }
    if (this.held === '') {
      // A change and its `done` leave in one write: the write is the dearest part of a message.
      if (holding.length === 0) process.nextTick(letAllGo)
      holding.push(this)
    }
    this.held += frame
  }
  letGo(): void {
    const { held } = this
    this.held = ''
    if (held !== '' && this.socket.readyState === this.socket.OPEN) this.stream.write(held, 'latin1')
  }
  bye(code: ByeCode, final: boolean): void {
    this.isDismissed = true
    this.tell({ type: 'bye', code, reason: code, final })
    this.letGo()
    this.socket.close(final ? 1008 : 1012, code)
  }
  /** Ends the connection if it has not answered the last ping; else pings again. */
  try(): void {
    if (!this.alive) this.socket.terminate()
    else {
      this.alive = false
      this.socket.ping()
    }
  }
  closed(): void {
    this.stopWaiting()
    this.leaveTable()
  }

  /** Handles one message. Whatever it is, the server answers and stays up. */
  receive(text: string): void {
    this.alive = true
    if (this.isDismissed) return
    if (!this.bucket.take()) {
      if (!this.isPatient()) return
      this.refuse(undefined, new ActRefusal('too-fast', 'Too many messages: wait a moment'))
      return
    }
    const reading = readToServer(text)
    if (reading.ok) this.take(reading.message)
    else this.refuse(undefined, new ActRefusal('malformed', reading.reason, { detail: 'not-json' }))
  }
  /** Answers a ping of the client. Pings count as messages. */
  pinged(data: Buffer): void {
    this.alive = true
    if (this.bucket.take()) this.socket.pong(data)
    else this.isPatient()
  }
  /** The client has answered a ping, or sends pongs that nobody asked for: these count as messages. */
  ponged(): void {
    if (this.alive && !this.bucket.take()) this.isPatient()
    this.alive = true
  }
  /** If the table cannot be shown now, the client is told to reconnect. */
  async lookAgain(): Promise<void> {
    const { table } = this
    if (!table) return
    const look = (again: LiveTable) => {
      if (this.table === table) this.begin(again)
    }
    const { desk, onError } = this.parts
    // A person once admitted to an invited table stays admitted, even after giving their seat away.
    const find = () => desk.settled(table.id, this.person, table.core.row.invite)
    await desk.show(find, { person: this.person, since: undefined }, look).catch((error: unknown) => {
      // A person who may no longer see it is told why when they reconnect.
      if (!(error instanceof ActRefusal)) onError(error, 'looking again')
      this.bye('look-again', false)
    })
  }

  private take(message: ToServer): void {
    try {
      if (message.type === 'ping') this.tell({ type: 'pong', at: message.at, now: this.parts.desk.now() })
      else if (message.type === 'shown') this.table?.shownQuestion(this.person, message.entries, this.parts.desk.now())
      else if (message.type === 'hello') this.hello(message).catch((error: unknown) => this.refuseFor(message, error))
      else this.act(message)
    } catch (error) {
      this.refuseFor(message, error)
    }
  }

  private async hello({ protocol, table: id, since, invite }: Hello): Promise<void> {
    if (protocol !== PROTOCOL)
      throw new ActRefusal('protocol', `This server speaks version ${PROTOCOL}: reload the page`)
    // A long game takes its time to load: that is no silence of the client.
    this.stopWaiting()
    try {
      await this.look({ id, invite, since })
    } finally {
      if (!this.table) this.waitForHello()
    }
  }
  private async look({ id, invite, since }: Looked): Promise<void> {
    const { desk, budget } = this.parts
    await budget.pay(this.client.address, id, () =>
      desk.show(
        () => desk.settled(id, this.person, invite),
        { person: this.person, since },
        (table) => {
          if (this.table === table) table.unwatch(this)
          else this.leaveTable()
          this.invite = invite
          return this.begin(table, since)
        },
      ),
    )
  }
  /** Begins to watch; gives the size of the snapshot. Snapshot and watch must not be separated, or a change would be missed. */
  private begin(table: LiveTable, since?: number): number {
    if (this.socket.readyState !== this.socket.OPEN) return 0
    const snapshot = table.snapshot(this.person, since)
    this.table = table
    table.watch(this)
    this.send(snapshot)
    this.parts.presence(table, this)
    return snapshot.length
  }
  private act(act: Act): void {
    const { table, invite } = this
    const { who } = this.client
    const refused = (error: unknown) => this.refuseFor(act, error)
    if (!table) refused(new ActRefusal('not-now', 'Say hello first', { detail: 'hello-first' }))
    else if (!who) refused(new ActRefusal('no-session', 'Say who you are first', { detail: 'name-first' }))
    else {
      const done = (seq: number) => this.tell({ type: 'done', clientId: act.clientId, seq })
      this.parts.desk.act(table.id, { person: who, invite }, act, { done, refused })
    }
  }
  private waitForHello(): void {
    this.stopWaiting()
    if (this.socket.readyState !== this.socket.OPEN) return
    this.helloTimer = setTimeout(() => this.bye('no-hello', false), HELLO_WITHIN)
    this.helloTimer.unref()
  }
  /** Stops waiting for hello and releases the timer. */
  private stopWaiting(): void {
    clearTimeout(this.helloTimer)
    this.helloTimer = undefined
  }
  private leaveTable(): void {
    const { table } = this
    this.table = null
    if (!table) return
    table.unwatch(this)
    this.parts.presence(table)
  }
  private tell(message: ToClient): void {
    this.send(messageText(message))
  }
  private refuseFor(message: ToServer, error: unknown): void {
    const refusal = toRefusal(error)
    if (refusal.code === 'fault') this.parts.onError(error, `message ${message.type}`)
    this.refuse('clientId' in message ? message.clientId : undefined, refusal)
  }
  /** Notes a message above the rate limit; false: there were too many, and the connection is closed. */
  private isPatient(): boolean {
    this.excess++
    if (this.excess === PATIENCE + 1) {
      this.parts.refusals.note('message', 'cut-off', this.client.address)
      this.bye('too-many-messages', true)
      // Nobody needs to wait for a flooding client.
      setTimeout(() => this.socket.terminate(), LAST_WORDS).unref()
    }
    return this.excess <= PATIENCE
  }
  private refuse(clientId: string | undefined, refusal: ActRefusal): void {
    this.parts.refusals.note('message', refusal.code, this.client.address)
    this.tell({ type: 'refused', ...(clientId === undefined ? {} : { clientId }), ...refusal.sent })
  }
}
