import type { Seat } from '@sablier/kernel'
import type { ScorePoint } from './score-story.ts'

/** A moment at which somebody took the lead for good or for a while. */
export interface TurningPoint {
  readonly entry: number
  readonly leader: Seat
}

/** The moments at which the lead changed hands; a tie changes nothing. */
export function turningPoints(points: readonly ScorePoint[]): TurningPoint[] {
  const found: TurningPoint[] = []
  let leader = -1
  for (const { entry, scores } of points) {
    const best = Math.max(...scores)
    const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
    const [first] = leaders
    if (leaders.length !== 1 || first === undefined || first === leader) continue
    if (leader >= 0) found.push({ entry, leader: first })
    leader = first
  }
  return found
}
