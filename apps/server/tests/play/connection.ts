import { type ClientTable, PROTOCOL, readToClient, type ToClient, updateClientTable } from '@sablier/protocol'
import { WebSocket } from 'ws'
import { type Fields, freshId } from './fresh-id.ts'

type Waiter = { readonly test: (message: ToClient) => boolean; readonly done: (message: ToClient) => void }

/** A guard against hanging, not a measure of speed: a busy machine answers late. */
const PATIENCE = 120_000

type TableMessage = Parameters<typeof updateClientTable>[1]
const changesTable = (message: ToClient): message is TableMessage =>
  ['snapshot', 'change', 'presence', 'whisper'].includes(message.type)

/** One socket at one table; checks every message against the protocol and keeps the clientTable. */
export class Connection {
  readonly socket: WebSocket
  readonly opened: Promise<void>
  readonly messages: ToClient[] = []
  clientTable: ClientTable | null = null
  /** What was wrong with what the server sent; stays empty. */
  readonly faults: string[] = []
  closed = false
  /** Messages are counted but not checked: for clients that send thousands. */
  unchecked = false
  private waiters: Waiter[] = []

  constructor(url: string, headers: Record<string, string>) {
    this.socket = new WebSocket(url, { headers })
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve())
      this.socket.once('error', reject)
    })
    this.opened.catch(() => {})
    this.socket.on('message', (data) => this.take(data.toString()))
    this.socket.on('close', () => {
      this.closed = true
      for (const { done } of this.waiters.splice(0))
        done({ type: 'bye', code: 'stopping', reason: 'closed', final: false })
    })
    this.socket.on('error', () => {})
  }

  async hello(table: string, more: Fields = {}): Promise<ToClient> {
    this.send({ type: 'hello', protocol: PROTOCOL, table, ...more })
    return this.next(({ type }) => type === 'snapshot' || type === 'refused')
  }
  send(message: Fields | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }
  /** Does an act and waits for its one answer. */
  act(act: Fields): Promise<ToClient> {
    const clientId = (act['clientId'] as string | undefined) ?? freshId()
    const answer = this.next(
      (message) => (message.type === 'done' || message.type === 'refused') && message.clientId === clientId,
    )
    this.send({ ...act, clientId })
    return answer
  }
  /** Answers the open ask with its first option, or with what is given. */
  async answer(answer?: unknown): Promise<ToClient> {
    const { view } = this.clientTable as ClientTable
    return this.act({ type: 'answer', entries: view?.entries ?? 0, answer: answer ?? this.someAnswer() })
  }
  /** A legal answer to the open ask, by what the ask offers. */
  someAnswer(): unknown {
    const ask = this.clientTable?.view?.ask
    if (!ask) throw new Error('nothing is asked')
    const ids = ask.options.map(({ id }) => id)
    if (ask.kind === 'pick') return ids[0]
    if (ask.kind === 'pick-some') return ids.slice(0, Math.max(ask.min, Math.min(1, ask.max)))
    if (ask.kind === 'order') return ids
    if (ask.kind === 'agree') return true
    if (ask.kind === 'amount') return ask.min
    if (ask.kind === 'propose') return ask.candidates[0]
    let left = ask.min
    return ids.map((_, i) => {
      const share = Math.min(left, ask.caps?.[i] ?? left)
      left -= share
      return share
    })
  }
  next(test: (message: ToClient) => boolean, within = PATIENCE): Promise<ToClient> {
    if (this.closed) return Promise.reject(new Error('the line is closed'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('no such message in time')), within)
      this.waiters.push({
        test,
        done: (message) => {
          clearTimeout(timer)
          resolve(message)
        },
      })
    })
  }
  /** Waits until what is known of the table fits, if only from one message to the next: gives what was known then. */
  async until(test: (clientTable: ClientTable) => boolean): Promise<ClientTable> {
    let found = null as ClientTable | null
    const fits = (): boolean => {
      if (!found && this.clientTable && test(this.clientTable)) found = this.clientTable
      return found !== null
    }
    if (!fits())
      await this.next(fits).catch((error: unknown) => {
        throw new Error(`${error}: ${JSON.stringify(this.clientTable?.table)}`)
      })
    return found ?? Promise.reject(new Error('the line was closed before'))
  }
  /** Waits until the table waits for nobody but this seat. */
  turn(): Promise<ClientTable> {
    return this.until(({ view }) => this.isAsked && view?.waiting.length === 1)
  }
  get isAsked(): boolean {
    return this.clientTable?.view?.ask != null
  }
  close(): void {
    this.socket.terminate()
  }

  private take(text: string): void {
    const reading = this.unchecked ? { ok: true as const, message: JSON.parse(text) as ToClient } : readToClient(text)
    if (!reading.ok) {
      this.faults.push(`${reading.reason}: ${text.slice(0, 300)}`)
      return
    }
    const { message } = reading
    this.messages.push(message)
    if (this.unchecked) this.messages.length = 0
    else if (changesTable(message)) {
      const next = updateClientTable(this.clientTable, message)
      if (next === 'resync') this.faults.push(`a change from ${JSON.stringify(message).slice(0, 100)} did not follow`)
      else this.clientTable = next
    }
    const due = this.waiters.filter(({ test }) => test(message))
    this.waiters = this.waiters.filter((waiter) => !due.includes(waiter))
    for (const { done } of due) done(message)
  }
}
