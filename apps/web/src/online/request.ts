import type { RefusalCode } from '@sablier/protocol'

/** Why something did not work: what the server refused or would refuse, or that it is not there. */
export type FaultCode = RefusalCode | 'offline' | 'unseen-name'

/** The server refused something or cannot be reached; `code` says why. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault'
  constructor(
    readonly code: FaultCode,
    reason: string,
  ) {
    super(reason)
  }
}

/** Asks the server for something; what it refuses is thrown with its code. */
export async function request<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new RequestFault('offline', 'The server cannot be reached')
  }
  const reply: unknown = await response.json().catch(() => null)
  if (response.ok) return reply as T
  const { code = 'offline', reason = response.statusText } = (reply ?? {}) as { code?: FaultCode; reason?: string }
  throw new RequestFault(code, reason)
}
