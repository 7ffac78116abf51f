import { type Act, type ClientTable, PROTOCOL, readToClient, type ToClient, updateClientTable } from '@sablier/protocol'
import { create } from 'zustand'
import { randomHex } from '../saved/saved-games.ts'
import { useSettings } from '../settings/settings-store.ts'
import type { Fault } from './fault-words.ts'

/** An online table as the screen shows it. */
interface OnlineState {
  readonly clientTable: ClientTable | null
  readonly connected: boolean
  /** Why one cannot come in, or what the server last refused. */
  readonly fault: Fault | null
  /** How far the server's clock is ahead of this one, in milliseconds. */
  readonly ahead: number
  /** Acts that the server has not confirmed, by their client id: sent again after a break, played once. */
  readonly unconfirmed: ReadonlyMap<string, string>
}

const AWAY: OnlineState = { clientTable: null, connected: false, fault: null, ahead: 0, unconfirmed: new Map() }

export const useOnlineTable = create<OnlineState>(() => AWAY)
const { getState, setState } = useOnlineTable

type ActBody = Act extends infer A ? (A extends Act ? Omit<A, 'clientId'> : never) : never

const LONGEST_PAUSE = 10_000
/** How often the connection is tried. It is dead if nothing has come before the next time: noticed within twice as long. */
const PING_MS = 4000
/** When to try again what the server had no time for. */
const RETRY_MS = 1500
/** Refusals of a hello that may be over in a moment. */
const PASSING: readonly Fault['code'][] = ['too-fast', 'not-saved', 'stopping', 'fault']

/** Refusals of a hello that will not be over soon: the table is not shown to this person. */
const SHUT_OUT: readonly Fault['code'][] = ['unknown-table', 'not-invited']

/** The connection to one table: says hello, keeps what is known up to date, comes back when it breaks. */
class Connection {
  private socket: WebSocket | null = null
  private pause = 500
  private left = false
  /** Something has come since the connection was last tried. */
  private alive = true
  /** A hello was said and neither a snapshot nor a refusal has come. */
  private saidHello = false
  /** Callbacks for refused acts, by client id. */
  private readonly whenRefused = new Map<string, () => void>()
  private readonly pinging = setInterval(() => this.ping(), PING_MS)

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
  ) {
    this.open()
  }

  private open(): void {
    // A proxy in front of several processes sends everybody at a table to the same one.
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?table=${this.table}`)
    this.socket = socket
    this.alive = true
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
    if (!socket) return
    if (this.alive) {
      this.alive = false
      this.say({ type: 'ping', at: Date.now() })
    } else {
      // Nobody at the other end will say goodbye, or it does not even open.
      this.lost(socket)
      socket.close()
    }
  }
  private hello(): void {
    this.saidHello = true
    const since = getState().clientTable?.seq
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
      case 'presence':
      case 'whisper': {
        if (message.type === 'snapshot') this.saidHello = false
        const next = updateClientTable(getState().clientTable, message)
        if (next === 'resync') this.hello()
        else this.comeIn(next)
        this.pause = 500
        return
      }
      case 'done':
        this.whenRefused.delete(message.clientId)
        setState({ fault: null, unconfirmed: without(message.clientId) })
        return
      case 'refused':
        this.refused(message)
        return
      case 'bye':
        if (message.final) {
          this.leave()
          setState({ connected: false, fault: { code: message.code, reason: message.reason } })
        }
        return
      case 'pong':
        // The answer took as long to come as the question to go, more or less.
        setState({ ahead: message.now - (message.at + Date.now()) / 2 })
        return
    }
  }
  private refused({ type: _, clientId, ...fault }: Extract<ToClient, { type: 'refused' }>): void {
    const { code } = fault
    // It comes again to the server that follows.
    if (code === 'stopping') setState({ fault })
    else if (clientId) {
      setState({ fault, unconfirmed: without(clientId) })
      this.whenRefused.get(clientId)?.()
      this.whenRefused.delete(clientId)
    } else if (this.saidHello) {
      this.saidHello = false
      // A person who is no longer admitted does not keep the old view.
      setState({ fault, ...(SHUT_OUT.includes(code) && { clientTable: null }) })
      if (PASSING.includes(code)) setTimeout(() => this.socket && this.hello(), RETRY_MS)
    } else {
      // It may be any of them. What came too fast may come again; what could not be read never will be.
      setState({ fault, ...(code === 'too-fast' ? {} : { unconfirmed: AWAY.unconfirmed }) })
      if (code === 'too-fast') setTimeout(() => this.sendAgain(), RETRY_MS)
    }
  }
  private sendAgain(): void {
    if (getState().connected) for (const text of getState().unconfirmed.values()) this.write(text)
  }
  /** Acts are heard from those alone whom the server has let in: what waits is sent then. */
  private comeIn(clientTable: ClientTable | null): void {
    const { connected } = getState()
    setState({ clientTable, connected: true, ...(!connected && { fault: null }) })
    if (!connected) this.sendAgain()
  }
  send(act: ActBody, whenRefused?: () => void): string {
    const clientId = randomHex(12)
    if (whenRefused) this.whenRefused.set(clientId, whenRefused)
    const text = JSON.stringify({ ...act, clientId })
    const { connected, unconfirmed } = getState()
    setState({ unconfirmed: new Map([...unconfirmed, [clientId, text]]) })
    if (connected) this.write(text)
    return clientId
  }
  shown(entries: number): void {
    if (getState().connected) this.say({ type: 'shown', entries })
  }
  leave(): void {
    this.left = true
    clearInterval(this.pinging)
    this.socket?.close()
  }
}

const without = (clientId: string): ReadonlyMap<string, string> =>
  new Map([...getState().unconfirmed].filter(([id]) => id !== clientId))

let connection: Connection | null = null

/** Comes to a table; returns how to leave it. */
export function joinTable(table: string, invite: string | null): () => void {
  setState(AWAY)
  const mine = new Connection(table, invite)
  connection = mine
  return () => {
    mine.leave()
    if (connection === mine) connection = null
  }
}
/** Does something at the table one is at; returns the client id by which it is confirmed. */
export function act(body: ActBody, whenRefused?: () => void): string | null {
  return connection?.send(body, whenRefused) ?? null
}
/** The question after so many entries can be answered on screen now. */
export const sayShown = (entries: number): void => connection?.shown(entries)
/** Asks everybody to stop the game; who is alone at the table stops it. */
export const proposeClose = (): void => void act({ type: 'propose', proposal: { kind: 'close' } })
/** The message of the last refusal has been read. */
export const forgetFault = (): void => setState({ fault: null })
