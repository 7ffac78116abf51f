import { timingSafeEqual } from 'node:crypto'

/** Whether an authorization header carries this token. */
export function isBearer(given: string | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}
