import * as v from 'valibot'
import { isPlainAnswer } from './acts.ts'
import { ToClient } from './to-client.ts'
import { ToServer } from './to-server.ts'

/** A message that could be read, or what is wrong with it. */
export type Reading<T> = { readonly ok: true; readonly message: T } | { readonly ok: false; readonly reason: string }

function read<T>(
  schema: v.GenericSchema<unknown, T>,
  text: string,
  isPlain?: (value: unknown) => value is T,
): Reading<T> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not JSON' }
  }
  if (isPlain?.(value)) return { ok: true, message: value }
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (parsed.success) return { ok: true, message: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, reason: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}`.slice(0, 200) }
}

/** Reads what a client sent. */
export const readToServer = (text: string): Reading<ToServer> => read(ToServer, text, isPlainAnswer)
/** Reads what a server sent. */
export const readToClient = (text: string): Reading<ToClient> => read(ToClient, text)
