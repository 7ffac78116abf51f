import { Match } from '@sablier/kernel'
import { ActRefusal } from './act-refusal.ts'
import type { TableCore } from './core.ts'

/** The match as it was after so many of its entries. */
export function pastMatch({ match }: Pick<TableCore, 'match'>, count: number): Match {
  if (!match || count > match.entries.length)
    throw new ActRefusal('not-now', 'There is no such moment', { detail: 'no-such-moment' })
  const { game, seats, options, seed, entries, hashes } = match
  const redraws = match.redraws.filter(({ after }) => after <= count)
  const past = replayed({ game, seats, options, seed }, entries.slice(0, count), { hashes, redraws })
  if (!past || past.hashes.at(-1) !== hashes[count - 1])
    throw new ActRefusal('read-only', 'The rules have changed since this moment', { detail: 'rules-changed' })
  return past
}

/** Null where the entries do not fit the rules any more. It listens: what is asked is put into words only for those who do. */
function replayed(
  spec: ConstructorParameters<typeof Match>[0],
  entries: Match['entries'],
  known: Pick<Match, 'hashes' | 'redraws'>,
): Match | null {
  try {
    return Match.replay(spec, entries, known)
  } catch {
    return null
  }
}
