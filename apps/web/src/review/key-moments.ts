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
  const lost = judgement ? judgement.best.winChance - judgement.given.winChance : 0
  if (judgement?.isClear && lost >= LEAST_LOSS) return { decision, kind: 'mistake', swing: -lost }
  const swing = (shares[seat] ?? 0) - (decisions[n - 1]?.shares[seat] ?? shares[seat] ?? 0)
  if (Math.abs(swing) < TURNS) return null
  return { decision, kind: swing > 0 ? 'gain' : 'loss', swing }
}
