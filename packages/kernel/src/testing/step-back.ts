import { below, type Chance } from '../chance.ts'
import { canonicalJson, hashState } from '../hash.ts'
import { Match } from '../match/match.ts'
import type { View } from '../match/match-data.ts'
import { randomEntry } from './random-player.ts'

const PLAYED_ON = 12

/** Goes back in a copy of a match to some moment and plays on from there: what is wrong then, or null. */
export function stepBackFault(match: Match, chance: Chance): string | null {
  const fork = match.fork()
  const count = below(chance, fork.entries.length + 1)
  const landing = fork.earlier(count)?.beforeSealed ?? count
  const before = fork.earlier(landing)
  if (!before) return `there is no moment ${landing}`
  fork.stepBack(count, 1)
  if (fork.entries.length !== landing) return `it went back to ${fork.entries.length} instead of ${landing}`
  for (const viewer of [...fork.table.seats, 'spectator'] as const)
    if (seen(fork.view(viewer)) !== seen(before.view(viewer))) return `${viewer} knows something else than before`
  if (hashState(fork.table.state) === hashState(before.table.state)) return 'the same chance comes again'
  for (let i = 0; i < PLAYED_ON && !fork.over; i++) fork.enter(randomEntry(fork, chance))
  return (
    differs(fork, Match.replay(fork, fork.entries, { listen: false, redraws: fork.redraws }), 'a replay') ??
    differs(fork, new Match(fork, { listen: false, from: fork.saved() }), 'a match that was loaded')
  )
}
function differs(match: Match, other: Match, what: string): string | null {
  return hashState(match.table.state) === hashState(other.table.state) ? null : `${what} ends elsewhere`
}
/** What a viewer knows, but for what they may take back. */
const seen = ({ canUndo: _, ...view }: View): string => canonicalJson(view)
