import type { Seat } from '@sablier/kernel'
import type { Remote } from 'comlink'
import { useEffect, useState } from 'react'
import type { ReplayHost } from '../replay/replay-host.ts'
import type { JudgedDecision } from './judged-decision.ts'

/** How far a review has come. */
export interface Review {
  readonly decisions: readonly JudgedDecision[]
  /** From 0 to 1. */
  readonly done: number
}

const NOTHING: Review = { decisions: [], done: 0 }

/** Judges the decisions of a seat one after the other; each is shown as soon as it is judged. */
export function useReview(host: Remote<ReplayHost> | null, seat: Seat): Review {
  const [review, setReview] = useState<Review>(NOTHING)
  useEffect(() => {
    let gone = false
    setReview(NOTHING)
    const judgeAll = async (from: Remote<ReplayHost>) => {
      const answers = await from.answers(seat)
      for (const [n, entry] of answers.entries()) {
        const judged = await from.judged(entry)
        if (gone) return
        const done = (n + 1) / answers.length
        setReview(({ decisions }) => ({ decisions: judged ? [...decisions, judged] : decisions, done }))
      }
      if (!gone && answers.length === 0) setReview({ decisions: [], done: 1 })
    }
    if (host) void judgeAll(host)
    return () => {
      gone = true
    }
  }, [host, seat])
  return review
}
