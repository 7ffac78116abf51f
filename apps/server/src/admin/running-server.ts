import { readControlFile } from '../run/control-file.ts'

/** Where a running server takes the operator's orders, and the token that opens it. */
export interface ServerPlace {
  readonly url: string
  readonly token: string
}

/** A server that runs: what changes something is done by it, so that everybody at its tables sees it at once. */
export class RunningServer {
  constructor(private readonly place: ServerPlace) {}

  /** The server that runs on a data folder; null: none answers. */
  static async find(dataDir: string): Promise<RunningServer | null> {
    const control = readControlFile(dataDir)
    if (!control) return null
    try {
      await fetch(`${control.url}/health`, { signal: AbortSignal.timeout(5000) })
      return new RunningServer(control)
    } catch {
      // It was killed and has left its file behind.
      return null
    }
  }

  async ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<T> {
    const { url, token } = this.place
    const response = await fetch(`${url}/api/operator/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    })
    const answer = (await response.json()) as T & { reason?: string }
    if (!response.ok) throw new Error(answer.reason ?? `The server answered with ${response.status}`)
    return answer
  }
}
