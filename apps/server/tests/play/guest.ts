import { Connection } from './connection.ts'
import { type Fields, freshId } from './fresh-id.ts'

/** A reply as a test reads it. */
export interface Reply {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every kind
  readonly body: any
}

/** Somebody with a browser: keeps the cookie, asks over HTTP, sits at tables over sockets. */
export class Guest {
  cookie = ''
  me = ''
  readonly connections: Connection[] = []
  constructor(public url: string) {}

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url)
    const { body } = await guest.post('/api/session', { name, language: 'en' })
    guest.me = body.me.id
    return guest
  }

  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie()[0]
    if (set) this.cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }
  get = (path: string) => this.request('GET', path)
  post = (path: string, body: unknown = {}) => this.request('POST', path, body)

  /** Opens a table of the miniature game: oneself first, then what is given. */
  async open(seats: (Fields | 'open')[] = ['open'], more: Fields = {}): Promise<{ table: string; invite: string }> {
    const wishes = seats.map((seat) => (seat === 'open' ? { kind: 'open' } : seat))
    const { status, body } = await this.post('/api/tables', {
      game: 'lanterns',
      options: {},
      seats: [{ kind: 'me' }, ...wishes],
      visibility: 'public',
      clock: { kind: 'none' },
      ...more,
    })
    if (status !== 200) throw new Error(`no table: ${JSON.stringify(body)}`)
    return body
  }
  /** Does an act over HTTP. */
  act(table: string, act: Fields): Promise<Reply> {
    return this.post(`/api/tables/${table}/acts`, { clientId: freshId(), ...act })
  }
  /** Comes to a table and waits for the first snapshot. */
  async sit(table: string, hello: Fields = {}): Promise<Connection> {
    const connection = this.connect()
    await connection.opened
    await connection.hello(table, hello)
    return connection
  }
  connect(headers: Record<string, string> = {}): Connection {
    const connection = new Connection(`${this.url.replace('http', 'ws')}/socket`, {
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...headers,
    })
    this.connections.push(connection)
    return connection
  }
  leave(): void {
    for (const connection of this.connections) connection.close()
  }
}
