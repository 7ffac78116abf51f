import type { Entry } from '../match/entry.ts'
import type { Match } from '../match/match.ts'

/** The same answer where the seat meets the card it names as another piece: under another number. */
export function sameCards(match: Match, entry: Entry): Entry {
  const ask = match.askOf(entry.seat)
  if ('take' in entry || !ask || !['pick', 'pick-some', 'order'].includes(ask.kind)) return entry
  const open = match.asSeenBy(entry.seat, () => ask.options().map(({ id }) => id))
  const taken = new Set<string>()
  const sameCard = (id: string): string => {
    const found = open.includes(id)
      ? id
      : (open.find((other) => !taken.has(other) && other.split('#')[0] === id.split('#')[0]) ?? id)
    taken.add(found)
    return found
  }
  const { seat, answer } = entry
  if (typeof answer === 'string') return { seat, answer: sameCard(answer) }
  return Array.isArray(answer) ? { seat, answer: (answer as readonly string[]).map(sameCard) } : entry
}
