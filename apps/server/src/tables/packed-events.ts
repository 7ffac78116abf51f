import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** No event begins so: each begins with the number of its entry. */
const MARK = 'z'

/** The event log of a whole game, compressed: it is stored for as long as the game is kept. */
export async function packed(events: string): Promise<string> {
  return MARK + (await deflate(events)).toString('base64')
}
export const isPacked = (events: string): boolean => events.startsWith(MARK)
/** Stored events as they were, packed or not. */
export function unpacked(events: string): string {
  return isPacked(events) ? inflateRawSync(Buffer.from(events.slice(MARK.length), 'base64')).toString() : events
}
