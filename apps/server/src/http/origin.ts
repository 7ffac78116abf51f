import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request comes from our own pages, or from no page at all. */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (publicUrl !== null && origin === new URL(publicUrl).origin)
}
