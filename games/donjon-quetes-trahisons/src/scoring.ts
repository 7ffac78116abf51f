import type { Piece, Result, Seat } from '@sablier/kernel'
import type { Quest } from './cards/card.ts'
import type { Table } from './shape.ts'

/** What a quest's card pays and costs: its printed trophy points. */
export function printedTrophies(t: Table, quest: Quest): number {
  return t.seats.length % 2 === 0 ? (quest.evenTrophies ?? quest.trophies) : quest.trophies
}

/** What an unfinished main quest costs at the end. */
function mainPenalty(t: Table, seat: Seat): number {
  const main = t.zone('main-quest', seat).top
  return main === undefined ? 0 : printedTrophies(t, t.card(main) as Quest)
}

/** The trophy points of a seat once unfinished quests are deducted; may be negative. */
export function finalScore(t: Table, seat: Seat): number {
  return t.track('trophies', seat) - mainPenalty(t, seat) - t.zone('secondary-quests', seat).size
}

/** The end of the game: deductions shown, most points win, then most points before them and spoils together, then the victory is shared. */
export function finalResult(t: Table, reason: 'trophy-target' | 'deck-empty'): Result {
  for (const seat of t.seats) {
    const unfinished: Piece[] = [...t.zone('main-quest', seat).pieces, ...t.zone('secondary-quests', seat).pieces]
    if (unfinished.length > 0) t.cite('end.winner').reveal(unfinished)
    const main = mainPenalty(t, seat)
    const secondary = t.zone('secondary-quests', seat).size
    if (main > 0) t.cite('end.main-quest-penalty').say('main-quest-unfinished', { seat: { seat }, n: main })
    if (secondary > 0) t.cite('end.secondary-penalty').say('quests-unfinished', { seat: { seat }, n: secondary })
  }
  const scores = t.seats.map((seat) => finalScore(t, seat))
  const best = Math.max(...scores)
  const leaders = t.seats.filter((seat) => scores[seat] === best)
  t.cite('goal.most-trophies').say('final-score', { seats: { seats: leaders }, n: best })
  const owned = (seat: Seat): number => t.track('trophies', seat) + t.zone('spoils', seat).size
  const most = Math.max(...leaders.map(owned))
  const winners = leaders.filter((seat) => owned(seat) === most)
  if (leaders.length > 1) t.cite('end.tiebreak').say('tie-broken', { seats: { seats: winners }, n: most })
  return { reason, winners, scores }
}
