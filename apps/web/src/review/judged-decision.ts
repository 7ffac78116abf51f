import { type GameBot, HINT_TEXTS, type JudgedAnswer, type Judgement, judge, standing } from '@sablier/bots'
import { type AnyGame, type Bilingual, type MatchRecord, replayRecord, type Seat } from '@sablier/kernel'

/** One decision of a seat, looked at again. */
export interface JudgedDecision {
  /** How many entries there were when it was made. */
  readonly entry: number
  readonly round: number
  /** Everybody's chance to win then, as the seat could know it. */
  readonly shares: readonly number[]
  /** Null where there was nothing to choose. */
  readonly judgement: Judgement | null
  /** The texts of the reasons in the judgement. */
  readonly texts: Readonly<Record<string, Bilingual>>
}

/** What one decision may cost to be judged. */
const BUDGET = { iterations: 600, milliseconds: 220 }

/** The answers of a seat: how many entries there were before each. */
export const answersOf = ({ entries }: MatchRecord, seat: Seat): number[] =>
  entries.flatMap((entry, n) => (entry.seat === seat && 'answer' in entry ? [n] : []))

/** Judges the decision that came after so many entries. */
export function judgeDecision(
  { game, bot }: { readonly game: AnyGame; readonly bot: GameBot },
  record: MatchRecord,
  entry: number,
): JudgedDecision | null {
  const given = record.entries[entry]
  if (!given || !('answer' in given)) return null
  const match = replayRecord(game, record, entry, { listen: false })
  const { seat, answer } = given
  const seed = `review ${entry}`
  const judgement = judge({ match, seat, answer, bot, seed, budget: BUDGET, now: () => performance.now() })
  return {
    entry,
    round: match.table.state.round,
    shares: standing(match, seat, bot, seed),
    judgement,
    texts: judgement ? textsOf(bot, [judgement.given, judgement.best]) : {},
  }
}

function textsOf(bot: GameBot, answers: readonly JudgedAnswer[]): Record<string, Bilingual> {
  const all: Readonly<Record<string, Bilingual>> = { ...HINT_TEXTS, ...bot.texts }
  const told: Record<string, Bilingual> = {}
  for (const { speaksFor, speaksAgainst } of answers)
    for (const reason of [speaksFor, speaksAgainst]) {
      const text = reason && all[reason.key]
      if (text) told[reason.key] = text
    }
  return told
}
