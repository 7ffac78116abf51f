import type { Answer, Chance, Match, Seat } from '@sablier/kernel'

/** Some legal answer, found at once; null if the seat is not asked. */
export function anyEntry(
  match: Match,
  seat: Seat,
  chance: Chance,
): { readonly seat: Seat; readonly answer: Answer } | null {
  const ask = match.askOf(seat)
  return ask && match.asSeenBy(seat, () => ({ seat, answer: ask.encode(ask.randomChoice(chance)) }))
}
