import type { ByeCode, RefusalCode } from '@sablier/protocol'
import type { Fault } from './fault-words.ts'

/** Why something did not work: what the server refused or would refuse, why it hung up, or that it is not there. */
export type FaultCode = RefusalCode | ByeCode | 'offline' | 'unseen-name'

/** The server refused something or cannot be reached; `code` says why. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault'
  constructor(readonly fault: Fault) {
    super(fault.reason)
  }
  get code(): FaultCode {
    return this.fault.code
  }
}

/** Asks the server for something; what it refuses is thrown with its code. */
export async function request<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new RequestFault({ code: 'offline', reason: 'The server cannot be reached' })
  }
  const reply: unknown = await response.json().catch(() => null)
  if (response.ok) return reply as T
  throw new RequestFault({ code: 'offline', reason: response.statusText, ...(reply as Partial<Fault> | null) })
}
