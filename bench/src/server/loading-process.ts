import { type Entry, Match, type MatchRecord, seedFrom } from '@sablier/kernel'
import { SHELF } from '@sablier/shelf'
import { processorTime } from '../measure.ts'
import { longestRecord } from './longest-record.ts'

/** One load of the longest game: milliseconds on the clock, and of all of the process's threads on the processor. */
export interface Load {
  readonly ms: number
  readonly cpu: number
}

// Loads the longest recorded game of one game to its last ask again and again, as a server does: with events and known hashes.
const [id, times] = process.argv.slice(2)
const entry = SHELF.find((candidate) => candidate.id === id)
if (!entry) throw new Error(`There is no game ${id} on the shelf`)
const { game } = await entry.load()
const { seats, options, secret, entropy, entries: recorded } = longestRecord(game.id) as MatchRecord
const spec = { game, seats, options, seed: seedFrom(secret, entropy) }
const upToLast = recorded.slice(0, -1)
const entries = upToLast.map(({ hash: _, ...given }) => given as Entry)
const hashes = upToLast.map(({ hash }) => hash)
const loads = Array.from({ length: Number(times) }, (): Load => {
  const [began, cpu] = [performance.now(), processorTime()]
  if (Match.replay(spec, entries, { hashes }).hash !== hashes.at(-1)) throw new Error('Another game came out')
  return { ms: performance.now() - began, cpu: processorTime() - cpu }
})
process.send?.({ entries: entries.length, loads })
