import { type Entry, Match, type MatchSpec } from '@sablier/kernel'

/** Everybody's score after so many answers. */
export interface ScorePoint {
  readonly entry: number
  readonly scores: readonly number[]
}

const POINTS = 60

/** How the scores went, at some dozens of moments of a game; at the end as they were counted. */
export function scoreStory(spec: MatchSpec, entries: readonly Entry[]): ScorePoint[] {
  const match = new Match(spec, { listen: false })
  const every = Math.max(1, Math.ceil(entries.length / POINTS))
  const points: ScorePoint[] = []
  const note = (entry: number) => {
    const { seats } = match.table
    points.push({ entry, scores: match.result?.scores ?? seats.map((seat) => spec.game.score(match.table, seat)) })
  }
  for (const [i, entry] of entries.entries()) {
    if (i % every === 0) note(i)
    match.enter(entry)
  }
  note(entries.length)
  return points
}
