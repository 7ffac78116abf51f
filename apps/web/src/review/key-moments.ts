import type { Judgement, Reason } from '@sablier/bots'
import type { JudgedDecision } from './judged-decision.ts'

/** A decision that turned the game: what it cost, or how far the chance to win had come since the one before. */
export interface KeyMoment {
  readonly decision: JudgedDecision
  readonly kind: 'mistake' | 'gain' | 'loss'
  /** By how much the chance to win went up or down, from -1 to 1. */
  readonly swing: number
}

const MOST = 5
/** A smaller loss is not called a mistake, a smaller swing does not turn a game. */
const LEAST_LOSS = 0.03
const TURNS = 0.12

/** The decisions worth looking at again, in their order: clear mistakes first, then the largest swings. */
export function keyMoments(decisions: readonly JudgedDecision[], seat: number): KeyMoment[] {
  const found = decisions.flatMap((_, n) => momentAt(decisions, n, seat) ?? [])
  const isMistake = ({ kind }: KeyMoment) => Number(kind === 'mistake')
  return found
    .sort((a, b) => isMistake(b) - isMistake(a) || Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.decision.entry - b.decision.entry)
}

function momentAt(decisions: readonly JudgedDecision[], n: number, seat: number): KeyMoment | null {
  const decision = decisions[n]
  if (!decision) return null
  const { judgement, shares } = decision
  if (judgement && verdictOf(judgement) !== 'good')
    return { decision, kind: 'mistake', swing: -lostPoints(judgement) / 100 }
  const swing = (shares[seat] ?? 0) - (decisions[n - 1]?.shares[seat] ?? shares[seat] ?? 0)
  if (Math.abs(swing) < TURNS) return null
  return { decision, kind: swing > 0 ? 'gain' : 'loss', swing }
}

export const VERDICTS = ['good', 'doubtful', 'costly'] as const
export type Verdict = (typeof VERDICTS)[number]

/** From here on a mistake is called costly. */
const COSTLY = 0.1

/** Fewer worlds prove nothing, however far apart the two answers are in them. */
const LEAST_WORLDS = 8

/** Whether an answer was as good as any, could have been better, or cost dearly. What chance explains counts as good. */
export function verdictOf({ given, best, isClear, worlds }: Judgement): Verdict {
  const lost = best.winChance - given.winChance
  if (!isClear || worlds < LEAST_WORLDS || lost < LEAST_LOSS) return 'good'
  return lost < COSTLY ? 'doubtful' : 'costly'
}

/** The one reason that says most: for the better answer, else against the one that was given. What holds for both explains nothing. */
export function reasonOf(judgement: Judgement): Reason | null {
  const { given, best } = judgement
  if (verdictOf(judgement) === 'good') return given.speaksFor
  const same = JSON.stringify(best.speaksFor) === JSON.stringify(given.speaksFor)
  return (same ? null : best.speaksFor) ?? given.speaksAgainst
}

/** What an answer cost, in points of the chance to win, as the two chances are shown. */
export const lostPoints = ({ given, best }: Judgement): number =>
  Math.round(best.winChance * 100) - Math.round(given.winChance * 100)

/** How many decisions there are of each kind; where there was nothing to choose, none. */
export function countVerdicts(decisions: readonly JudgedDecision[]): Readonly<Record<Verdict, number>> {
  const counts = { good: 0, doubtful: 0, costly: 0 }
  for (const { judgement } of decisions) if (judgement) counts[verdictOf(judgement)]++
  return counts
}
