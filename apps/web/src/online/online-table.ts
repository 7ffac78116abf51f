import { type Act, type Mirror, mirrored, PROTOCOL, readToClient, type ToClient } from '@sablier/protocol'
import { create } from 'zustand'
import { randomHex } from '../saved/saved-games.ts'
import { useSettings } from '../settings/settings-store.ts'
import type { Fault } from './fault-words.ts'

/** An online table as the screen shows it. */
interface OnlineState {
  readonly mirror: Mirror | null
  readonly connected: boolean
  /** Why one cannot come in, or what the server last refused. */
  readonly fault: Fault | null
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number
  /** Acts that the server has not confirmed, by their client id: sent again after a break, played once. */
  readonly unconfirmed: ReadonlyMap<string, string>
}

const AWAY: OnlineState = { mirror: null, connected: false, fault: null, ahead: 0, unconfirmed: new Map() }

export const useOnlineTable = create<OnlineState>(() => AWAY)
const { getState, setState } = useOnlineTable

type ActBody = Act extends infer A ? (A extends Act ? Omit<A, 'clientId'> : never) : never

const LONGEST_PAUSE = 10_000
/** How often the line is tried. Where not even the answer to that comes before the next time, it has gone dead. */
const PING_MS = 15_000

/** The line to one table: says hello, keeps what is known up to date, comes back when it breaks. */
class Line {
  private socket: WebSocket | null = null
  private pause = 500
  private left = false
  /** Something has come since the line was last tried. */
  private alive = true
  private readonly pinging = setInterval(() => this.ping(), PING_MS)

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
  ) {
    this.open()
  }

  private open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.alive = true
      this.hello()
      this.ping()
    }
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return
      this.alive = true
      const read = readToClient(String(data))
      if (read.ok) this.hear(read.message)
    }
    socket.onclose = () => this.lost(socket)
  }
  private lost(socket: WebSocket): void {
    if (this.left || this.socket !== socket) return
    this.socket = null
    setState({ connected: false })
    setTimeout(() => !this.left && this.open(), this.pause)
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }
  private say(message: object): void {
    this.write(JSON.stringify(message))
  }
  private write(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }
  private ping(): void {
    const { socket } = this
    if (socket?.readyState !== WebSocket.OPEN) return
    if (this.alive) {
      this.alive = false
      this.say({ type: 'ping', at: Date.now() })
    } else {
      // Nobody at the other end will say goodbye.
      this.lost(socket)
      socket.close()
    }
  }
  private hello(): void {
    const since = getState().mirror?.seq
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      language: useSettings.getState().language,
      ...(since !== undefined && { since }),
      ...(this.invite && { invite: this.invite }),
    })
  }
  private hear(message: ToClient): void {
    switch (message.type) {
      case 'snapshot':
      case 'change':
      case 'presence': {
        const next = mirrored(getState().mirror, message)
        if (next === 'resync') this.hello()
        else this.comeIn(next)
        this.pause = 500
        return
      }
      case 'done':
        setState({ fault: null, unconfirmed: without(message.clientId) })
        return
      case 'refused': {
        const { code, reason, rule, clientId } = message
        // Without a name it may be any of them: none is waited for.
        const unconfirmed = clientId ? without(clientId) : AWAY.unconfirmed
        setState({ fault: { code, reason, ...(rule !== undefined && { rule }) }, unconfirmed })
        return
      }
      case 'bye':
        if (message.final) {
          this.leave()
          setState({ connected: false, fault: { code: 'too-many', reason: message.reason } })
        }
        return
      case 'pong':
        // The answer took as long to come as the question to go, more or less.
        setState({ ahead: message.now - (message.at + Date.now()) / 2 })
        return
    }
  }
  /** Acts are heard from those alone whom the server has let in: what waits is sent then. */
  private comeIn(mirror: Mirror | null): void {
    const { connected, unconfirmed } = getState()
    setState({ mirror, connected: true })
    if (!connected) for (const text of unconfirmed.values()) this.write(text)
  }
  send(act: ActBody): string {
    const clientId = randomHex(12)
    const text = JSON.stringify({ ...act, clientId })
    const { connected, unconfirmed } = getState()
    setState({ unconfirmed: new Map([...unconfirmed, [clientId, text]]) })
    if (connected) this.write(text)
    return clientId
  }
  leave(): void {
    this.left = true
    clearInterval(this.pinging)
    this.socket?.close()
  }
}

const without = (clientId: string): ReadonlyMap<string, string> =>
  new Map([...getState().unconfirmed].filter(([id]) => id !== clientId))

let line: Line | null = null

/** Comes to a table; returns how to leave it. */
export function joinTable(table: string, invite: string | null): () => void {
  setState(AWAY)
  const mine = new Line(table, invite)
  line = mine
  return () => {
    mine.leave()
    if (line === mine) line = null
  }
}
/** Does something at the table one is at; returns the client id by which it is confirmed. */
export function act(body: ActBody): string | null {
  return line?.send(body) ?? null
}
/** Asks everybody to stop the game; who is alone at the table stops it. */
export const proposeClose = (): void => void act({ type: 'propose', proposal: { kind: 'close' } })
/** The message of the last refusal has been read. */
export const forgetFault = (): void => setState({ fault: null })
