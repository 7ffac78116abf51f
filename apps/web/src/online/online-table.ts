import { type Act, type Mirror, mirrored, PROTOCOL, readToClient, type ToClient } from '@sablier/protocol'
import { create } from 'zustand'
import { randomHex } from '../saved/saved-games.ts'

/** An online table as the screen shows it. */
export interface OnlineState {
  readonly mirror: Mirror | null
  readonly connected: boolean
  /** Why one cannot come in, or what the server last refused. */
  readonly fault: { readonly code: string; readonly reason: string } | null
  /** The table will not come back. */
  readonly closed: boolean
}

const AWAY: OnlineState = { mirror: null, connected: false, fault: null, closed: false }

export const useOnlineTable = create<OnlineState>(() => AWAY)
const { getState, setState } = useOnlineTable

type ActBody = Act extends infer A ? (A extends Act ? Omit<A, 'clientId'> : never) : never

const LONGEST_PAUSE = 10_000

/** The line to one table: says hello, keeps what is known up to date, comes back when it breaks. */
class Line {
  private socket: WebSocket | null = null
  private pause = 500
  private left = false
  /** Acts that the server has not confirmed: sent again after a break, played once. */
  private readonly unsent = new Map<string, string>()

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
      this.hello()
      for (const text of this.unsent.values()) socket.send(text)
    }
    socket.onmessage = ({ data }) => {
      const read = readToClient(String(data))
      if (read.ok) this.hear(read.message)
    }
    socket.onclose = () => {
      if (this.left || this.socket !== socket) return
      setState({ connected: false })
      setTimeout(() => !this.left && this.open(), this.pause)
      this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
    }
  }
  private hello(): void {
    const since = getState().mirror?.seq
    this.socket?.send(
      JSON.stringify({
        type: 'hello',
        protocol: PROTOCOL,
        table: this.table,
        ...(since !== undefined && { since }),
        ...(this.invite && { invite: this.invite }),
      }),
    )
  }
  private hear(message: ToClient): void {
    switch (message.type) {
      case 'snapshot':
      case 'change':
      case 'presence': {
        const next = mirrored(getState().mirror, message)
        if (next === 'resync') this.hello()
        else setState({ mirror: next, connected: true })
        this.pause = 500
        return
      }
      case 'done':
        this.unsent.delete(message.clientId)
        setState({ fault: null })
        return
      case 'refused':
        if (message.clientId) this.unsent.delete(message.clientId)
        setState({ fault: { code: message.code, reason: message.reason } })
        return
      case 'bye':
        if (message.final) {
          this.left = true
          setState({ connected: false, closed: true, fault: { code: 'bye', reason: message.reason } })
        }
        return
      case 'pong':
        return
    }
  }
  send(act: ActBody): void {
    const clientId = randomHex(12)
    const text = JSON.stringify({ ...act, clientId })
    this.unsent.set(clientId, text)
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }
  leave(): void {
    this.left = true
    this.socket?.close()
  }
}

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
/** Does something at the table one is at. */
export function act(body: ActBody): void {
  line?.send(body)
}
