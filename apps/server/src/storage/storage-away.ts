/** The error codes of PostgreSQL, its connections and the operating system while the database cannot be reached. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53100', // disk full
  '53300', // too many connections
  '57P01', // shut down by the administrator
  '57P02',
  '57P03', // starting up
])
/** SQLite's result codes for a file that is busy, cannot be read or written, or has no room. */
const AWAY_RESULTS = new Set([5, 10, 13, 14])
const AWAY_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error/

/** Whether an error means that the storage cannot be used just now, rather than that we used it wrongly. */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return AWAY_RESULTS.has(errcode & 0xff)
  if (typeof code === 'string' && (AWAY_CODES.has(code) || code.startsWith('08'))) return true
  if (error instanceof AggregateError) return error.errors.some(isStorageAway)
  return AWAY_MESSAGES.test(error.message)
}
