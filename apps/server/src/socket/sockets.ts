import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { MESSAGE_LIMIT } from '@sablier/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config.ts'
import type { Desk } from '../desk/desk.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { COOKIE, personOf, type Sessions } from '../people/sessions.ts'
import type { Presence } from '../presence/presence.ts'
import { Connection, type ConnectionParts } from './connection.ts'
import { Heartbeat } from './heartbeat.ts'

export interface SocketParts {
  readonly config: Config
  readonly desk: Desk
  readonly sessions: Sessions
  readonly presence: Presence
  readonly onError: (error: unknown, what: string) => void
}

/** All sockets of this process. */
export class Sockets {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_LIMIT, perMessageDeflate: false })
  private readonly connections = new Map<WebSocket, Connection>()
  private readonly perAddress = new Map<string, number>()
  /** The same for all: a socket that is silent shall cost little. */
  private readonly connectionParts: ConnectionParts
  private readonly heartbeat = new Heartbeat()
  private closing = false

  constructor(private readonly parts: SocketParts) {
    const { desk, config, presence, onError } = parts
    const { messagesPerSecond } = config
    this.connectionParts = { desk, messagesPerSecond, presence: (table) => presence.changed(table), onError }
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
  async close(): Promise<void> {
    this.closing = true
    this.heartbeat.stop()
    for (const connection of this.connections.values()) connection.bye('the server goes down', false)
    this.server.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    for (const socket of this.connections.keys()) socket.terminate()
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, sessions } = this.parts
    socket.on('error', hangUp)
    if (request.url?.split('?')[0] !== '/socket') return refuse(socket, 404)
    if (this.closing) return refuse(socket, 503)
    if (!isOwnOrigin(request.headers, config.publicUrl)) return refuse(socket, 403)
    const address = addressOf(request, config.trustProxy)
    if ((this.perAddress.get(address) ?? 0) >= config.socketsPerAddress) return refuse(socket, 429)
    const session = await sessions.read(cookieOf(request.headers.cookie))
    this.server.handleUpgrade(request, socket, head, (ws) => {
      const connection = new Connection(ws, socket, session && personOf(session), this.connectionParts)
      this.connections.set(ws, connection)
      this.heartbeat.add(connection)
      this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1)
      ws.on('message', (data, isBinary) => {
        if (isBinary) return connection.bye('text only', true)
        connection.receive(data.toString())
      })
      ws.on('pong', () => {
        connection.alive = true
      })
      ws.on('error', ws.terminate)
      ws.on('close', () => {
        this.connections.delete(ws)
        this.heartbeat.delete(connection)
        const left = (this.perAddress.get(address) ?? 1) - 1
        if (left > 0) this.perAddress.set(address, left)
        else this.perAddress.delete(address)
        connection.closed()
      })
    })
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
function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')[0]
        ?.trim()
    : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}
