import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MESSAGE_LIMIT } from '@sablier/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import type { Budget } from '../desk/budget.ts'
import type { Desk } from '../desk/desk.ts'
import { clientAddress, networkOf } from '../http/client-address.ts'
import { isOwnOrigin } from '../http/origin.ts'
import type { Bans } from '../people/bans.ts'
import { COOKIE, personOf, type Sessions } from '../people/sessions.ts'
import type { Presence } from '../presence/presence.ts'
import type { RefusalLog } from '../run/refusal-log.ts'
import { type Client, Connection, type ConnectionParts } from './connection.ts'
import { Heartbeat } from './heartbeat.ts'

export interface SocketParts {
  readonly config: Config
  readonly desk: Desk
  readonly sessions: Sessions
  readonly presence: Presence
  readonly refusals: RefusalLog
  readonly budget: Budget
  readonly bans: Bans
  readonly onError: (error: unknown, what: string) => void
}

/** All sockets of this process. */
export class Sockets {
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_LIMIT,
    perMessageDeflate: false,
    // Pings are answered by the connection, within its limit.
    autoPong: false,
  })
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly perNetwork = new Map<string, number>()
  /** One handler for all sockets, to keep an idle socket cheap. */
  private readonly connectionParts: ConnectionParts
  private readonly heartbeat = new Heartbeat()
  /** Upgrades that wait for their session to be read. */
  private readonly pending = new Set<Duplex>()
  private closing = false

  constructor(private readonly parts: SocketParts) {
    const { desk, config, presence, budget, refusals, onError } = parts
    const { messagesPerSecond } = config
    const changed: ConnectionParts['presence'] = (table, newcomer) => presence.changed(table, newcomer)
    this.connectionParts = { desk, messagesPerSecond, presence: changed, budget, refusals, onError }
  }

  get size(): number {
    return this.connections.size
  }
  listenOn(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      this.upgrade(request, socket, head).catch((error: unknown) => {
        this.parts.onError(error, 'upgrade')
        refuse(socket, 503)
      })
    })
  }
  /** A person is not known any more: none of their sockets stays. */
  endSession(person: string): void {
    for (const connection of this.connections.values())
      if (connection.person === person) connection.bye('session-ended', true)
  }
  /** Ends the sockets of whoever was banned meanwhile. */
  endBanned(): void {
    const { bans } = this.parts
    for (const connection of this.connections.values())
      if (bans.hasAddress(connection.address) || (connection.person !== null && bans.hasPerson(connection.person)))
        connection.bye('session-ended', true)
  }
  async close(): Promise<void> {
    this.closing = true
    this.heartbeat.stop()
    for (const connection of this.connections.values()) connection.bye('stopping', false)
    this.server.close()
    for (const socket of this.pending) refuse(socket, 503)
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of this.connections.keys()) socket.terminate()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, sessions, bans } = this.parts
    socket.on('error', hangUp)
    if (this.closing) return refuse(socket, 503)
    const address = clientAddress(request, config.trustedProxies)
    const turnAway = (status: number): void => {
      this.parts.refusals.note('upgrade', String(status), address)
      refuse(socket, status)
    }
    if (request.url?.split('?')[0] !== '/socket') return turnAway(404)
    if (!isOwnOrigin(request.headers, config.publicUrl) || bans.hasAddress(address)) return turnAway(403)
    // Counted before the session is read: many upgrades at once would all pass the limit while they wait.
    const network = networkOf(address)
    if (!this.reserve(network)) return turnAway(429)
    socket.once('close', () => this.release(network))
    this.pending.add(socket)
    const session = await sessions.read(cookieOf(request.headers.cookie)).finally(() => this.pending.delete(socket))
    if (this.closing) return refuse(socket, 503)
    if (session && bans.hasPerson(session.id)) return turnAway(403)
    const client = { who: session && personOf(session), address }
    this.server.handleUpgrade(request, socket, head, (ws) => this.connect(ws, socket, client))
  }
  private connect(ws: WebSocket, socket: Duplex, client: Client): void {
    const connection = new Connection(ws, socket, client, this.connectionParts)
    this.connections.set(ws, connection)
    this.heartbeat.add(connection)
    ws.on('message', (data, isBinary) => {
      if (isBinary) return connection.bye('text-only', true)
      connection.receive(data.toString())
    })
    ws.on('ping', (data) => connection.pinged(data))
    ws.on('pong', () => connection.ponged())
    ws.on('error', ws.terminate)
    ws.on('close', () => {
      this.connections.delete(ws)
      this.heartbeat.delete(connection)
      connection.closed()
    })
  }
  /** Counts a socket of a network; false: it has too many. */
  private reserve(network: string): boolean {
    const taken = this.perNetwork.get(network) ?? 0
    if (taken >= this.parts.config.socketsPerAddress) return false
    this.perNetwork.set(network, taken + 1)
    return true
  }
  private release(network: string): void {
    const left = (this.perNetwork.get(network) ?? 1) - 1
    if (left > 0) this.perNetwork.set(network, left)
    else this.perNetwork.delete(network)
  }
}

const cookieOf = (header = ''): string | undefined =>
  header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)

function hangUp(this: Duplex): void {
  this.destroy()
}
/** Answers and closes both directions: a client that keeps its side open must not hold the connection. */
function refuse(socket: Duplex, status: number): void {
  socket.once('finish', hangUp)
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
