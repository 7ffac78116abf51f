import { readMoments } from '../moments/kept-moments.ts'
import type { Moment } from '../moments/moment.ts'

/** What is fullest in the moments that a quick look takes. */
const KINDS = ['table', 'hand', 'opponents', 'options']

/** A few of the fullest moments of a game: those with most people at the table. */
export function fullestTables(id: string): Moment[] {
  const kept = readMoments().filter(({ game }) => game === id)
  const most = Math.max(...kept.map(({ seats }) => seats))
  return kept.filter(({ seats, fullest }) => seats === most && KINDS.some((kind) => kind in fullest))
}
